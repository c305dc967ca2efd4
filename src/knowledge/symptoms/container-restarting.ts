import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { harmOf } from '../../readings/harm.ts';
import { restartedContainers } from '../../readings/pods/containers.ts';
import { illSince } from '../../readings/pods/ill-since.ts';
import { isOver } from '../../readings/pods/pods.ts';
import { isResizedAt } from '../../readings/pods/resized-at.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';

/** A container ended and has restarted, or is about to be. */
export const containerRestarting: SymptomFinder<'Pod'> = {
  kind: 'container-restarting',
  of: ['Pod'],

  *find(pod, world) {
    if (pod.metadata?.deletionTimestamp || isOver(pod)) return;
    const on = refTo('Pod', pod);

    for (const { container, reason, path, ended: at, until } of restartedContainers(
      pod,
      world.now,
    )) {
      if (until && isResizedAt(pod, container, at, world)) continue; // as somebody wanted it
      const since = until ? at : illSince(pod, container, world);
      yield {
        kind: 'container-restarting',
        on,
        part: container,
        reason,
        evidence: { ...quotedField(on, `${path}/reason`, reason), ...present({ at }) },
        ...present({ since, until }),
        hurts: harmOf(on, world),
      };
    }
  },
};
