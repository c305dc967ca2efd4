import { refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { killingsOf } from './killings.ts';

/** "Container app resize requires restart" (kubernetes, kuberuntime_manager.go). */
const RESIZED = /^Container \S+ resize requires restart/;
/** The kubelet says so before the container ends in its grace period. */
const NEAR_MS = 5 * 60_000;

/** Whether a container ended at a time because it was resized and its own resizePolicy asks for a restart. */
export function isResizedAt(
  pod: Resource<'Pod'>,
  container: string,
  ended: string | undefined,
  world: World,
): boolean {
  const spec = pod.spec?.containers.find(({ name }) => name === container);
  const mayRestart = spec?.resizePolicy?.some((one) => one.restartPolicy === 'RestartContainer');
  if (!mayRestart || !ended) return false; // no request for all others
  return killingsOf(refTo('Pod', pod), container, world).some(
    ({ quote, at = '' }) =>
      RESIZED.test(quote) && Math.abs(Date.parse(ended) - Date.parse(at)) <= NEAR_MS,
  );
}
