import { isOfKind } from '../../../domain/keys.ts';
import type { Ref } from '../../../domain/model.ts';
import type { Making } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';

/** By this label the controller of Argo Rollouts points a Service to the pods of one revision. */
const HASH = 'rollouts-pod-template-hash';

/** A Service like another one of its namespace, for the pods of all revisions. */
export const twinService = { from: 'Service', make } as const satisfies Making;

function make({ namespace = '', name }: Ref, like?: Resource): Resource | undefined {
  if (!like || !isOfKind('Service', like) || like.metadata?.namespace !== namespace)
    return undefined;
  const { selector = {}, ports = [], type, clusterIP } = like.spec ?? {};
  const { [HASH]: _, ...labels } = selector;
  if (type === 'ExternalName' || ports.length === 0 || Object.keys(labels).length === 0)
    return undefined;
  const made: Resource<'Service'> = {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { namespace, name },
    spec: {
      ...(clusterIP === 'None' && { clusterIP }),
      selector: labels,
      ports: ports.map(({ nodePort: __, ...port }) => port),
    },
  };
  return made;
}
