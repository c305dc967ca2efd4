import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';

type ServiceRef = Ref<'Service'> & Readonly<{ namespace: string }>;
const IP = /^\d+(?:\.\d+){3}$|:/;

/** The Services that a host may be the name of, as the resolver of a pod in that namespace looks for it. */
export function servicesNamed(host: string, namespace: string): readonly ServiceRef[] {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (IP.test(name) || name === 'localhost') return [];
  const [path = '', cluster] = name.split(/\.svc(?:\.|$)/, 2);
  const labels = path.split('.').filter(Boolean);

  if (cluster !== undefined)
    return labels.slice(-2).length === 2 ? [service(labels.slice(-2))] : [];
  const [first = '', second, ...more] = labels;
  if (!second) return [service([first, namespace])];
  if (more.length > 0) return more.length === 1 ? [service([second, more[0] ?? ''])] : []; // pod.service.namespace
  return [service([first, second]), service([second, namespace])]; // service.namespace, or pod.service
}

/** Whether a host is a name that only the cluster's own DNS can know. */
export function isClusterName(host: string): boolean {
  return (
    !IP.test(host) && host !== 'localhost' && (!host.includes('.') || /\.svc(?:\.|$)/.test(host))
  );
}

/** Whether a pod asks the DNS of the cluster: with hostNetwork only where it says so. */
export function asksClusterDns({ spec }: Resource<'Pod'>): boolean {
  const { dnsPolicy = 'ClusterFirst', hostNetwork = false } = spec ?? {};
  return dnsPolicy === 'ClusterFirstWithHostNet' || (dnsPolicy === 'ClusterFirst' && !hostNetwork);
}

/** The Service that a host or cluster IP stands for, of those that exist. */
export function serviceAt(
  host: string,
  namespace: string,
  world: World,
): Resource<'Service'> | undefined {
  if (IP.test(host)) {
    const has = ({ spec }: Resource<'Service'>) =>
      spec?.clusterIPs?.includes(host) === true || spec?.clusterIP === host;
    return (
      world.list('Service', { namespace }).items.find(has) ??
      world.list('Service', { all: true }).items.find(has)
    );
  }
  for (const ref of servicesNamed(host, namespace)) {
    const fact = world.get(ref);
    if (fact.is === 'known') return fact.value;
  }
  return undefined;
}

function service([name = '', namespace = '']: readonly string[]): ServiceRef {
  return { kind: 'Service', namespace, name };
}
