import type { Evidence, Ref, World } from '../../domain/model.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { isWithin } from '../time.ts';

/** Leaders renew every 2 s and lose the Lease after 15 s; a slow API server may cost some more. */
const HELD_MS = 60_000;

/** Whether the holder of a Lease still renews it, and when it last did; unknown where it cannot be read or is not there. */
export type Holding = Readonly<{ is: 'renewed' | 'given-up' | 'unknown'; evidence?: Evidence }>;

/** Whether a component of the control plane holds its Lease. Without leader election it has none. */
export function holdingOf(component: string, world: World): Holding {
  const evidence = renewalOf('kube-system', component, world);
  if (!evidence) return { is: 'unknown' };
  return { is: isWithin(HELD_MS, evidence.at, world.now) ? 'renewed' : 'given-up', evidence };
}

/** When a Lease was last renewed; undefined where it cannot be read or is not there. */
export function renewalOf(namespace: string, name: string, world: World): Evidence | undefined {
  const on: Ref<'coordination.k8s.io/Lease'> = {
    kind: 'coordination.k8s.io/Lease',
    namespace,
    name,
  };
  const lease = world.get(on);
  const renewed = lease.is === 'known' ? lease.value.spec?.renewTime : undefined;
  if (renewed === undefined) return undefined;
  return { ...quotedField(on, '/spec/renewTime', `${renewed}`), at: `${renewed}` };
}
