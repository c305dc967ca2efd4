import type { Claim, Ref, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import {
  controllerOfDriver,
  pluginOfDriver,
} from '../../../../readings/controllers/driver-programs.ts';
import { podRef, podsOf } from '../../../../readings/workloads/workloads.ts';

/** What of a CSI driver should attach or mount a volume: not in the cluster at all, or not on that node. */
export type DriverBehind = Readonly<{ is: 'none' | 'not-there'; program?: string }>;
/** `pods` are those of the program, whose log may tell more. */
type FoundDriver = Readonly<{ driver?: DriverBehind; pods?: readonly Resource<'Pod'>[] }> &
  Pick<Claim<object>, 'because'>;

/** The node plugin of a driver: its pod on a node, and what to look at. */
export function pluginBehind(driver: string, node: string, world: World): FoundDriver {
  const plugin = pluginOfDriver(driver, world);
  if (plugin.is === 'none') return { driver: { is: 'none' } };
  if (!('at' in plugin)) return {};
  const { at } = plugin;
  const { pods, gap } = podsOf(at, world);
  const there = pods.find(({ spec }) => spec?.nodeName === node);
  if (there) return { ...ill(podRef(there), 'driver-to-node-plugin'), pods: [there] };
  const program = `${at.namespace}/${at.name}`;
  return {
    ...(!gap && { driver: { is: 'not-there', program } }),
    ...ill(at, 'driver-to-node-plugin'),
  };
}

/** The controller of the driver of a PersistentVolume, which attaches it. */
export function attacherBehind(volume: string, world: World): FoundDriver {
  const driver = driverOf(volume, world);
  const attacher = driver ? controllerOfDriver(driver, 'attacher', world) : undefined;
  if (!attacher || !('at' in attacher)) return {};
  const { pods } = podsOf(attacher.at, world);
  return { ...ill(attacher.at, 'driver-to-controller'), pods };
}

/** The driver of a PersistentVolume, where it has one. */
export function driverOf(name: string, world: World): string | undefined {
  const fact = world.get({ kind: 'PersistentVolume', name } as const);
  return fact.is === 'known' ? fact.value.spec?.csi?.driver : undefined;
}

/** What a PersistentVolume is called by its storage. */
export function handleOf(name: string, world: World): string | undefined {
  const fact = world.get({ kind: 'PersistentVolume', name } as const);
  return fact.is === 'known' ? fact.value.spec?.csi?.volumeHandle : undefined;
}

function ill(at: Ref, edge: string): Pick<Claim<object>, 'because'> {
  return { because: { at, edge, ifIll: true } };
}
