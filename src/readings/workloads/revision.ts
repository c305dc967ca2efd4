import type { Resource } from '../../domain/resource.ts';
import { isReady } from '../pods/pods.ts';

type Pod = Resource<'Pod'>;

/** One revision of a workload by its pod hash: the images of its template, and how many of its pods are Ready. */
export type Revision = Readonly<{ hash: string; images: readonly string[]; ready: number }>;

/** A revision whose pods look like this. */
export function revisionOf(hash: string, spec: Pod['spec'], pods: readonly Pod[]): Revision {
  return {
    hash,
    images: (spec?.containers ?? []).flatMap(({ image }) => image ?? []),
    ready: pods.filter(isReady).length,
  };
}
