import { diagnose } from '../../diagnosis/diagnose.ts';
import type { Rules } from '../../diagnosis/rules.ts';
import type { Source } from '../../domain/model.ts';
import type { Change, Check } from '../../domain/plan.ts';
import type { MeteredLoader } from '../../domain/ports.ts';
import type { Finding, Verdict } from '../../domain/verdict.ts';
import { oncePer } from '../../world/once-per.ts';
import { openWorld } from '../../world/open-world.ts';
import { overlay } from '../../world/overlay.ts';
import { changed } from '../changed.ts';
import { compared } from './rules.ts';

/**
 * Whether the engine, run on the cluster with one object changed, no longer finds the cause and finds nothing new;
 * `before` is what it finds today. What controllers write about the object, or a program in its log, it cannot predict.
 */
export async function rulesOnObject(
  { on, ops, sub }: Change,
  cause: Finding,
  before: Verdict,
  loader: MeteredLoader,
  rules: Rules,
): Promise<Check> {
  if (sub || isTold(cause)) return { is: 'not-checked', why: 'needs-a-run' };
  const { uid: _, ...ref } = on;
  const predicted = oncePer((source: Source) => {
    const found = openWorld(source).world.get(ref);
    const put = found.is === 'known' ? [changed(found.value, ops)] : [];
    return overlay(source, { put, drop: [] });
  });
  const after = await diagnose(
    cause.subject,
    { ...loader, load: async (reads) => predicted(await loader.load(reads)) },
    rules,
  );
  return compared(cause, before, after.verdict);
}

/** Whether the cause shows in what is told of a run or a status, and not in what was asked for. */
function isTold({ evidence }: Finding): boolean {
  return evidence.some(
    ({ source, path = '' }) => ['log', 'event'].includes(source) || path.startsWith('/status/'),
  );
}
