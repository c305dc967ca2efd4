import type { Cause } from '../../../domain/model.ts';
import { brief } from '../../../world/readings/logs/logs.ts';
import { isOver, isStuckEnding } from '../../../world/readings/pods/pods.ts';
import { eventsSaying } from '../../signs/events.ts';
import { nodeOf } from '../../signs/nodes/nodes.ts';
import { overdueWords, type Overdue } from './overdue.words.ts';

/** A pod should be gone, and the kubelet of its node, which is not known to be lost, has not let go of it. */
export const overdue: Cause<Overdue, 'Pod'> = {
  id: 'lifecycle/overdue',
  of: ['Pod'],
  explains: ['pod-terminating'],

  *explain({ on, evidence }, world, pod) {
    const { metadata, spec, status } = pod;
    const { deletionTimestamp: due = '', finalizers = [] } = metadata ?? {};
    const isReleased = finalizers.length > 0 && isOver(pod); // its finalizer keeps it then
    if (!spec?.nodeName || isReleased || !isStuckEnding(pod, world.now)) return;
    const { node, isLost } = nodeOf(pod, world);
    if (isLost) return;

    const [said] = eventsSaying(['FailedKillPod'], on, world);
    const running = (status?.containerStatuses ?? []).filter(({ state }) => state?.running);
    yield {
      subject: on,
      params: {
        due,
        node: spec.nodeName,
        ...(node.is === 'unknown' && { isUnread: true as const }),
        running: running.map(({ name }) => name),
        ...(said && { said: brief(said.quote) }),
      },
      evidence: [evidence, ...(said ? [said] : [])],
      strength: node.is === 'unknown' ? 'suggests' : 'fits',
      restsOn: [on],
    };
  },

  ...overdueWords,
};
