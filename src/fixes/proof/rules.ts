import { refKey } from '../../domain/keys.ts';
import type { Source } from '../../domain/model.ts';
import type { Check } from '../../domain/plan.ts';
import type { MeteredLoader } from '../../domain/ports.ts';
import type { Proposal } from '../../domain/remedy.ts';
import type { Rules } from '../../domain/rules.ts';
import type { Finding, Verdict } from '../../domain/verdict.ts';
import { diagnose } from '../../engine/diagnose.ts';
import { oncePer } from '../../world/once-per.ts';
import { openWorld } from '../../world/open-world.ts';
import { overlay } from '../../world/overlay.ts';
import type { Workload } from '../change/workload.ts';
import { foreseeable } from './foreseeable.ts';
import { isOrder } from './placement.ts';
import { predict } from './predict.ts';

/**
 * Whether the engine, run on the predicted cluster, no longer finds the cause and finds nothing new; `before` is
 * what it finds about the workload today.
 */
export async function rulesOn(
  proposal: Proposal,
  cause: Finding,
  workload: Workload,
  before: Verdict,
  loader: MeteredLoader,
  rules: Rules,
): Promise<Check> {
  const { goal, change, isBack } = proposal;
  if (!change || !goal || isOrder(proposal)) return { is: 'not-checked', why: 'not-simulated' };
  if (goal.is === 'updated-ready' && isAboutRun(cause))
    return { is: 'not-checked', why: 'needs-a-run' };

  const predicted = oncePer((source: Source) =>
    overlay(
      source,
      predict(workload, change, isBack ?? goal.is === 'aborted', openWorld(source).world),
    ),
  );
  const after = await diagnose(
    workload.on,
    { ...loader, load: async (reads) => predicted(await loader.load(reads)) },
    silent(rules),
  );
  const wanted = rules.causes.filter(({ wantedBy }) => wantedBy === goal.is).map(({ id }) => id);
  return compared(cause, before, after.verdict, wanted);
}

/** What programs complain of and controllers warn of today says nothing about the predicted cluster. */
function silent(rules: Rules): Rules {
  const { symptomFinders } = rules;
  return {
    ...foreseeable(rules),
    concerns: [],
    symptomFinders: symptomFinders.filter(({ asked }) => asked !== 'of-sampled-pods'),
  };
}

/**
 * Whether a finding tells of a container that ran, which no predicted pod ever does, or of what a controller was
 * answered, which is not predicted either. That a pod finds no node is simulated.
 */
function isAboutRun({ evidence, seen }: Finding): boolean {
  const isSimulated = seen.some(({ kind }) => kind === 'pod-unscheduled');
  return evidence.some(
    ({ source, on, path = '' }) =>
      source === 'log' ||
      OF_CONTAINERS.test(path) ||
      (!isSimulated && (source === 'event' || (on.kind !== 'Pod' && path.startsWith('/status/')))),
  );
}
const OF_CONTAINERS = /^\/status\/\w*[cC]ontainerStatuses\//;

/** What the engine's verdict on a changed world says of the change that answers a cause, and that means to bring about `wanted`. */
export function compared(
  cause: Finding,
  before: Verdict,
  after: Verdict,
  wanted: readonly string[] = [],
): Check {
  const [crash] = after.crashes;
  if (crash) return { is: 'not-checked', why: 'rule-crashed', note: crash.rule };

  const known = new Set([...wanted, ...before.findings.map(({ id }) => id)]);
  const found = credible(after);
  const stays = found.some(
    ({ id, subject }) => id === cause.id && refKey(subject) === refKey(cause.subject),
  );
  if (stays) return { is: 'fails', why: 'cause-stays' };
  // What only waits for something else is no trouble of its own.
  const fresh = found.find(({ id, because }) => !known.has(id) && id !== cause.id && !because);
  if (fresh) return { is: 'fails', why: 'new-finding', note: fresh.id };
  return isBlind(cause, after) || isUnclear(before, after)
    ? { is: 'not-checked', why: 'unread' }
    : { is: 'holds' };
}

/** Whether something could not be read that the cause may rest on: its absence then proves nothing. */
function isBlind({ subject, evidence }: Finding, { notChecked }: Verdict): boolean {
  const kinds = new Set(['Pod', 'Node', subject.kind, ...evidence.map(({ on }) => on.kind)]);
  return notChecked.some(
    ({ read }) =>
      ('get' in read && kinds.has(read.get.kind)) || ('list' in read && kinds.has(read.list)),
  );
}

/**
 * Whether a pod that was ill for a known cause stays ill without one. Only pods: the status of what owns them is
 * not predicted.
 */
function isUnclear(before: Verdict, after: Verdict): boolean {
  const [was, now] = [explainedIn(before), explainedIn(after)];
  return after.symptoms.some(
    ({ key, on, until }) => on.kind === 'Pod' && !until && was.has(key) && !now.has(key),
  );
}

function explainedIn(verdict: Verdict): ReadonlySet<string> {
  return new Set(credible(verdict).flatMap(({ explains }) => explains));
}

function credible({ findings }: Verdict): readonly Finding[] {
  return findings.filter(({ confidence }) => confidence !== 'possible');
}
