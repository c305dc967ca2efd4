import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { claimToClass } from '../edges/claim-to-class.ts';
import { eventsSaying } from '../events.ts';
import { controllerOf } from '../reports/controller-of.ts';
import { domainOf } from '../reports/domain-of.ts';
import { isCustom } from '../reports/is-custom.ts';
import type { Controller } from './controller-among.ts';
import { controllerOfDriver } from './driver-programs.ts';
import { loadBalancerController } from './load-balancer-controllers.ts';

/** Written by the volume controller when it asks a provisioner. */
const ASKED = [
  'volume.kubernetes.io/storage-provisioner',
  'volume.beta.kubernetes.io/storage-provisioner',
];
/** Of the attach/detach controller (csi_attacher.go). */
const ATTACHER = /external-attacher of (?<driver>\S+) CSI driver/;

/** The workload that has to act on an object before it gets any further; undefined where nobody tells which. */
export function controllerBehind(object: Resource, world: World): Controller | undefined {
  if (isOfKind('PersistentVolumeClaim', object)) return behindClaim(object, world);
  if (isOfKind('Service', object)) return loadBalancerController(object, world)?.controller;
  if (isOfKind('Pod', object)) return behindPod(object, world);
  const kind = kindOf(object);
  return isCustom(kind) ? controllerOf(kind, domainOf(object, world), world) : undefined;
}

/** Who makes its volume, or makes that larger. */
function behindClaim(
  claim: Resource<'PersistentVolumeClaim'>,
  world: World,
): Controller | undefined {
  if (claim.status?.phase === 'Bound') {
    const name = claim.spec?.volumeName ?? '';
    const volume = world.get({ kind: 'PersistentVolume', name } as const);
    const driver = volume.is === 'known' ? volume.value.spec?.csi?.driver : undefined;
    return driver ? controllerOfDriver(driver, 'resizer', world) : undefined;
  }
  const annotations = claim.metadata?.annotations ?? {};
  const asked = ASKED.map((key) => annotations[key]).find(Boolean) ?? provisionerOf(claim, world);
  return asked ? controllerOfDriver(asked, 'provisioner', world) : undefined;
}

function provisionerOf(claim: Resource<'PersistentVolumeClaim'>, world: World): string | undefined {
  const [link] = claimToClass.links(claim, world);
  const named = link && world.get({ ...link.to, kind: 'storage.k8s.io/StorageClass' as const });
  return named?.is === 'known' ? named.value.provisioner : undefined;
}

/** Who attaches its volume, while the kubelet waits for that. */
function behindPod(pod: Resource<'Pod'>, world: World): Controller | undefined {
  const said = eventsSaying(['FailedAttachVolume'], refTo('Pod', pod), world);
  const driver = said.flatMap(({ quote }) => ATTACHER.exec(quote)?.groups?.['driver'] ?? [])[0];
  return driver ? controllerOfDriver(driver, 'attacher', world) : undefined;
}
