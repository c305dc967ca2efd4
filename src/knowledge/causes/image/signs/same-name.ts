import type { Ref, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { imageIdOf, type ImageId } from '../../../../readings/images/image-id.ts';
import { nodeOf } from '../../../../readings/nodes/nodes.ts';
import { containerOf, type Container } from '../../../../readings/pods/container-specs.ts';
import { isHeldUp, isReady } from '../../../../readings/pods/pods.ts';
import { podsOf } from '../../../../readings/workloads/workloads.ts';
import { canonicalJson } from '../../../../text/canonical-json.ts';

type Pod = Resource<'Pod'>;

/** A Ready pod of the same workload that runs another image under the same name; `isAlike`: in all else it is the same. */
export type SameName = Readonly<{ pod: Pod; own: ImageId; other: ImageId; isAlike: boolean }>;

/**
 * A pod that is Ready with another image than this one has, though both name the same, if no pod with this image is Ready
 * and none with that image fails. Of machines of different kinds, one image may have a digest each.
 */
export function sameNameOther(
  pod: Pod,
  container: string,
  workload: Ref,
  world: World,
): SameName | undefined {
  const named = containerOf(pod, container)?.container;
  const own = imageIdOf(pod, container);
  if (!named?.image || named.image.includes('@') || !own) return undefined;

  const others = podsOf(workload, world).pods.flatMap((one) => {
    const at = containerOf(one, container)?.container;
    const other = imageIdOf(one, container);
    const isSame = at?.image === named.image && one.metadata?.uid !== pod.metadata?.uid;
    return isSame && other?.of === own.of && !one.metadata?.deletionTimestamp
      ? [{ pod: one, at, other }]
      : [];
  });
  const machine = machineOf(pod, world);
  const found = others
    .filter((one) => isReady(one.pod) && one.other.digest !== own.digest)
    .map((one) => ({ ...one, machine: machineOf(one.pod, world) }))
    .find((one) => !machine || !one.machine || one.machine === machine);
  if (!found) return undefined;
  const isMixed = others.some(({ pod: one, other: { digest } }) =>
    digest === own.digest
      ? isReady(one)
      : digest === found.other.digest && isHeldUp(one, world.now),
  );
  if (isMixed) return undefined;

  const { other } = found;
  const isAlike = machine !== undefined && found.machine === machine && isLike(named, found.at);
  return { pod: found.pod, own, other, isAlike };
}

/** What images are built for: "linux/amd64". */
function machineOf(pod: Pod, world: World): string | undefined {
  const { node } = nodeOf(pod, world);
  const info = node.is === 'known' ? node.value.status?.nodeInfo : undefined;
  return info && `${info.operatingSystem}/${info.architecture}`;
}

/** Whether two containers are told the same; what is mounted differs by the token's volume. */
function isLike(one: Container, other: Container | undefined): boolean {
  const shownFields = ({ command, args, env, envFrom, resources }: Container) =>
    canonicalJson({ command, args, env, envFrom, resources });
  return other !== undefined && shownFields(one) === shownFields(other);
}
