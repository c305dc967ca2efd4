import { isOfKind } from '../../../domain/keys.ts';
import type { Ref } from '../../../domain/model.ts';
import type { Making } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';

/** The headless Service that a StatefulSet names, for the pods and ports that its template declares. */
export const headlessService = { from: 'apps/StatefulSet', make } as const satisfies Making;

function make({ namespace = '', name }: Ref, set?: Resource): Resource | undefined {
  if (!set || !isOfKind('apps/StatefulSet', set)) return undefined;
  const {
    serviceName,
    selector: { matchLabels, matchExpressions } = {},
    template,
  } = set.spec ?? {};
  if (serviceName !== name || !matchLabels || matchExpressions) return undefined;
  const declared = (template?.spec?.containers ?? []).flatMap(({ ports = [] }) => ports);
  const ports = declared.map(({ containerPort, protocol = 'TCP' }) => ({
    name: `${protocol.toLowerCase()}-${containerPort}`,
    port: containerPort,
    protocol,
  }));
  const isOnce = new Set(ports.map((one) => one.name)).size === ports.length;
  const made: Resource<'Service'> = {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { namespace, name },
    spec: { clusterIP: 'None', selector: matchLabels, ...(ports.length > 0 && { ports }) },
  };
  return isOnce ? made : undefined;
}
