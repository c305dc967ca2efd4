import { isA } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { newestFirst } from '../created.ts';
import { replicaSetsOf } from '../workloads/replica-sets.ts';
import { ownersOf } from '../workloads/workloads.ts';
import { isSameRepository } from './image-reference.ts';

type Pod = Resource<'Pod'>;
type Spec = NonNullable<Pod['spec']>;

/** The image that a pod names for a container, or for a `volume` of it, and where. */
export type NamedImage = Readonly<{
  image: string;
  path: string;
  pullPolicy?: string;
  volume?: string;
}>;

const LISTS = ['initContainers', 'containers'] as const;

/** The image of one container of a pod. */
export function imageOf(pod: Pod, container: string | undefined): NamedImage | undefined {
  return [...imagesIn(pod.spec)].find(({ name }) => name === container);
}

/** The image that a container waits for by the kubelet's words: that of a volume which it mounts, or else its own. */
export function awaitedImage(pod: Pod, container: string, said: string): NamedImage | undefined {
  const own = imageOf(pod, container);
  if (own && said.includes(`"${own.image}"`)) return own;
  return [...volumeImages(pod, container)].find(({ image }) => said.includes(`"${image}"`)) ?? own;
}

function* volumeImages({ spec }: Pod, container: string): Iterable<NamedImage> {
  const all = LISTS.flatMap((list) => spec?.[list] ?? []);
  const mounts = all.find(({ name }) => name === container)?.volumeMounts ?? [];
  for (const [index, { name, image }] of (spec?.volumes ?? []).entries()) {
    if (!image?.reference || !mounts.some((mount) => mount.name === name)) continue;
    const path = `/spec/volumes/${index}/image/reference`;
    yield { image: image.reference, path, volume: name };
  }
}

/** An image of the same repository that did run: in the workload's revisions before, or else beside it. */
export function lastGoodImage(on: Ref, container: string, image: string, world: World) {
  const isOther = (one: string) => one !== image && isSameRepository(one, image);
  return earlierImage(on, container, isOther, world) ?? runningImage(on, isOther, world);
}

function earlierImage(
  on: Ref,
  container: string,
  isOther: (image: string) => boolean,
  world: World,
): string | undefined {
  const [set, workload] = ownersOf(on, world);
  if (!set || !workload || !isA('apps/ReplicaSet', set)) return undefined;
  return newestFirst(replicaSetsOf(workload, world).items)
    .flatMap(({ spec }) => [...imagesIn(spec?.template?.spec)])
    .find(({ name, image }) => name === container && isOther(image))?.image;
}

function runningImage(
  { namespace = '' }: Ref,
  isOther: (image: string) => boolean,
  world: World,
): string | undefined {
  return world
    .list('Pod', { namespace })
    .items.flatMap(({ spec, status }) =>
      [...imagesIn(spec)].filter(({ name }) =>
        status?.containerStatuses?.some((one) => one.name === name && one.state?.running),
      ),
    )
    .find(({ image }) => isOther(image))?.image;
}

function* imagesIn(spec: Spec | undefined): Iterable<NamedImage & { name: string }> {
  for (const list of LISTS) {
    for (const [index, { name, image, imagePullPolicy }] of (spec?.[list] ?? []).entries()) {
      if (!image) continue;
      const path = `/spec/${list}/${index}/image`;
      yield { name, image, path, ...present({ pullPolicy: imagePullPolicy }) };
    }
  }
}
