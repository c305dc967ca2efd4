import { openApi, type Api } from '#src/cluster/live/api.ts';
import { NoReply, type Reply, type Request } from '#src/cluster/live/connection.ts';
import { liveLoader } from '#src/cluster/live/live-loader.ts';
import { logLines } from '#src/cluster/log-lines.ts';
import type { Read } from '#src/domain/model.ts';
import { sifted } from '#src/text/sifted.ts';

/** A reply of an API server, or what happened instead of one. */
export type Scripted = Partial<Reply> | Error;

const KINDS = {
  '/api': [{ group: '', version: 'v1', kinds: ['Pod', 'ConfigMap', 'Event', 'Secret', 'Node'] }],
  '/apis': [{ group: 'apps', version: 'v1', kinds: ['Deployment'] }],
};

/** An API server that answers by "path" or "METHOD path" and notes what it was asked. */
export function apiServer(answers: Readonly<Record<string, Scripted | readonly Scripted[]>> = {}) {
  const asked: Request[] = [];
  const times = new Map<string, number>();

  async function request(one: Request): Promise<Reply> {
    asked.push(one);
    const key = answers[one.path] ? one.path : `${one.method} ${one.path}`;
    const answer = [answers[key] ?? builtIn(one.path)].flat();
    const turn = times.get(key) ?? 0;
    times.set(key, turn + 1);
    const reply = answer[Math.min(turn, answer.length - 1)];
    if (reply instanceof Error) throw reply;
    const whole = { status: 200, headers: {}, body: '', ...reply };
    if (whole.status === 200) one.reader?.()(Buffer.from(whole.body));
    if (whole.status !== 200 || !one.sifts) return whole;
    return { ...whole, body: JSON.stringify(sifted(logLines(whole.body))) };
  }

  const api: Api = openApi({ request, now: () => new Date('2026-01-01T12:00:00Z') }, 'context x');
  return { api, asked, pathsAsked: () => asked.map(({ path }) => path) };
}

/** What the live loader makes of these reads on such a server. */
export async function loaded(
  reads: readonly Read[],
  answers: Readonly<Record<string, Scripted | readonly Scripted[]>> = {},
) {
  const server = apiServer(answers);
  return { source: await liveLoader(server.api).load(reads), ...server };
}

/** A reply with an object as its body. */
export function json(body: object, status = 200): Scripted {
  return { status, body: JSON.stringify(body) };
}

/** A failure as an API server words it. */
export function failure(status: number, message: string, causes: readonly object[] = []): Scripted {
  return json({ kind: 'Status', message, details: { causes } }, status);
}

/** The connection ended without a reply. */
export function cut(sent: boolean): Error {
  return new NoReply(sent ? 'socket hang up' : 'connect ECONNREFUSED', sent);
}

function builtIn(path: string): Scripted {
  if (path === '/version') return json({ major: '1', minor: '34' });
  if (path !== '/api' && path !== '/apis') return failure(404, `${path} not found`);
  return json({ kind: 'APIGroupDiscoveryList', items: KINDS[path].map(group) });
}

function group({ group: name, version, kinds }: (typeof KINDS)['/apis'][0]) {
  const resources = kinds.map((kind) => ({
    resource: `${kind.toLowerCase()}s`,
    responseKind: { kind },
    scope: kind === 'Node' ? 'Cluster' : 'Namespaced',
    verbs: ['get', 'list', 'patch'],
  }));
  return { metadata: { name }, versions: [{ version, resources }] };
}
