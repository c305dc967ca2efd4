import type { Gap } from '../../domain/gap.ts';
import type { Ref, Scope, Seen } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { SERVED_KIND } from '../../world/served-kinds.ts';
import type { Api } from './api.ts';
import { ask, canBeNames } from './ask.ts';
import { pathOf, servedKinds, type ApiResource } from './discovery.ts';
import { listPage } from './list-page.ts';
import { PACKED } from './packed/packed-list.ts';
import { typeOf } from './type-of.ts';

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
  const items = new Map<string, Resource>();
  const type = typeOf(resource);
  const path = pathOf(resource, { namespace });
  const within = resource.namespaced ? namespace : '';
  const limit = type.kind === 'Pod' ? PAGE_OF_PODS : PAGE;
  let token: string | undefined;
  let gap: Gap | undefined;
  for (let asked = 0; asked < MOST; asked += limit) {
    let page = listPage({ type, namespace: within, isToPlace });
    const paging = { limit: String(limit), ...present({ continue: token }) };
    const reader = () => {
      page = listPage({ type, namespace: within, isToPlace });
      return page.add;
    };
    const how = {
      reader,
      maxBytes: MAX_BYTES,
      ...(isToPlace && { accept: `${PACKED}, application/json` }),
    };
    const reply = await ask(api, path, { ...query, ...paging }, how);
    if (typeof reply === 'string') return seen(items, reply);
    if (reply.status === 404) return seen(items);
    const end = page.end();
    const before = items.size;
    const areTwo = add(page.items, items);
    if (page.isOdd() || areTwo) gap = 'odd';
    if (!end) return seen(items, 'unusable');
    token = end.next;
    if (!token) return seen(items, gap);
    // A page is only over when it is full: pages that bring nothing go round in a circle.
    if (items.size === before) return seen(items, 'odd');
  }
  return seen(items, 'over-budget');
}

function seen(items: ReadonlyMap<string, Resource>, gap?: Gap): Seen<Resource> {
  return { items: [...items.values()], ...present({ gap }) };
}

/** Adds what is not there yet, for an object may be on two pages; tells whether two objects have one name, which cannot be. */
function add(page: readonly Resource[], items: Map<string, Resource>): boolean {
  let areTwo = false;
  for (const object of page) {
    const key = `${object.metadata?.namespace ?? ''}/${object.metadata?.name}`;
    const known = items.get(key);
    if (!known) items.set(key, object);
    else if (known.metadata?.uid !== object.metadata?.uid) areTwo = true;
  }
  return areTwo;
}

async function pagesFromCache(api: Api): Promise<boolean> {
  const [major = 0, minor = 0] = (await api.version()).split('.').map(Number);
  return major > 1 || minor >= PAGES_FROM_CACHE;
}
