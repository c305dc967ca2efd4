import { Buffer } from 'node:buffer';

import type { Fact, LogLine, Seen, Source } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { discoveryOf, servedBy, type Served } from '#test/hostile/served-by.ts';
import type { Answered, Upstream } from '#test/hostile/upstream.ts';

/** So many objects in a page, whatever limit is asked for, so that small recordings come in pages as well. */
const PAGE = 20;

/** What a path is about. */
type Place = Readonly<{ served: Served; namespace?: string; name?: string; sub?: string }>;

/** An API server that answers from a recording: what was not recorded is forbidden there. */
export function recordedUpstream(recording: Recording): Upstream {
  const whole = {
    ...recording,
    objects: [...recording.objects, ...unrecordedNamespaces(recording)],
  };
  const source = recorded(whole);
  const served = servedBy(whole);
  const [major, minor] = recording.server.split('.');

  return async ({ url, method, body }) => {
    const path = url.pathname;
    if (path === '/version')
      return json(recording, { major, minor, gitVersion: `v${major}.${minor}.0` });
    if (path === '/api' || path === '/apis') return json(recording, discoveryOf(served, path));
    if (method === 'POST') return json(recording, reviewed(body), 201);
    const place = placeOf(path, served);
    if (!place)
      return failure(
        recording,
        404,
        'NotFound',
        'the server could not find the requested resource',
      );
    if (place.sub === 'log') return logReply(recording, source, place, url.searchParams);
    if (place.name) return factReply(recording, source.get(refOf(place)), place);
    return listReply(recording, listed(source, place, url.searchParams), place, url.searchParams);
  };
}

/** Whatever has a namespace is in one. */
function unrecordedNamespaces({ objects }: Recording): readonly Resource[] {
  const names = new Set(objects.flatMap(({ metadata }) => metadata?.namespace ?? []));
  for (const { kind, metadata } of objects)
    if (kind === 'Namespace') names.delete(metadata?.name ?? '');
  return [...names].map((name) => ({
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name },
    status: { phase: 'Active' },
  }));
}

function placeOf(path: string, served: readonly Served[]): Place | undefined {
  const parts = path.split('/').slice(1).map(decodeURIComponent);
  const group = parts[0] === 'api' ? '' : (parts[1] ?? '');
  const [version, ...rest] = parts.slice(parts[0] === 'api' ? 1 : 2);
  const isWithin = rest[0] === 'namespaces' && rest.length > 2;
  const [plural, name, sub] = isWithin ? rest.slice(2) : rest;
  const found = served.find(
    (one) => one.group === group && one.version === version && one.plural === plural,
  );
  if (!found) return undefined;
  const namespace = isWithin ? rest[1] : undefined;
  return {
    served: found,
    ...(namespace && { namespace }),
    ...(name && { name }),
    ...(sub && { sub }),
  };
}

function refOf({ served, namespace, name = '' }: Place) {
  return { kind: served.of, name, ...(namespace && { namespace }) };
}

function listed(
  source: Source,
  { served, namespace }: Place,
  query: URLSearchParams,
): Seen<Resource> {
  const fields = Object.fromEntries(
    (query.get('fieldSelector') ?? '').split(',').map((one) => one.split('=') as [string, string]),
  );
  const node = fields['spec.nodeName'];
  const name = fields['involvedObject.name'];
  if (served.of === 'Event' && name) {
    const kind = fields['involvedObject.kind'] ?? '';
    const { items, ...rest } = source.list('Event', { namespace: namespace ?? 'default' });
    return {
      ...rest,
      items: items.filter(({ involvedObject: of }) => of.name === name && of.kind === kind),
    };
  }
  if (node) return source.list(served.of, { node });
  const labels = query.get('labelSelector');
  if (labels !== null) return source.list(served.of, { labels } as never);
  if (namespace !== undefined) return source.list(served.of, { namespace });
  return source.list(served.of, served.isNamespaced ? { all: true } : { namespace: '' });
}

function listReply(
  recording: Recording,
  { items, gap }: Seen<Resource>,
  { served }: Place,
  query: URLSearchParams,
): Answered {
  if (gap && items.length === 0) return forbidden(recording, served);
  const from = Number(query.get('continue') ?? 0);
  const rest = Math.max(0, items.length - from - PAGE);
  const metadata = rest > 0 ? { continue: String(from + PAGE), remainingItemCount: rest } : {};
  return json(recording, {
    kind: `${served.kind}List`,
    apiVersion: served.group ? `${served.group}/${served.version}` : served.version,
    metadata: { resourceVersion: '1000', ...metadata },
    items: items.slice(from, from + PAGE),
  });
}

function factReply(recording: Recording, fact: Fact<Resource>, { served, name }: Place): Answered {
  if (fact.is === 'known') return json(recording, fact.value);
  if (fact.is === 'absent')
    return failure(recording, 404, 'NotFound', `${served.plural} "${name}" not found`);
  return forbidden(recording, served);
}

function logReply(
  recording: Recording,
  source: Source,
  place: Place,
  query: URLSearchParams,
): Answered {
  const run = query.get('previous') === 'true' ? 'previous' : 'current';
  const fact: Fact<readonly LogLine[]> = source.logs(
    refOf(place),
    query.get('container') ?? '',
    run,
  );
  if (fact.is === 'unknown') return forbidden(recording, place.served);
  if (fact.is === 'absent')
    return failure(recording, 400, 'BadRequest', 'previous terminated container not found');
  const text = fact.value.map(({ at, text: line }) => `${at ?? recording.now} ${line}\n`).join('');
  return { status: 200, headers: headersAt(recording, 'text/plain'), body: Buffer.from(text) };
}

/** Everybody may do everything there. */
function reviewed(body: Buffer): object {
  return {
    ...(JSON.parse(body.toString()) as object),
    status: { allowed: true, userInfo: { username: 'mina', groups: [] } },
  };
}

function forbidden(recording: Recording, { plural, group }: Served): Answered {
  return failure(
    recording,
    403,
    'Forbidden',
    `${plural}.${group} is forbidden: User "mina" cannot read it`,
  );
}

function failure(recording: Recording, code: number, reason: string, message: string): Answered {
  return json(
    recording,
    { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason, code, message },
    code,
  );
}

function json(recording: Recording, body: object, status = 200): Answered {
  return {
    status,
    headers: headersAt(recording, 'application/json'),
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** Its clock stands at the moment of the recording. */
function headersAt({ now }: Recording, type: string): Record<string, string> {
  return { 'content-type': type, date: new Date(now).toUTCString() };
}
