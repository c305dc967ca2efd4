import { refKey } from '../../domain/keys.ts';
import type { Ref, Source } from '../../domain/model.ts';
import type { Change, Check } from '../../domain/plan.ts';
import type { MeteredLoader } from '../../domain/ports.ts';
import type { Rules } from '../../domain/rules.ts';
import type { Finding, Verdict } from '../../domain/verdict.ts';
import { diagnose } from '../../engine/diagnose.ts';
import { changed } from '../../world/changed.ts';
import { madeBy } from '../../world/made-by.ts';
import { oncePer } from '../../world/once-per.ts';
import { openWorld } from '../../world/open-world.ts';
import { overlay } from '../../world/overlay.ts';
import { foreseeable } from './foreseeable.ts';
import { compared } from './rules.ts';

/**
 * Whether the engine, run on the cluster with one object changed, no longer finds the cause and finds nothing new;
 * `before` is what it finds today. What controllers write about the object, or a program in its log, it cannot predict.
 */
export async function rulesOnObject(
  change: Change,
  cause: Finding,
  before: Verdict,
  loader: MeteredLoader,
  rules: Rules,
): Promise<Check> {
  if (change.sub || isTold(cause) || isOfLaterRun(change, cause))
    return { is: 'not-checked', why: 'needs-a-run' };
  const { uid: _, ...ref } = change.on;
  const predicted = oncePer((source: Source) => {
    const found = openWorld(source).world.get(ref);
    const object = found.is === 'known' ? [found.value] : [];
    if (change.do === 'evict') return overlay(source, { put: [], drop: object });
    const made = madeBy(change);
    const put = made ? [made] : object.map((one) => changed(one, change.ops));
    return overlay(source, { put, drop: [] });
  });
  const after = await diagnose(
    cause.subject,
    { ...loader, load: async (reads) => predicted(await loader.load(reads)) },
    foreseeable(rules),
  );
  const check = compared(cause, before, after.verdict);
  if (check.is !== 'fails' || check.why === 'cause-stays') return check;
  return compared(cause, before, after.verdict, await foundToday(after.verdict, before));

  /** Trouble of today on objects that only the changed object refers to: the change makes it visible and does not cause it. */
  async function foundToday(then: Verdict, now: Verdict): Promise<readonly string[]> {
    const seen = new Set(now.findings.map(({ subject }) => refKey(subject)));
    const others = then.findings.map(({ subject }) => subject);
    const beyond = new Map<string, Ref>(
      others.filter((one) => !seen.has(refKey(one))).map((one) => [refKey(one), one]),
    );
    const asked = [...beyond.values()].slice(0, MOST_ASKED);
    const today = await Promise.all(asked.map((one) => diagnose(one, loader, rules)));
    return today.flatMap(({ verdict }) => verdict.findings.map(({ id }) => id));
  }
}

const MOST_ASKED = 3;

/** Whether only a run that is still to come has the change, and the failed one stays. */
function isOfLaterRun({ on }: Change, { subject }: Finding): boolean {
  return on.kind.startsWith('batch/') && on.name !== subject.name;
}

/** Whether the evidence is of a run or a status, not of the spec. */
function isTold({ evidence }: Finding): boolean {
  return evidence.some(
    ({ source, path = '' }) => ['log', 'event'].includes(source) || path.startsWith('/status/'),
  );
}
