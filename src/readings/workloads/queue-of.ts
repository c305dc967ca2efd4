import type { Resource } from '../../domain/resource.ts';

/** Kueue suspends what has this label, and resumes it when its quota has room (kueue.x-k8s.io). */
const QUEUE = 'kueue.x-k8s.io/queue-name';

/** The queue that holds an object back while it is suspended. */
export function queueOf({ metadata }: Resource): string | undefined {
  return metadata?.labels?.[QUEUE];
}
