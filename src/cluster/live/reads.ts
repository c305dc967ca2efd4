import type { Gap } from '../../domain/gap.ts';
import type { Ref, Scope, Seen } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { placedPod } from '../../world/placed-pod.ts';
import { SERVED_KIND } from '../../world/served-kinds.ts';
import { cutMessages } from '../cut-messages.ts';
import type { Api } from './api.ts';
import { ask, canBeNames } from './ask.ts';
import { pathOf, servedKinds, type ApiResource } from './discovery.ts';
import type { IncomingList } from './incoming-list.ts';
import { itemFromBytes } from './item-from-bytes.ts';
import { jsonList } from './json-list.ts';
import { isPacked, PACKED, packedList } from './packed/packed-list.ts';
import { typeOf } from './type-of.ts';
import { fromWire } from './wire.ts';

/**
 * Objects of a page; each page is a request, of which 7,000 events leave enough. Of pods there are most, they come soonest
 * together, and of each only a part is kept while they come in.
 */
const [PAGE, PAGE_OF_PODS] = [1500, 6000];
const MOST = 40_000;
/** 44 KB for each pod of a page: with a mesh they are large. */
const MAX_BYTES = 256 * 1024 * 1024;
/** From this version on the API server pages consistent lists from its cache (ListFromCacheSnapshot). */
const PAGES_FROM_CACHE = 34;

/** Lists a kind, page by page; one that the cluster does not know has no objects. */
export async function readList(api: Api, kind: string, scope: Scope): Promise<Seen<Resource>> {
  if (kind === SERVED_KIND) return { items: servedKinds(await api.resources()) };
  const found = await api.find(kind);
  if (found.is === 'unknown') return { items: [], gap: 'no-answer' };
  if (found.is === 'absent') return { items: [] };
  const { resource } = found;
  if ('namespace' in scope && resource.namespaced !== (scope.namespace !== ''))
    return { items: [] };

  const namespace = 'namespace' in scope ? scope.namespace : undefined;
  if (!canBeNames(namespace, 'node' in scope ? scope.node : undefined)) return { items: [] };
  const onNode = 'node' in scope && kind === 'Pod';
  const cached = ('all' in scope || 'labels' in scope) && !(await pagesFromCache(api));
  const query = {
    ...(onNode && { fieldSelector: `spec.nodeName=${scope.node}` }),
    ...('labels' in scope && { labelSelector: scope.labels }),
    // A whole cluster's objects would come from etcd here. From the cache they may be a moment old, which
    // does not hurt a count over all namespaces; what an answer quotes is read by name or by namespace.
    ...(cached && { resourceVersion: '0' }),
  };
  const isToPlace = 'all' in scope && scope.toPlace === true;
  return await readPages(api, resource, { namespace, query, isToPlace });
}

/** The events about one object, also those about predecessors of its name. */
export async function readEvents(api: Api, of: Ref): Promise<Seen<Resource<'Event'>>> {
  const found = await api.find('Event');
  if (found.is !== 'known') return { items: [], gap: 'no-answer' };
  if (!canBeNames(of.namespace, of.name)) return { items: [] };
  const [kind, group] = of.kind.split('/').toReversed();
  const selector = { kind, name: of.name, ...(of.namespace && { namespace: of.namespace }) };
  const fieldSelector = Object.entries(selector).map(([key, is]) => `involvedObject.${key}=${is}`);
  const seen = await readPages(api, found.resource, {
    namespace: of.namespace ?? 'default',
    query: { fieldSelector: fieldSelector.join() },
  });
  // What was listed as events are events.
  const events = seen.items as readonly Resource<'Event'>[];
  const ofGroup = ({ involvedObject: { apiVersion = '' } }: Resource<'Event'>) =>
    (apiVersion.includes('/') ? apiVersion.split('/')[0] : undefined) === group;
  return { ...seen, items: events.filter(ofGroup) };
}

/** `isToPlace`: pods, of which only that is kept which counts where another is placed. */
type ListRequest = Readonly<{
  namespace: string | undefined;
  query: Readonly<Record<string, string>>;
  isToPlace?: boolean;
}>;

async function readPages(
  api: Api,
  resource: ApiResource,
  { namespace, query, isToPlace = false }: ListRequest,
): Promise<Seen<Resource>> {
  const items: Resource[] = [];
  const type = typeOf(resource);
  const path = pathOf(resource, { namespace });
  const limit = type.kind === 'Pod' ? PAGE_OF_PODS : PAGE;
  let token: string | undefined;
  let gap: Gap | undefined;
  for (let asked = 0; asked < MOST; asked += limit) {
    let page = newPage(type, isToPlace);
    const paging = { limit: String(limit), ...present({ continue: token }) };
    const reader = () => {
      page = newPage(type, isToPlace);
      return page.add;
    };
    const how = {
      reader,
      maxBytes: MAX_BYTES,
      ...(isToPlace && { accept: `${PACKED}, application/json` }),
    };
    const reply = await ask(api, path, { ...query, ...paging }, how);
    if (typeof reply === 'string') return { items, gap: reply };
    if (reply.status === 404) return { items };
    const end = page.end();
    items.push(...page.items);
    if (page.isOdd()) gap = 'odd';
    if (!end) return { items, gap: 'unusable' };
    token = end.next;
    if (!token) return { items, ...present({ gap }) };
  }
  return { items, gap: 'over-budget' };
}

/** A page while it comes in: each object is trimmed before the next one is there. An odd one ends it. */
function newPage(type: ReturnType<typeof typeOf>, isToPlace: boolean) {
  const items: Resource[] = [];
  let page: IncomingList | undefined;
  let isOdd = false;
  const takeBytes = (bytes: Buffer) => {
    const item = itemFromBytes(bytes, type.kind);
    if (item === 'odd') isOdd = true;
    else if (item) items.push(fromWire(isToPlace ? placedPod(item) : item, type));
    return item !== undefined;
  };
  const takePacked = (pod: Resource) => {
    items.push(cutMessages({ ...type, ...placedPod(pod) })); // nulls cannot be packed
  };
  const pageOf = (piece: Uint8Array) =>
    isPacked(piece) ? packedList(takePacked) : jsonList(takeBytes);
  return {
    items,
    isOdd: () => isOdd,
    add: (piece: Uint8Array) => (page ??= pageOf(piece)).add(piece),
    end: () => page?.end(),
  };
}

async function pagesFromCache(api: Api): Promise<boolean> {
  const [major = 0, minor = 0] = (await api.version()).split('.').map(Number);
  return major > 1 || minor >= PAGES_FROM_CACHE;
}
