import type { Resource } from '../../domain/resource.ts';
import type { ContainerAt } from '../pods/container-specs.ts';

type Spec = NonNullable<Resource<'Pod'>['spec']>;
type Volume = NonNullable<Spec['volumes']>[number];
/** Where a path of a container comes from a volume; `within` is the path below the volume's root. */
export type Mounted = Readonly<{
  volume: Volume;
  volumePath: string; // pointer to the volume within the pod
  path: string; // pointer to the mount within the pod
  readOnly: boolean;
  within: string;
}>;

/** The volume on which a path of a container lies: that of the longest mountPath; undefined: in its image. */
export function mountOf(
  { pod, container, path: at }: ContainerAt & Readonly<{ pod: Resource<'Pod'> }>,
  path: string,
): Mounted | undefined {
  const mounts = (container.volumeMounts ?? []).map((mount, index) => ({ ...mount, index }));
  const [mount] = mounts
    .filter(({ mountPath }) => isBelow(path, mountPath))
    .toSorted((a, b) => b.mountPath.length - a.mountPath.length);
  const volumes = pod.spec?.volumes ?? [];
  const nth = volumes.findIndex(({ name }) => name === mount?.name);
  const volume = volumes[nth];
  if (!mount || !volume) return undefined;

  const below = path.slice(trimmed(mount.mountPath).length).replace(/^\//, '');
  return {
    volume,
    volumePath: `/spec/volumes/${nth}`,
    path: `${at}/volumeMounts/${mount.index}`,
    readOnly: mount.readOnly ?? false,
    within: [mount.subPath, below].filter(Boolean).join('/'),
  };
}

function isBelow(path: string, directory: string): boolean {
  return path === trimmed(directory) || path.startsWith(`${trimmed(directory)}/`);
}

function trimmed(directory: string): string {
  return directory.replace(/(?<!\/)\/+$/, '');
}
