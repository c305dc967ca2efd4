import type { Resource } from '../../domain/resource.ts';

/** "Pod resources updated by web-vpa: container 0: cpu request, memory request; container 1: cpu limit" (vertical-pod-autoscaler, admission-controller) */
const CHANGED = /^Pod resources updated by (?<name>[^\s:]+):(?<what>.*)$/;

/** The VerticalPodAutoscaler that has overwritten what the template of a pod asks for, and the resources of which it set the request. */
export function requestsSetBy({
  metadata,
}: Resource<'Pod'>): Readonly<{ name: string; resources: readonly string[] }> | undefined {
  const { name, what = '' } =
    CHANGED.exec(metadata?.annotations?.['vpaUpdates'] ?? '')?.groups ?? {};
  if (!name) return undefined;
  const resources = what.split(/[:;,]\s*/).flatMap((one) => /^(\S+) request$/.exec(one)?.[1] ?? []);
  return { name, resources: [...new Set(resources)] };
}
