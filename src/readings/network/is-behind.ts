import type { Resource } from '../../domain/resource.ts';
import { selects } from '../selectors.ts';

/** Whether a Service sends to a pod: by its selector, within its namespace; without a selector to none of its own. */
export function isBehind(pod: Resource<'Pod'>, { metadata, spec }: Resource<'Service'>): boolean {
  const matchLabels = spec?.selector ?? {};
  if (Object.keys(matchLabels).length === 0) return false;
  return (
    pod.metadata?.namespace === metadata?.namespace &&
    selects({ matchLabels }, pod.metadata?.labels)
  );
}
