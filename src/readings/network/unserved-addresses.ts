import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isOver, isReady } from '../pods/pods.ts';
import { isWithin } from '../time.ts';
import { podsOf, podRef } from '../workloads/workloads.ts';
import { addressesOf, type Address } from './addresses.ts';
import { selectedPods } from './backends.ts';
import { servicesNamed } from './service-names.ts';
import { declaredBy } from './target-ports.ts';

type ServiceRef = Ref<'Service'>;

/** An address in the settings of a workload that leads nowhere: no such Service, or none with the port. */
export type UnservedAddress = Readonly<
  { address: Address; on: Ref<'Pod'> } & (
    | { is: 'no-service'; missing: ServiceRef }
    | { is: 'no-port'; service: Resource<'Service'>; port: number }
  )
>;

/** What is applied together is all there within so long. */
const SETTLED_MS = 60_000;
/** Lists of names that a proxy is not used for, and names that a server has itself. */
const NO_PEER =
  /no_?proxy|allowed|cors|origin|redirect|callback|issuer|audience|\bsans?\b|cookie|domain/i;

/**
 * The addresses that surely are of Services, and lead nowhere: told by the newest of its pods alone, for all have the same
 * settings. A bare word, and whatever a program that is well may never use, is only taken where the pod is not Ready.
 */
export function unservedAddresses(workload: Ref, world: World): readonly UnservedAddress[] {
  const [pod] = podsOf(workload, world)
    .pods.filter((one) => !isOver(one) && !one.metadata?.deletionTimestamp)
    .toSorted((a, b) => createdOf(b) - createdOf(a));
  if (!pod || isWithin(SETTLED_MS, pod.metadata?.creationTimestamp, world.now)) return [];
  const seen = new Map<string, UnservedAddress>();
  for (const address of addressesOf(pod, world)) {
    if (NO_PEER.test(address.setting)) continue;
    const found = unserved(address, pod, world);
    if (found) seen.set(`${address.host}:${address.port}`, found);
  }
  return [...seen.values()];
}

function unserved(
  address: Address,
  pod: Resource<'Pod'>,
  world: World,
): UnservedAddress | undefined {
  const on = podRef(pod);
  const { host, port } = address;
  const isNamed =
    /\.svc(?:\.|$)/.test(host) || (host.includes('.') && isOfNamespace(host, on, world));
  if (!isNamed && (host.includes('.') || isReady(pod))) return undefined;
  const refs = servicesNamed(host, on.namespace ?? '');
  const facts = refs.map((ref) => world.get(ref));
  const known = facts.flatMap((fact) => (fact.is === 'known' ? [fact.value] : []))[0];
  if (known) {
    const isOther = port !== undefined && lacksPort(known, port, world);
    return isOther ? { address, on, is: 'no-port', service: known, port } : undefined;
  }
  const [missing] = refs;
  const isMissing = isNamed && missing && facts.every(({ is }) => is === 'absent');
  return isMissing ? { address, on, is: 'no-service', missing } : undefined;
}

/** "name.namespace", or "pod.name.namespace", of a namespace that is there: else it is a host of the internet. */
function isOfNamespace(host: string, { namespace = '' }: Ref, world: World): boolean {
  return servicesNamed(host, namespace).some(
    (ref) =>
      ref.namespace !== namespace &&
      world.get({ kind: 'Namespace', name: ref.namespace }).is === 'known',
  );
}

/** The name of a headless Service leads to the pods themselves, whatever ports it lists. */
function lacksPort(service: Resource<'Service'>, port: number, world: World): boolean {
  const { type, clusterIP, ports = [] } = service.spec ?? {};
  if (type === 'ExternalName' || ports.length === 0) return false;
  if (ports.some((one) => one.port === port)) return false;
  if (clusterIP !== 'None') return true;
  const { metadata } = service;
  const ref = {
    kind: 'Service',
    namespace: metadata?.namespace ?? '',
    name: metadata?.name ?? '',
  } as const;
  const { pods, gap } = selectedPods(ref, world);
  const declared = pods.flatMap((pod) => declaredBy(pod).map((one) => one.containerPort));
  return !gap && declared.length > 0 && !declared.includes(port);
}

function createdOf({ metadata }: Resource): number {
  return Date.parse(metadata?.creationTimestamp ?? '') || 0;
}
