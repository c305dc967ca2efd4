import { z } from 'zod';

import { RepositoryRefused } from '../../domain/errors.ts';
import type { OpenPull, Pull } from '../../domain/ports.ts';
import { type AskOf, isStatus } from './ask.ts';

const Made = z.object({ sha: z.string() });
const Ref = z.object({ ref: z.string() });
const Opened = z.object({ html_url: z.string() });
const Commit = z.object({ tree: Made });

const REPO = '/repos/{owner}/{repo}';
/** A file that is no program and no link. */
export const FILE_MODE = '100644';

/**
 * Opens a pull request by the Git data API, or finds it where it is open. Each step may be done again: a branch that
 * is there already, of an answer that was lost, is taken where it holds the same files. Nothing else is ever written.
 */
export async function propose(pull: Pull, askOf: AskOf): Promise<string> {
  const { snapshot, branch, title, body } = pull;
  const { repository } = snapshot;
  await pushed(pull, askOf);
  try {
    const request = { title, body, head: branch, base: snapshot.branch };
    return (await askOf(repository, `POST ${REPO}/pulls`, Opened, request)).html_url;
  } catch (error) {
    if (!(error instanceof RepositoryRefused) || !isStatus(error, 422)) throw error;
    const twin = await openOf(repository, branch, askOf); // somebody was faster
    if (twin === undefined) throw error;
    return twin.url;
  }
}

/** The open pull request of a family; those whose branch is left and that are closed do not count. */
export async function openOf(
  repository: string,
  family: string,
  askOf: AskOf,
): Promise<OpenPull | undefined> {
  const matching = `GET ${REPO}/git/matching-refs/heads/{+family}`;
  const refs = await askOf(repository, matching, z.array(Ref), { family });
  const [owner] = repository.split('/');
  for (const { ref } of refs) {
    const branch = ref.replace('refs/heads/', '');
    const asked = { head: `${owner}:${branch}`, state: 'open' };
    const [first] = await askOf(repository, `GET ${REPO}/pulls`, z.array(Opened), asked);
    if (first) return { url: first.html_url, branch };
  }
  return undefined;
}

/** One commit on the commit that was looked at, and a branch that begins there. */
async function pushed({ snapshot, branch, title, texts }: Pull, askOf: AskOf): Promise<void> {
  const { repository, commit } = snapshot;
  const own = `${REPO}/git/commits/{commit}`;
  const base = await askOf(repository, `GET ${own}`, Commit, { commit });
  const files = [...texts].map(([path, content]) => ({
    path,
    mode: FILE_MODE,
    type: 'blob',
    content,
  }));
  const tree = await askOf(repository, `POST ${REPO}/git/trees`, Made, {
    base_tree: base.tree.sha,
    tree: files,
  });
  if (tree.sha === base.tree.sha)
    throw new RepositoryRefused(`${repository} holds this already: there is nothing to propose.`);

  const known = await treeOf(repository, branch, askOf);
  if (known === tree.sha) return;
  if (known !== undefined)
    throw new RepositoryRefused(
      `Branch ${branch} is left over, as of a pull request that was closed, and holds something else: delete it, and try again.`,
    );
  const made = { message: title, tree: tree.sha, parents: [commit] };
  const { sha } = await askOf(repository, `POST ${REPO}/git/commits`, Made, made);
  await askOf(repository, `POST ${REPO}/git/refs`, Ref, { ref: `refs/heads/${branch}`, sha });
}

/** What a branch holds; undefined where there is none. */
async function treeOf(
  repository: string,
  branch: string,
  askOf: AskOf,
): Promise<string | undefined> {
  const route = `GET ${REPO}/git/ref/heads/{+branch}`;
  const Reference = z.object({ object: Made });
  try {
    const { object } = await askOf(repository, route, Reference, { branch });
    const own = `GET ${REPO}/git/commits/{commit}`;
    return (await askOf(repository, own, Commit, { commit: object.sha })).tree.sha;
  } catch (error) {
    if (error instanceof RepositoryRefused && isStatus(error, 404)) return undefined;
    throw error;
  }
}
