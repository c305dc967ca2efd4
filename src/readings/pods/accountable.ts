import type { Ref, World } from '../../domain/model.ts';
import { isCustom } from '../reports/is-custom.ts';
import { makersAbove } from '../reports/maker-of.ts';
import { ownersOf } from '../workloads/workloads.ts';

/** Whose spec a pod was made from, and what that rests on: all pods of one workload fail together. */
export type Accountable = Readonly<{ subject: Ref; restsOn: readonly Ref[] }>;

/** The top of what made a pod; the pod itself where nothing did. */
export function accountableFor(on: Ref, world: World): Accountable {
  const owners = isCustom(on.kind) ? makersAbove(on, world) : ownersOf(on, world);
  return { subject: owners.at(-1) ?? on, restsOn: [on, ...owners] };
}
