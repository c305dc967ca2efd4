import { refTo } from '../../domain/keys.ts';
import type { Evidence, Ref } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isHeldUp, isReady } from '../../world/readings/pods.ts';
import { updateOf } from '../../world/readings/updates.ts';
import type { SymptomFinder } from '../symptom-finder.ts';

type Rollout = Resource<'argoproj.io/Rollout'>;

/**
 * An update of an Argo Rollout does not advance, and not because its plan or a person stopped it. A pause that its
 * plan made is no excuse for pods that do not run: without a readiness probe they count for a moment.
 */
export const rolloutStuck: SymptomFinder<'argoproj.io/Rollout'> = {
  kind: 'rollout-stuck',
  of: ['argoproj.io/Rollout'],

  *find(rollout, world) {
    const { spec, status } = rollout;
    if (spec?.paused || status?.abort) return;
    const update = updateOf(rollout, world);
    if (!update || update.hash === status?.stableRS) return;

    const on = refTo('argoproj.io/Rollout', rollout);
    const { reason, evidence } = statedBy(rollout, on);
    const isLate = reason === 'ProgressDeadlineExceeded' && !status?.pauseConditions?.length;
    if (!isLate && !update.pods.some((pod) => isHeldUp(pod, world.now))) return;

    const ready = update.older.filter(isReady).length;
    const since = update.newest.metadata?.creationTimestamp;
    yield {
      kind: 'rollout-stuck',
      on,
      reason,
      evidence,
      ...(since && { since }),
      hurts: ready >= (spec?.replicas ?? 1) ? 'progress' : ready > 0 ? 'redundancy' : 'users',
    };
  },
};

/** What the Rollout says of itself. "Progressing" may stand there for ever: it is not good news. */
function statedBy({ status }: Rollout, on: Ref): Readonly<{ reason: string; evidence: Evidence }> {
  const { conditions = [], message, phase = '' } = status ?? {};
  const index = conditions.findIndex(({ type }) => type === 'Progressing');
  const { reason = phase, message: said = '', lastTransitionTime: at } = conditions[index] ?? {};
  const quote = (path: string, text: string) =>
    ({ source: 'field', on, path, quote: text }) as const;

  if (reason === 'ProgressDeadlineExceeded' || !(message ?? phase)) {
    const evidence = quote(`/status/conditions/${index}/message`, said);
    return { reason, evidence: { ...evidence, ...(at && { at }) } };
  }
  const evidence = message ? quote('/status/message', message) : quote('/status/phase', phase);
  return { reason, evidence };
}
