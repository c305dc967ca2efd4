import type { Ref, World } from '../../../domain/model.ts';

/** A pod that a host names as "pod.service", and the Service; `publishesAll`: Ready or not. */
export type NamedPod = Readonly<{
  pod: Ref<'Pod'> & Readonly<{ namespace: string }>;
  service: Readonly<{ name: string; publishesAll: boolean }>;
}>;

/** The pod that a host is the name of: "pod.service", with or without the namespace; undefined without that Service. */
export function podOfName(host: string, own: string, world: World): NamedPod | undefined {
  const [path = ''] = host
    .toLowerCase()
    .replace(/\.$/, '')
    .split(/\.svc(?:\.|$)/, 1);
  const [pod, service, namespace = own, ...more] = path.split('.');
  if (!pod || !service || more.length > 0) return undefined;
  // "service.namespace" looks the same.
  if (path.split('.').length === 2) {
    const other = world.get({ kind: 'Service', namespace: service, name: pod });
    if (host.includes('.svc') || other.is !== 'absent') return undefined;
  }
  const fact = world.get({ kind: 'Service' as const, namespace, name: service });
  if (fact.is !== 'known' || fact.value.spec?.type === 'ExternalName') return undefined;
  const publishesAll = fact.value.spec?.publishNotReadyAddresses === true;
  return { pod: { kind: 'Pod', namespace, name: pod }, service: { name: service, publishesAll } };
}
