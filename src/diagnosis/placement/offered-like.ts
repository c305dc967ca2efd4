import { allocatableOf } from '../../simulator/free.ts';
import { whatIf } from '../../simulator/what-if.ts';
import type { Unplaced } from './unplaced.ts';

/** Extended resources, named alike, with which the pod would be placed: "nvidia.com/gpu" for "amd.com/gpu". */
export function offeredLike(
  resource: string,
  { pod, cluster }: Pick<Unplaced, 'pod' | 'cluster'>,
): readonly string[] {
  const [device = ''] = resource.split('/').toReversed();
  const names = new Set(cluster.nodes.flatMap((node) => [...allocatableOf(node).keys()]));
  const alike = [...names].filter((name) => name.includes('/') && name.endsWith(`/${device}`));
  return alike.toSorted().filter((name) => {
    const { spec } = pod;
    const containers = (spec?.containers ?? []).map(({ resources = {}, ...one }) => ({
      ...one,
      resources: {
        ...resources,
        requests: renamed(resources.requests, resource, name),
        limits: renamed(resources.limits, resource, name),
      },
    }));
    return (
      whatIf(pod, cluster, { pod: { ...pod, spec: { ...spec, containers } } }).opens.length > 0
    );
  });
}

function renamed(
  amounts: Readonly<Record<string, string>> = {},
  was: string,
  is: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name === was ? is : name, amount]),
  );
}
