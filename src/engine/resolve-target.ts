import { refTo } from '../domain/keys.ts';
import type { Askable, Kinds } from '../domain/kinds.ts';
import type { Edge, Ref, Seen, Source, World } from '../domain/model.ts';
import type { MeteredLoader } from '../domain/ports.ts';
import type { Query } from '../domain/question.ts';
import type { Rules } from '../domain/rules.ts';
import type { Unread } from '../domain/verdict.ts';
import { inRounds } from '../world/in-rounds.ts';
import { openWorld } from '../world/open-world.ts';
import { listsInVain } from './lists-in-vain.ts';
import { missingNamespace } from './missing-namespace.ts';
import { askAround } from './neighbourhood.ts';
import { resolveLeads } from './resolve-leads.ts';
import { SearchRefused } from './search-refused.ts';
import { collapsed } from './targets/collapse.ts';
import { missedByOthers } from './targets/missed-by-others.ts';
import { meantAmong, nearestThings } from './targets/nearest-things.ts';
import { oneOf, type Resolved } from './targets/one-of.ts';
import { tracesOf } from './targets/traces.ts';
import { scopeOf, wantedBy, type WantedTarget } from './targets/wanted.ts';
import { UnknownKind } from './unknown-kind.ts';

/** Finds the object that somebody means. Throws UnknownKind, UnknownNamespace, SearchRefused and ClusterUnreachable. */
export async function resolveTarget(
  query: Query,
  loader: MeteredLoader,
  { edges, kinds: known }: Pick<Rules, 'edges' | 'kinds'>,
): Promise<Resolved> {
  if (query.leads) return resolveLeads(query.text, query.leads, loader, { edges, kinds: known });
  const { value } = await inRounds(loader, (source: Source) => {
    const { world, unread } = openWorld(source);
    const wanted = wantedBy(query, known, world);
    const { resolved, all } = resolvedIn(wanted, world, edges);
    const isLost = resolved.is === 'no-such-target' || wanted.tooMany;
    const missing = isLost ? missingOf(wanted, known, world) : undefined;
    const isOpen = resolved.is !== 'no-such-target' || missing || unread.some(isToCome);
    const around = openWorld(source); // what cannot be read there does not show what this name means
    const nearest = isOpen ? [] : nearestThings(wanted, all, known, around.world);
    const meant = meantAmong(nearest, wanted, known);
    const hidden = isOpen || meant.length > 0 ? undefined : hiddenTarget(wanted, unread, world);
    const found = meant.length > 0 ? oneOf(meant) : (hidden ?? resolved);
    return {
      value: { wanted, resolved: found, missing, unread, nearest },
      unread: [...unread, ...around.unread, ...readsAhead(wanted, edges, source)],
    };
  });
  const { wanted, resolved, missing, unread, nearest } = value;
  if (missing) throw missing;
  return resolved.is === 'no-such-target'
    ? unlessRefused(wanted, { ...resolved, nearest }, unread)
    : resolved;
}

function isToCome({ why }: Unread): boolean {
  return why === 'not-loaded';
}

/** What a diagnosis will list first where kind and namespace are named: asked for now it saves a round. */
function readsAhead(
  { kinds: [one, ...others], namespace }: WantedTarget,
  edges: readonly Edge[],
  source: Source,
): readonly Unread[] {
  if (!one || others.length > 0 || one.clusterScoped || !namespace) return [];
  const { world, unread } = openWorld(source);
  askAround({ kind: one.kind, namespace }, edges, world);
  return unread;
}

/** What is meant among all that was found of the kinds that are wanted. */
function resolvedIn(
  wanted: WantedTarget,
  world: World,
  edges: readonly Edge[],
): Readonly<{ resolved: Resolved; all: readonly Ref[] }> {
  const { name, kinds } = wanted;
  const lists = kinds.map((one) => listOf(one, wanted, world));
  const all = lists.flatMap(({ items }) => items);
  const exact = preferred(all.filter((ref) => ref.name === name));
  if (exact.length > 0) return { resolved: oneOf(exact), all };

  const missed = missedByOthers(wanted, edges, world);
  if (missed.length > 0) return { resolved: oneOf(missed), all };

  const begun = name ? all.filter((ref) => ref.name.startsWith(name)) : [];
  const workloads = begun.filter(({ kind }) => !ASIDE.includes(kind));
  if (begun.length > 0) {
    return { resolved: oneOf(collapsed(workloads.length > 0 ? workloads : begun, world)), all };
  }

  const isLoaded = lists.every(({ gap }) => gap !== 'not-loaded');
  if (isLoaded && (kinds.length === 1 || kinds.some(({ kind }) => kind === 'Pod'))) {
    const traces = tracesOf(wanted, world);
    if (traces.length > 0) return { resolved: oneOf(traces), all };
  }
  return { resolved: { is: 'no-such-target', nearest: [] }, all };
}

/** Why nothing can be found: the word before the name is no namespace, and perhaps meant a kind. */
function missingOf(
  { perhapsKind, tooMany, namespace, kinds }: WantedTarget,
  known: Kinds,
  world: World,
): Error | undefined {
  if (perhapsKind && tooMany) return new UnknownKind(perhapsKind, known, world);
  if (!namespace || kinds.every(({ clusterScoped }) => clusterScoped)) return undefined;
  const missing = missingNamespace(namespace, world);
  return missing && perhapsKind ? new UnknownKind(perhapsKind, known, world) : missing;
}

/** Kinds that the beginning of a name means only when no workload begins so. */
const ASIDE = ['Service', 'PersistentVolumeClaim', 'Node'];

function listOf(askable: Askable, wanted: WantedTarget, world: World): Seen<Ref> {
  const { kind, clusterScoped } = askable;
  const seen = world.list(kind, clusterScoped ? { namespace: '' } : scopeOf(wanted));
  return { ...seen, items: seen.items.map((object) => refTo(kind, object)) };
}

/** Of one name in one namespace the kind that comes first. */
function preferred(refs: readonly Ref[]): readonly Ref[] {
  return [...new Map(refs.toReversed().map((ref) => [ref.namespace ?? '', ref])).values()];
}

/** What was named by its kind may be there although its list was refused or failed, unless a get says that it is not. */
function hiddenTarget(
  wanted: WantedTarget,
  unread: readonly Unread[],
  world: World,
): Resolved | undefined {
  const ref = listsInVain(unread).length > 0 ? namedBy(wanted) : undefined;
  return ref && world.get(ref).is !== 'absent' ? { is: 'found', ref } : undefined;
}

/** The object that is named with its kind, and with its namespace if its kind has one. */
function namedBy({ name, namespace, kinds: [kind, ...others] }: WantedTarget): Ref | undefined {
  if (!kind || !name || others.length > 0) return undefined;
  if (kind.clusterScoped) return { kind: kind.kind, name };
  return namespace ? { kind: kind.kind, namespace, name } : undefined;
}

/** What is named by a part of that only may be any object of the kinds that could not be listed. */
function unlessRefused(
  wanted: WantedTarget,
  resolved: Resolved,
  unread: readonly Unread[],
): Resolved {
  const refused = listsInVain(unread);
  const [first] = refused;
  if (!first || !wanted.name || namedBy(wanted)) return resolved;
  const what = refused.map(({ kind }) => kind);
  throw new SearchRefused(wanted.name, what, first.why);
}
