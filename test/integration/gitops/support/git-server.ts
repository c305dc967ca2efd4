import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;
/** A bare repository with one branch, main. */
export type Repository = Readonly<{ url: string; commit(files: Files): Promise<void> }>;
/** Repositories over HTTP, as Argo CD and Flux fetch them. */
export type GitServer = Readonly<{
  host: string;
  repository(name: string, files: Files): Promise<Repository>;
  stop(): Promise<void>;
}>;

/** Starts `git http-backend` behind a free port: Flux takes no other address, and its client no plain files. */
export async function startGitServer(): Promise<GitServer> {
  const root = await mkdtemp(join(tmpdir(), 'kubewhy-git-'));
  const server = createServer((request, response) => {
    answer(root, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    async repository(name, files) {
      const folder = join(root, `${name}.git`);
      await git(['init', '--quiet', '--bare', '--initial-branch=main', folder]);
      await git(['-C', folder, 'fast-import', '--quiet'], commitOf(files, ''));
      const commit = async (more: Files) => {
        const onTop = commitOf(more, 'from refs/heads/main^0\n');
        await git(['-C', folder, 'fast-import', '--quiet', '--date-format=now'], onTop);
      };
      return { url: `http://${host}/${name}.git`, commit };
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** As `git fast-import` reads it; data are counted in bytes. */
function commitOf(files: Files, from: string): string {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const changes = Object.entries(files).map(
    ([path, text]) => `M 100644 inline ${path}\n${data(text)}`,
  );
  const head = `commit refs/heads/main\ncommitter Tests <tests@example.com> now\n${data('Deploy')}`;
  return `feature date-format=now\n${head}${from}${changes.join('')}`;
}

/** What a command of git prints. */
async function git(args: readonly string[], input: string | Buffer = '', env: object = {}) {
  const child = spawn('git', args, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined); // who reads no input ends before it comes: the status tells
  child.stdin.end(input);
  const [output, said, [status]] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ]);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${String(said)}`);
  return output;
}

/** CGI (RFC 3875): headers, an empty line, the body; a status other than 200 is one of the headers. */
async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', headers } = request;
  const { pathname, search } = new URL(request.url ?? '/', 'http://git');
  const body = await buffer(request);
  const output = await git(['http-backend'], body, {
    GIT_PROJECT_ROOT: root,
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: pathname,
    QUERY_STRING: search.slice(1),
    REQUEST_METHOD: method,
    REMOTE_ADDR: '127.0.0.1',
    CONTENT_TYPE: headers['content-type'] ?? '',
    CONTENT_LENGTH: String(body.length),
    HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
    GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
  });
  const end = output.indexOf('\r\n\r\n');
  const lines = output.subarray(0, end).toString().split('\r\n');
  const all = lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
  const { Status: status = '200', ...sent } = Object.fromEntries(all);
  response.writeHead(Number.parseInt(status, 10), sent).end(output.subarray(end + 4));
}
