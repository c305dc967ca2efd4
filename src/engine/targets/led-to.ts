import { isA, refTo } from '../../domain/keys.ts';
import type { Askable, Kinds } from '../../domain/kinds.ts';
import type { Ref, Scope, World } from '../../domain/model.ts';
import type { Lead } from '../../domain/question.ts';
import { certificatesFor, serversOf } from '../../readings/network/servers-of.ts';
import { nodesAt } from '../../readings/nodes/nodes-at.ts';
import { workloadsCalled } from '../../readings/workloads/workloads-called.ts';
import { askablesBy } from './kinds.ts';

/**
 * The objects of the first lead that leads anywhere; what a name stands for in several places is all of them. All leads
 * are followed at once, so that what they need is loaded together.
 */
export function ledTo(leads: readonly Lead[], known: Kinds, world: World): readonly Ref[] {
  const found = leads.map((lead) => foundBy(lead, known, world));
  return found.find((refs) => refs.length > 0) ?? [];
}

function foundBy(lead: Lead, known: Kinds, world: World): readonly Ref[] {
  if ('kind' in lead) {
    return askablesBy(lead.kind, known, world).flatMap((one) => {
      const named = namedBy(lead, one, world);
      const isNode = one.kind === 'Node' && !lead.name.endsWith('*');
      return named.length === 0 && isNode ? nodesAt(lead.name.toLowerCase(), world) : named;
    });
  }
  if ('workload' in lead) return workloadsCalled(lead.workload, lead.namespace, world);
  if ('host' in lead) {
    const certificates = lead.isCertificate ? certificatesFor(lead.host, world) : [];
    return certificates.length > 0 ? certificates : serversOf(lead, world);
  }
  if ('address' in lead) return atAddress(lead.address, lead.namespace, world);
  return nodesOf(lead.nodeOf, lead.namespace, world);
}

/** Where kind, namespace and name are known one read tells. */
function namedBy(
  { name, namespace }: Readonly<{ name: string; namespace?: string }>,
  { kind, clusterScoped }: Askable,
  world: World,
): readonly Ref[] {
  if ((namespace || clusterScoped) && !name.endsWith('*')) {
    const ref = { kind, name, ...(namespace && !clusterScoped && { namespace }) };
    return world.get(ref).is === 'known' ? [ref] : [];
  }
  const scope: Scope = namespace ? { namespace } : { all: true };
  const listed = world.list(kind, clusterScoped ? { namespace: '' } : scope);
  const start = name.slice(0, -1);
  return listed.items
    .map((object) => refTo(kind, object))
    .filter((ref) => (name.endsWith('*') ? ref.name.startsWith(start) : ref.name === name));
}

function atAddress(address: string, namespace: string | undefined, world: World): readonly Ref[] {
  const nodes = nodesAt(address, world);
  if (nodes.length > 0 || !namespace) return nodes;
  return world
    .list('Pod', { namespace })
    .items.filter(({ status }) => status?.podIP === address)
    .map((pod) => refTo('Pod', pod));
}

function nodesOf(name: string, namespace: string | undefined, world: World): readonly Ref[] {
  const pods = namedBy(
    { name, ...(namespace && { namespace }) },
    { kind: 'Pod', names: [] },
    world,
  );
  return pods.flatMap((ref) => {
    const pod = isA('Pod', ref) ? world.get(ref) : undefined;
    const node = pod?.is === 'known' ? pod.value.spec?.nodeName : undefined;
    return node ? [{ kind: 'Node', name: node }] : [];
  });
}
