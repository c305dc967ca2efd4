import type { Resource } from '../../domain/resource.ts';

/**
 * Which image a container really runs. `of`: an image that was pulled has the digest of its repository, one that was
 * loaded into the node that of its configuration; only the same can be compared.
 */
export type ImageId = Readonly<{
  digest: string;
  of: 'repository' | 'configuration';
  name?: string; // "registry/repository@sha256:…", by which it can be pulled
  id: string;
  path: string;
}>;

const STATUSES = ['initContainerStatuses', 'containerStatuses'] as const;
/** "docker-pullable://repo@sha256:…" (dockershim), "repo@sha256:…" (containerd, CRI-O), "sha256:…" */
const ID = /^(?:[\w-]+:\/\/)?(?:(?<repository>[^@]+)@)?(?<digest>sha256:[0-9a-f]{64})$/;

/** The image that a container of a pod runs, or ran last; undefined where the kubelet does not say. */
export function imageIdOf({ status }: Resource<'Pod'>, container: string): ImageId | undefined {
  for (const list of STATUSES) {
    const index = (status?.[list] ?? []).findIndex(({ name }) => name === container);
    const id = status?.[list]?.[index]?.imageID;
    const { repository, digest } = ID.exec(id ?? '')?.groups ?? {};
    if (!id || !digest) continue;
    const path = `/status/${list}/${index}/imageID`;
    return repository
      ? { digest, of: 'repository', name: `${repository}@${digest}`, id, path }
      : { digest, of: 'configuration', id, path };
  }
  return undefined;
}
