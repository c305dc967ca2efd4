import { refTo } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { eventsSaying } from '../../world/readings/events.ts';
import { harmOf } from '../../world/readings/harm.ts';
import { isReady } from '../../world/readings/pods.ts';
import { isWithin } from '../../world/readings/time.ts';
import type { SymptomFinder } from '../symptom-finder.ts';

/** A container that ran so long under its liveness probe has passed it. */
const YOUNG_MS = 5 * 60_000;
const FRESH_MS = 30_000;

/** The liveness probe of a container that is Ready fails: it will be killed. Only its events show that yet. */
export const probeFailing: SymptomFinder<'Pod'> = {
  kind: 'probe-failing',
  of: ['Pod'],

  *find(pod, world) {
    const on = refTo('Pod', pod);
    if (!isReady(pod) || !isProbedYoung(pod, world.now)) return;

    const said = eventsSaying(['Unhealthy'], on, world).find(({ quote }) =>
      quote.includes('Liveness probe'),
    );
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

function isProbedYoung({ spec, status }: Resource<'Pod'>, now: string): boolean {
  const probed = (spec?.containers ?? []).filter(({ livenessProbe }) => livenessProbe);
  return (status?.containerStatuses ?? []).some(
    ({ name, state, restartCount }) =>
      restartCount === 0 &&
      probed.some((one) => one.name === name) &&
      isWithin(YOUNG_MS, state?.running?.startedAt, now),
  );
}
