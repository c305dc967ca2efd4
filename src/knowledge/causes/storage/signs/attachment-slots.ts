import { refTo } from '../../../../domain/keys.ts';
import type { Evidence, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { quotedField } from '../../../../world/quoted-field.ts';
import { driverOf } from './driver-behind.ts';

/** How many volumes are attached to a node, and how many its driver says that fit. */
export type Slots = Readonly<{ attached: number; allowed: number }>;

/** Root disks and network interfaces may take so many of the places that a driver counts. */
const TAKEN_BY_OTHERS = 4;

/** The places of the pod's node for volumes of that driver, where no more than a few of them seem to be left. */
export function attachmentSlots(
  volume: string,
  { spec }: Resource<'Pod'>,
  world: World,
): Readonly<{ slots: Slots; evidence: readonly Evidence[] }> | undefined {
  const node = spec?.nodeName;
  const driver = driverOf(volume, world);
  const fact = node
    ? world.get({ kind: 'storage.k8s.io/CSINode', name: node } as const)
    : undefined;
  if (!driver || fact?.is !== 'known') return undefined;
  const { drivers } = fact.value.spec;
  const at = drivers.findIndex(({ name }) => name === driver);
  const allowed = drivers[at]?.allocatable?.count;
  const { items, gap } = world.list('storage.k8s.io/VolumeAttachment', { namespace: '' });
  if (allowed === undefined || gap) return undefined;
  const attached = items.filter(
    (one) =>
      one.spec.nodeName === node && one.spec.attacher === driver && one.status?.attached === true,
  ).length;
  if (attached < Math.max(1, allowed - TAKEN_BY_OTHERS)) return undefined;
  const on = refTo('storage.k8s.io/CSINode', fact.value);
  const path = `/spec/drivers/${at}/allocatable/count`;
  return { slots: { attached, allowed }, evidence: [quotedField(on, path, `${allowed}`)] };
}
