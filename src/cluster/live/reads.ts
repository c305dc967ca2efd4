import { z } from 'zod';

import type { Fact, Ref, Scope, Seen } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { SERVED_KIND } from '../../world/served-kinds.ts';
import type { Api } from './api.ts';
import { ask, canBeNames } from './ask.ts';
import { decoded } from './decoded.ts';
import { pathOf, servedKinds, type ApiResource } from './discovery.ts';
import { fromWire } from './wire.ts';

/** Pods of a large page are 20 MB or so: an informer takes them all at once, and each page counts at the rate limit. */
const PAGE = 2000;
const MAX_PAGES = 20;
/** From this version on the API server pages consistent lists from its cache (ListFromCacheSnapshot). */
const PAGES_FROM_CACHE = 34;

const Page = z.looseObject({
  metadata: z.looseObject({ continue: z.string().optional() }).optional(),
  items: z.array(z.custom<Resource>(isNamed)).nullable(),
});
const One = z.custom<Resource>(isNamed, 'not an object');

/** Thousands are asked about: a schema would copy each. */
function isNamed(object: unknown): boolean {
  const { metadata } = Object(object) as { metadata?: unknown };
  return typeof (Object(metadata) as { name?: unknown }).name === 'string';
}

/** Reads one object past every cache. */
export async function readObject(api: Api, ref: Ref): Promise<Fact<Resource>> {
  const found = await api.find(ref.kind);
  if (found.is === 'unknown') return { is: 'unknown', why: 'expired' };
  if (found.is === 'absent') return found;
  if (found.resource.namespaced && !ref.namespace) return { is: 'absent' };
  if (!canBeNames(ref.namespace, ref.name)) return { is: 'absent' };

  const reply = await ask(api, pathOf(found.resource, ref));
  if (typeof reply === 'string') return { is: 'unknown', why: reply };
  if (reply.status === 404) return { is: 'absent' };
  return {
    is: 'known',
    value: fromWire(One.parse(JSON.parse(reply.body)), typeOf(found.resource)),
  };
}

/** Lists a kind, page by page; one that the cluster does not know has no objects. */
export async function readList(api: Api, kind: string, scope: Scope): Promise<Seen<Resource>> {
  if (kind === SERVED_KIND) return { items: servedKinds(await api.resources()) };
  const found = await api.find(kind);
  if (found.is === 'unknown') return { items: [], gap: 'expired' };
  if (found.is === 'absent') return { items: [] };
  const { resource } = found;
  if ('namespace' in scope && resource.namespaced !== (scope.namespace !== ''))
    return { items: [] };

  const namespace = 'namespace' in scope ? scope.namespace : undefined;
  if (!canBeNames(namespace, 'node' in scope ? scope.node : undefined)) return { items: [] };
  const onNode = 'node' in scope && kind === 'Pod';
  const cached = 'all' in scope && !(await pagesFromCache(api));
  return await readPages(api, resource, namespace, {
    ...(onNode && { fieldSelector: `spec.nodeName=${scope.node}` }),
    // A whole cluster's objects would come from etcd here. From the cache they may be a moment old, which
    // does not hurt a count over all namespaces; what an answer quotes is read by name or by namespace.
    ...(cached && { resourceVersion: '0' }),
  });
}

/** The events about one object, also those about predecessors of its name. */
export async function readEvents(api: Api, of: Ref): Promise<Seen<Resource<'Event'>>> {
  const found = await api.find('Event');
  if (found.is !== 'known') return { items: [], gap: 'expired' };
  if (!canBeNames(of.namespace, of.name)) return { items: [] };
  const [kind, group] = of.kind.split('/').toReversed();
  const selector = { kind, name: of.name, ...(of.namespace && { namespace: of.namespace }) };
  const fieldSelector = Object.entries(selector).map(([key, is]) => `involvedObject.${key}=${is}`);
  const seen = await readPages(api, found.resource, of.namespace ?? 'default', {
    fieldSelector: fieldSelector.join(),
  });
  // What was listed as events are events.
  const events = seen.items as readonly Resource<'Event'>[];
  const ofGroup = ({ involvedObject: { apiVersion = '' } }: Resource<'Event'>) =>
    (apiVersion.includes('/') ? apiVersion.split('/')[0] : undefined) === group;
  return { ...seen, items: events.filter(ofGroup) };
}

async function readPages(
  api: Api,
  resource: ApiResource,
  namespace: string | undefined,
  query: Readonly<Record<string, string>>,
): Promise<Seen<Resource>> {
  const items: Resource[] = [];
  let token: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const paging = { limit: String(PAGE), ...(token && { continue: token }) };
    const reply = await ask(api, pathOf(resource, { namespace }), { ...query, ...paging });
    if (typeof reply === 'string') return { items, gap: reply };
    if (reply.status === 404) return { items };
    const found = decoded(Page, reply);
    if (!found) return { items, gap: 'expired' };
    items.push(...(found.items ?? []).map((item) => fromWire(item, typeOf(resource))));
    token = found.metadata?.continue;
    if (!token) return { items };
  }
  return { items, gap: 'over-budget' };
}

async function pagesFromCache(api: Api): Promise<boolean> {
  const [major = 0, minor = 0] = (await api.version()).split('.').map(Number);
  return major > 1 || minor >= PAGES_FROM_CACHE;
}

function typeOf({ group, version, kind }: ApiResource) {
  return {
    apiVersion: group ? `${group}/${version}` : version,
    kind: kind.split('/').at(-1) ?? kind,
  };
}
