import { refTo } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { eventsSaying } from '../../world/readings/events.ts';
import { harmOf } from '../../world/readings/harm.ts';
import { isReady, isStarting } from '../../world/readings/pods.ts';
import { isWithin } from '../../world/readings/time.ts';
import type { SymptomFinder } from '../symptom-finder.ts';

/** A container that ran so long under its liveness probe has passed it. */
const YOUNG_MS = 5 * 60_000;
const FRESH_MS = 30_000;

/**
 * A probe of a pod that is Ready or still starts does what it should not: liveness fails, so the container will be
 * killed, or a probe cannot be run at all. Only events show that yet.
 */
export const probeFailing: SymptomFinder<'Pod'> = {
  kind: 'probe-failing',
  of: ['Pod'],

  *find(pod, world) {
    const on = refTo('Pod', pod);
    const sign = signIn(pod, world.now);
    if (!sign) return;

    const said = eventsSaying(['Unhealthy'], on, world).find(({ quote }) => quote.includes(sign));
    if (!said || !isWithin(FRESH_MS, said.at, world.now)) return;
    yield {
      kind: 'probe-failing',
      on,
      reason: 'Unhealthy',
      evidence: said,
      ...(said.at && { since: said.at }),
      hurts: harmOf(on, world),
    };
  },
};

/** In the first minute a readiness or startup probe may fail, but not error. */
function signIn(pod: Resource<'Pod'>, now: string): string | undefined {
  if (isStarting(pod, now) && pod.spec?.nodeName) return 'probe errored';
  return isReady(pod) && isProbedYoung(pod, now) ? 'Liveness probe' : undefined;
}

function isProbedYoung({ spec, status }: Resource<'Pod'>, now: string): boolean {
  const probed = (spec?.containers ?? []).filter(({ livenessProbe }) => livenessProbe);
  return (status?.containerStatuses ?? []).some(
    ({ name, state, restartCount }) =>
      restartCount === 0 &&
      probed.some((one) => one.name === name) &&
      isWithin(YOUNG_MS, state?.running?.startedAt, now),
  );
}
