import { z } from 'zod';

import type { Fact, Gap, LogLine, Ref, Scope, Seen } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { logLines } from '../log-lines.ts';
import type { Api } from './api.ts';
import { NoReply, TooLarge, type Reply } from './connection.ts';
import { decoded } from './decoded.ts';
import { pathOf, type ApiResource } from './discovery.ts';
import { fromWire } from './wire.ts';

const PAGE = 500;
const MAX_PAGES = 20;
const LOG_LINES = 200;
const LOG_BYTES = 64 * 1024;
/** `limitBytes` keeps the beginning, and the end is what counts: more is read and then cut. */
const LOG_BYTES_READ = 1024 * 1024;
/** From this version on the API server pages consistent lists from its cache (ListFromCacheSnapshot). */
const PAGES_FROM_CACHE = 34;

const Named = z.looseObject({ metadata: z.looseObject({ name: z.string() }) });
const Page = z.looseObject({
  metadata: z.looseObject({ continue: z.string().optional() }).optional(),
  items: z.array(z.custom<Resource>((item) => Named.safeParse(item).success)).nullable(),
});
const One = z.custom<Resource>((object) => Named.safeParse(object).success, 'not an object');

/** Reads one object past every cache. */
export async function readObject(api: Api, ref: Ref): Promise<Fact<Resource>> {
  const found = await api.find(ref.kind);
  if (found.is === 'unknown') return { is: 'unknown', why: 'expired' };
  if (found.is === 'absent') return found;
  if (found.resource.namespaced && !ref.namespace) return { is: 'absent' };

  const reply = await answerTo(api, pathOf(found.resource, ref));
  if (typeof reply === 'string') return { is: 'unknown', why: reply };
  if (reply.status === 404) return { is: 'absent' };
  return {
    is: 'known',
    value: fromWire(One.parse(JSON.parse(reply.body)), typeOf(found.resource)),
  };
}

/** Lists a kind, page by page; one that the cluster does not know has no objects. */
export async function readList(api: Api, kind: string, scope: Scope): Promise<Seen<Resource>> {
  const found = await api.find(kind);
  if (found.is === 'unknown') return { items: [], gap: 'expired' };
  if (found.is === 'absent') return { items: [] };
  const { resource } = found;
  if ('namespace' in scope && resource.namespaced !== (scope.namespace !== ''))
    return { items: [] };

  const namespace = 'namespace' in scope ? scope.namespace : undefined;
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

/** The last lines of one container, 64 KiB at most; `absent` when that run left no log. */
export async function readLog(
  api: Api,
  pod: Ref,
  container: string,
  run: 'current' | 'previous',
): Promise<Fact<readonly LogLine[]>> {
  const found = await api.find('Pod');
  if (found.is !== 'known' || !pod.namespace) return { is: 'absent' };
  const reply = await answerTo(api, pathOf(found.resource, { ...pod, sub: 'log' }), {
    container,
    previous: String(run === 'previous'),
    timestamps: 'true',
    tailLines: String(LOG_LINES),
    limitBytes: String(LOG_BYTES_READ),
  });
  if (typeof reply === 'string') return { is: 'unknown', why: reply };
  // 400: the container waits to start, has no previous run, or is not one of the pod's.
  if (reply.status !== 200) return { is: 'absent' };
  return { is: 'known', value: logLines(endOf(reply.body)) };
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
    const reply = await answerTo(api, pathOf(resource, { namespace }), { ...query, ...paging });
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

/** A reply with status 200, 400 or 404, or why there is none. */
async function answerTo(api: Api, path: string, query?: Record<string, string>) {
  let reply: Reply;
  try {
    reply = await api.request({ method: 'GET', path, ...(query && { query }) });
  } catch (error) {
    if (error instanceof NoReply) return 'expired';
    if (error instanceof TooLarge) return 'over-budget';
    throw error;
  }
  if ([200, 400, 404].includes(reply.status)) return reply;
  return gapOf(reply);
}

function gapOf(reply: Reply): Gap {
  // 410: the list changed too much between two pages. 429 and 5xx: asked in vain.
  return reply.status === 403 ? 'forbidden' : 'expired';
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

/** The last 64 KiB, from the beginning of a line. */
function endOf(text: string): string {
  if (text.length <= LOG_BYTES) return text;
  const end = text.slice(-LOG_BYTES);
  return end.slice(end.indexOf('\n') + 1);
}
