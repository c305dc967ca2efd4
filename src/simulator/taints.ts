import type { Node, Pod } from './cluster.ts';

/** A taint of a node. */
export type Taint = NonNullable<NonNullable<Node['spec']>['taints']>[number];
type Toleration = NonNullable<NonNullable<Pod['spec']>['tolerations']>[number];

/** The node controller sets it together with spec.unschedulable. */
const CORDON = 'node.kubernetes.io/unschedulable';

/** The taints of a node that keep a pod off it, with their place in spec.taints. */
export function untolerated(pod: Pod, { spec }: Node): readonly (Taint & { index: number })[] {
  return (spec?.taints ?? [])
    .map((taint, index) => ({ ...taint, index }))
    .filter(({ effect }) => effect === 'NoSchedule' || effect === 'NoExecute')
    .filter((taint) => !toleratesTaint(pod, taint));
}

function toleratesTaint({ spec }: Pod, taint: Taint): boolean {
  return (spec?.tolerations ?? []).some((toleration) => covers(toleration, taint));
}

/** Whether a cordon keeps a pod off a node: the scheduler judges the field, not the taint that comes with it. */
export function refusesCordon(pod: Pod, { spec }: Node): boolean {
  return (
    Boolean(spec?.unschedulable) && !toleratesTaint(pod, { key: CORDON, effect: 'NoSchedule' })
  );
}

/** A toleration that names a taint's key and still does not cover it. */
export function nearMiss({ spec }: Pod, taint: Taint): Toleration | undefined {
  return spec?.tolerations?.find((one) => one.key === taint.key && !covers(one, taint));
}

/** Whether a taint says only what spec.unschedulable says already. */
export function isCordon({ key }: Taint): boolean {
  return key === CORDON;
}

/** "key=value:Effect", as kubectl writes a taint. */
export function writtenTaint({ key, value, effect }: Taint): string {
  return `${key}${value ? `=${value}` : ''}:${effect}`;
}

function covers({ effect, key, operator, value }: Toleration, taint: Taint): boolean {
  if (effect && effect !== taint.effect) return false;
  if (key && key !== taint.key) return false;
  if (operator === 'Exists') return true;
  return (
    Boolean(key) && (!operator || operator === 'Equal') && (value ?? '') === (taint.value ?? '')
  );
}

/** A toleration in the way of a taint: "key=value:Effect", "key exists". */
export function writtenToleration({ key = '', operator, value, effect }: Toleration): string {
  const wanted = operator === 'Exists' ? `${key} exists` : `${key}=${value ?? ''}`;
  return effect ? `${wanted}:${effect}` : wanted;
}
