import { createHash } from 'node:crypto';

import { RepositoryRefused } from '../../domain/errors.ts';
import type { Change, HandedOver } from '../../domain/plan.ts';
import type { Repositories, Snapshot } from '../../domain/ports.ts';
import type { Draft, FileEdit } from '../../domain/pull-request.ts';
import type { Resource } from '../../domain/resource.ts';
import { CannotRender } from '../../gitops/cannot-render.ts';
import { editsFor } from '../../gitops/edits.ts';
import { buildsOn, mayBuildOn } from '../../gitops/kustomize/builds-on.ts';
import { folderOf } from '../../gitops/manifests/rendered.ts';
import { openTree } from '../../gitops/manifests/tree.ts';
import { present } from '../../text/present.ts';
import { redacted } from '../../text/redaction/redacted.ts';
import { hunk } from './hunk.ts';
import { nearestOf } from './nearest-of.ts';
import { readable } from './readable.ts';

/** What a pull request would hold, with all that is needed to open it. */
export type Drafted = Readonly<{
  draft: Draft;
  snapshot: Snapshot;
  texts: ReadonlyMap<string, string>;
}>;

/** How deep files may include each other; no tree made by hand goes deeper. */
const MOST_ROUNDS = 20;

/**
 * The files that a change is in Git and what becomes of them, by the branch as it is now; or why a person has to do it.
 * Throws RepositoryUnreachable.
 */
export async function draftOf(
  change: Change,
  live: Resource,
  repositories: Repositories,
): Promise<Drafted | HandedOver> {
  const { into } = change;
  const repository = into && repositories.named(into.url);
  if (!into || !repository) return { why: 'git-not-listed', note: into?.url ?? '' };
  let snapshot: Snapshot | undefined;
  try {
    snapshot = await repositories.look(repository, into.revision);
    if (!snapshot) return { why: 'git-no-branch', note: into.revision ?? '' };
    const { texts, edits } = await edited(snapshot, change, live, repositories);
    const [first, ...others] = [...edits].map(([path, text]) => fileEdit(path, texts, text));
    if (!first) return { why: 'git-as-it-should-be', note: into.path };
    const folder = folderOf(into);
    const near = mayBuildOn(folder, snapshot.files.keys());
    const other = buildsOn(folder, await readable(near, snapshot, repositories));
    if (other !== undefined) return { why: 'git-shared', note: other };
    const hidden = [first, ...others].find(({ diff }) => hidesChange(diff));
    if (hidden) return { why: 'git-secret', note: hidden.path };
    const files = [first, ...others].map(withoutSecrets) as [FileEdit, ...FileEdit[]];
    return { draft: { repository, branch: snapshot.branch, files }, snapshot, texts: edits };
  } catch (error) {
    if (error instanceof CannotRender) {
      const { reason, note } = error;
      const near = snapshot && (await nearestOf(change, reason, snapshot, repositories));
      return { why: `git-${reason}`, ...present({ note, near }) };
    }
    if (error instanceof RepositoryRefused) return { why: 'git-refused', note: error.message };
    throw error;
  }
}

/** Reads the files that the edit asks for and edits again, until none is missing. */
async function edited(
  snapshot: Snapshot,
  change: Change,
  live: Resource,
  repositories: Repositories,
) {
  const { into = { url: '', path: '' } } = change;
  const paths = new Set(snapshot.files.keys());
  const texts = new Map<string, string>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { tree, unread } = openTree(paths, texts);
    const attempt = () => editsFor(tree, into, live, change);
    const found = tried(attempt);
    if (unread.size === 0) {
      if (found instanceof CannotRender) throw found;
      return { texts, edits: found };
    }
    for (const [path, text] of await repositories.read(snapshot, unread)) texts.set(path, text);
  }
  throw new CannotRender('broken', into.path);
}

function tried<T>(work: () => T): T | CannotRender {
  try {
    return work();
  } catch (error) {
    if (error instanceof CannotRender) return error;
    throw error;
  }
}

function fileEdit(path: string, texts: ReadonlyMap<string, string>, after: string): FileEdit {
  const before = texts.get(path) ?? '';
  return { path, before: hashOf(before), after: hashOf(after), diff: hunk(before, after) };
}

/** As git names the content of a file. */
function hashOf(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Refused if lines are hidden: people approve only what they see. */
function hidesChange(diff: string): boolean {
  const [was, is] = [diff.split('\n'), redacted(diff).split('\n')];
  return was.length !== is.length || was.some((line, at) => /^[-+]/.test(line) && line !== is[at]);
}

function withoutSecrets(edit: FileEdit): FileEdit {
  return { ...edit, diff: redacted(edit.diff) };
}
