import { z } from 'zod';

import { RepositoryRefused } from '../../domain/errors.ts';
import type { Repositories, Snapshot } from '../../domain/ports.ts';
import { askAt, type AskOf, isStatus } from './ask.ts';
import {
  type Authorization,
  authorizationBy,
  type Credential,
  type Repository,
} from './credential.ts';
import { FILE_MODE, openOf, propose } from './propose.ts';
import { refPath } from './ref-path.ts';
import { repositoryName } from './repository-name.ts';

/** Where GitHub is, which repositories are open, and with what they are asked. */
export type GitHub = Readonly<{
  host: string;
  apiUrl: string;
  repositories: readonly string[]; // "owner/name"
  credential: Credential;
}>;

const Default = z.object({ default_branch: z.string() });
const Reference = z.object({ object: z.object({ sha: z.string() }) });
const Tree = z.object({
  truncated: z.boolean().default(false),
  tree: z.array(
    z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: z.string() }),
  ),
});
const Blob = z.object({ content: z.string(), encoding: z.string() });
/** Contents by git's hash never change; manifests are small. */
const MOST_KEPT = 2_000;

/** Repositories on GitHub. */
export function gitHubRepositories(
  { host, apiUrl, repositories, credential }: GitHub,
  now: () => number = Date.now,
): Repositories {
  const ask = askAt(apiUrl);
  const authorization: Authorization = authorizationBy(credential, ask, now);
  const askOf: AskOf = async (repository, route, answer, parameters = {}) => {
    const parts = partsOf(repository);
    return ask(route, { ...parts, ...parameters }, answer, await authorization(parts));
  };
  const kept = new Map<string, string>();

  async function textOf(repository: string, sha: string): Promise<string> {
    const known = kept.get(sha);
    if (known !== undefined) return known;
    const blob = 'GET /repos/{owner}/{repo}/git/blobs/{sha}';
    const { content, encoding } = await askOf(repository, blob, Blob, { sha });
    const bytes = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
    const text = bytes.toString();
    if (!bytes.equals(Buffer.from(text)))
      throw new RepositoryRefused(`A file of ${repository} is not in UTF-8.`);
    kept.set(sha, text);
    const [oldest = ''] = kept.keys();
    if (kept.size > MOST_KEPT) kept.delete(oldest);
    return text;
  }

  return {
    named(url) {
      const name = repositoryName(url, host);
      return repositories.find((one) => one.toLowerCase() === name?.toLowerCase());
    },

    async look(repository, revision) {
      const own = 'GET /repos/{owner}/{repo}';
      const branch = revision ?? (await askOf(repository, own, Default)).default_branch;
      const commit = await headOf(repository, branch, askOf);
      if (commit === undefined) return undefined;
      const route = 'GET /repos/{owner}/{repo}/git/trees/{commit}';
      const { truncated, tree } = await askOf(repository, route, Tree, { commit, recursive: '1' });
      if (truncated) throw new RepositoryRefused(`${repository} has too many files to be listed.`);
      const files = tree.filter(({ path, type }) => type === 'blob' && !path.startsWith(WORKFLOWS));
      const hashes = new Map(files.map((one) => [one.path, isPlain(one) ? one.sha : NOT_PLAIN]));
      return { repository, branch, commit, files: hashes } satisfies Snapshot;
    },

    async read({ repository, files }, paths) {
      const texts = [...paths].map(async (path) => {
        const sha = files.get(path) ?? NOT_PLAIN;
        if (sha === NOT_PLAIN)
          throw new RepositoryRefused(`${JSON.stringify(path)} is no file that kubewhy edits.`);
        return [path, await textOf(repository, sha)] as const;
      });
      return new Map(await Promise.all(texts));
    },

    open: (repository, family) => openOf(repository, family, askOf),

    propose: (pull) => propose(pull, askOf),
  };
}

/** In the place of the hash of a file that is never read. */
const NOT_PLAIN = '';

/** What runs on GitHub is nobody's manifest; Flux leaves it out as well. */
const WORKFLOWS = '.github/';

/** A link shows another file's text, a program would lose its right to run, and a diff cannot show a name of two lines. */
function isPlain({ path, mode }: Readonly<{ path: string; mode: string }>): boolean {
  return mode === FILE_MODE && !/\p{Cc}/u.test(path);
}

/** The commit of a branch; undefined where there is none of that name, as for a tag. */
async function headOf(
  repository: string,
  branch: string,
  askOf: AskOf,
): Promise<string | undefined> {
  const path = refPath(branch);
  if (path === undefined) return undefined;
  const route = 'GET /repos/{owner}/{repo}/git/ref/heads/{+path}';
  try {
    return (await askOf(repository, route, Reference, { path })).object.sha;
  } catch (error) {
    if (error instanceof RepositoryRefused && isStatus(error, 404)) return undefined;
    throw error;
  }
}

function partsOf(repository: string): Repository {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}
