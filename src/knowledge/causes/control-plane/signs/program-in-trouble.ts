import type { Ref, World } from '../../../../domain/model.ts';
import { isHeldUp } from '../../../../readings/pods/pods.ts';
import { podRef } from '../../../../readings/workloads/workloads.ts';

/**
 * A pod of a control plane's program, as kubeadm and its kin label it, where none of its pods is well; `isUnread`: there
 * may be such a pod.
 */
export function programInTrouble(
  component: string,
  world: World,
): Readonly<{ pod?: Ref; isUnread: boolean }> {
  const { items: pods, gap } = world.list('Pod', { namespace: 'kube-system' });
  const own = pods.filter(({ metadata }) => metadata?.labels?.['component'] === component);
  const bad = own.filter((one) => isHeldUp(one, world.now));
  const [first] = bad;
  const isIll = first !== undefined && bad.length === own.length;
  return { ...(isIll && { pod: podRef(first) }), isUnread: !isIll && gap !== undefined };
}
