import type { Pod } from '../simulator/cluster.ts';

/** A pod as its controller would make it again: on no node yet. */
export function onNoNode({ apiVersion, kind, metadata, spec }: Pod): Pod {
  const { nodeName: _, ...rest } = spec ?? { containers: [] };
  return {
    ...(apiVersion && { apiVersion }),
    ...(kind && { kind }),
    ...(metadata && { metadata }),
    spec: rest,
  };
}
