import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One request as it came in. */
export type Asked = Readonly<{ route: string; authorization: string }>;
/** What stands before an emulator, and what was asked there; `stop` rejects where that was more than a pull request needs. */
export type Front = Readonly<{ url: string; asked: readonly Asked[]; stop(): Promise<void> }>;

/** All that kubewhy may ask for: it reads, and what it makes is new. No branch is moved, nothing is merged or deleted. */
const ALLOWED: readonly RegExp[] = [
  /^GET /,
  /^POST \/app\/installations\/\d+\/access_tokens$/,
  /^POST \/repos\/acme\/deploy\/(?:git\/(?:trees|commits|refs)|pulls)$/,
];
/** The branches that are its own. */
const OWN_REF = 'refs/heads/kubewhy/';

/** Refuses what GitHub refuses and the emulator lets pass: a second pull request of a branch, and one without a change. */
export async function startFront(target: string): Promise<Front> {
  const asked: Asked[] = [];
  const forbidden: string[] = [];
  const server = createServer((request, reply) => {
    const { method = 'GET', url = '/' } = request;
    const { authorization = '' } = request.headers;
    const route = `${method} ${url}`;
    asked.push({ route, authorization });
    const headers = { authorization, 'content-type': 'application/json' };
    void answered();

    async function answered(): Promise<void> {
      const body = await text(request);
      if (!isAllowed(route, body)) {
        forbidden.push(`${route} ${body}`);
        reply.writeHead(500).end();
        return;
      }
      const isPull = method === 'POST' && url.endsWith('/pulls');
      const message = isPull ? await refusalOf(target + url, JSON.parse(body), headers) : undefined;
      if (message !== undefined) {
        const said = { message: 'Validation Failed', errors: [{ message }] };
        reply.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify(said));
        return;
      }
      const answer = await fetch(target + url, { method, headers, ...(body && { body }) });
      reply.writeHead(answer.status, { 'content-type': 'application/json' });
      reply.end(await answer.text());
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      if (forbidden.length > 0) throw new Error(`Asked of GitHub: ${forbidden.join(', ')}`);
    },
  };
}

function isAllowed(route: string, body: string): boolean {
  if (!ALLOWED.some((one) => one.test(route))) return false;
  return !route.endsWith('/git/refs') || String(JSON.parse(body).ref).startsWith(OWN_REF);
}

type Headers = Readonly<Record<string, string>>;
type Wanted = Readonly<{ head: string; base: string }>;

async function refusalOf(
  pulls: string,
  { head, base }: Wanted,
  headers: Headers,
): Promise<string | undefined> {
  const repo = pulls.slice(0, -'/pulls'.length);
  const get = async (path: string) => (await fetch(repo + path, { headers })).json();
  const [owner] = repo.split('/').slice(-2);
  const open = (await get(`/pulls?state=open&head=${owner}:${head}`)) as readonly object[];
  if (open.length > 0) return `A pull request already exists for ${owner}:${head}.`;
  const [ours, theirs] = await Promise.all([head, base].map(commitOf));
  return ours === theirs ? `No commits between ${base} and ${head}` : undefined;

  async function commitOf(branch: string): Promise<string> {
    const { object } = (await get(`/git/ref/heads/${branch}`)) as { object: { sha: string } };
    return object.sha;
  }
}
