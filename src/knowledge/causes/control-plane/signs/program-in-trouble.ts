import type { Ref, World } from '../../../../domain/model.ts';
import { isHeldUp } from '../../../../readings/pods/pods.ts';
import { podRef } from '../../../../readings/workloads/workloads.ts';

/** A pod of a control plane's program, as kubeadm and its kin label it, where none of its pods is well. */
export function programInTrouble(component: string, world: World): Ref | undefined {
  const pods = world.list('Pod', { namespace: 'kube-system' }).items;
  const own = pods.filter(({ metadata }) => metadata?.labels?.['component'] === component);
  const bad = own.filter((one) => isHeldUp(one, world.now));
  const [first] = bad;
  return first && bad.length === own.length ? podRef(first) : undefined;
}
