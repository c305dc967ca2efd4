import type { Evidence, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { podRef } from '../workloads/workloads.ts';
import { backendsOf } from './backends.ts';
import { serviceAt } from './service-names.ts';

/** A name that the hosts file of a pod gives an address, before any DNS is asked. */
export type HostAlias = Readonly<{ host: string; ip: string; evidence: Evidence }>;

/** What hostAliases writes into the hosts file of a pod. */
export function hostAliasesOf(pod: Resource<'Pod'>): readonly HostAlias[] {
  const on = podRef(pod);
  return (pod.spec?.hostAliases ?? []).flatMap(({ ip, hostnames = [] }, index) => {
    const evidence = quotedField(on, `/spec/hostAliases/${index}/ip`, ip);
    return hostnames.map((host) => ({ host: host.toLowerCase(), ip, evidence }));
  });
}

/** The Service that an alias hides: the name is its own, and the address none that leads there; undefined if that is not known. */
export function serviceHiddenBy(
  { host, ip }: HostAlias,
  namespace: string,
  world: World,
): Resource<'Service'> | undefined {
  const service = serviceAt(host, namespace, world);
  if (!service || service.spec?.type === 'ExternalName') return undefined;
  const { slices, gap } = backendsOf(service, world);
  if (gap) return undefined;
  const { clusterIP, clusterIPs = [], externalIPs = [], loadBalancerIP } = service.spec ?? {};
  const { ingress = [] } = service.status?.loadBalancer ?? {};
  const own = [clusterIP, loadBalancerIP, ...clusterIPs, ...externalIPs];
  const behind = slices.flatMap(({ endpoints = [] }) =>
    endpoints.flatMap(({ addresses }) => addresses),
  );
  const leads = [...own, ...ingress.map((one) => one.ip), ...behind].includes(ip);
  return leads ? undefined : service;
}
