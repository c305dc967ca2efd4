import type { GitCode, ProofCode } from '../domain/codes.ts';
import { ClusterUnreachable, RepositoryUnreachable } from '../domain/errors.ts';
import type { Admission, Change, Check, HandedOver, SendResult } from '../domain/plan.ts';
import type { Repositories, Writer } from '../domain/ports.ts';
import { present } from '../text/present.ts';
import type { Limits } from './limits.ts';
import { asPatch } from './pull-request/as-patch.ts';
import { draftOf } from './pull-request/draft-of.ts';
import { movedFrom } from './pull-request/moved-from.ts';
import { beyondReach } from './reach/beyond-reach.ts';
import { namespacesOf } from './reach/namespaces-of.ts';
import { notCopied } from './reach/not-copied.ts';
import { isDone } from './state/plan-state.ts';

const MAX_TRIES = 3;
/** Why an answer does not decide. */
const NO_ANSWER: Readonly<Partial<Record<SendResult['is'], ProofCode>>> = {
  lost: 'no-answer',
  busy: 'busy',
  'not-asked': 'recorded-cluster',
};

/** RBAC's own words (forbiddenMessage of apiserver); quotas and admission refuse with 403 as well. */
const FORBIDDEN = / is forbidden: (User "[^"]*" cannot .+)/;

/** A dry run with what a pull request would hold. Both are asked for at once: somebody waits. */
export async function admissionOf(
  asked: Change,
  writer: Writer,
  limits: Pick<Limits, 'isOpen' | 'reaches'>,
  repositories?: Repositories,
): Promise<Admission> {
  const change = asPatch(asked);
  const reaches = [...limits.reaches.values()].flat();
  // A draft shows lines of a repository to whoever can ask for one.
  const mayDraft = isOpen(change, limits) && beyondReach(change, reaches) === undefined;
  const [admission, drafted] = await Promise.all([
    dryRun(change, writer, limits),
    asked.do === 'propose' && mayDraft ? drafting(asked, writer, repositories) : {},
  ]);
  return { ...admission, ...drafted };
}

function isOpen(change: Change, limits: Pick<Limits, 'isOpen'>): boolean {
  return namespacesOf(change).every(limits.isOpen);
}

async function drafting(
  change: Change,
  writer: Writer,
  repositories: Repositories | undefined,
): Promise<Pick<Admission, 'draft' | 'undrafted'>> {
  const undrafted = (why: GitCode, note?: string): Readonly<{ undrafted: HandedOver }> => ({
    undrafted: { why, ...present({ note }) },
  });
  if (!repositories) return undrafted('git-not-listed', change.into?.url);
  try {
    const { uid: _, ...on } = change.on;
    const object = await writer.read(on);
    if (object.is !== 'known') return undrafted('git-unread');
    const moved = await movedFrom(change, object.value, writer);
    if (moved) return undrafted(`git-${moved.is}`, moved.note);
    const drafted = await draftOf(change, object.value, repositories);
    return 'draft' in drafted ? { draft: drafted.draft } : { undrafted: drafted };
  } catch (error) {
    if (error instanceof RepositoryUnreachable) return undrafted('git-unreachable', error.message);
    if (error instanceof ClusterUnreachable) return undrafted('git-unread');
    throw error;
  }
}

/**
 * Whether the API server would accept a change now and keep all of it: a server-side dry run. What is closed to the
 * remediator is not asked about: a person may still make the change.
 */
async function dryRun(
  change: Change,
  writer: Writer,
  limits: Pick<Limits, 'isOpen' | 'reaches'>,
): Promise<Check> {
  if (!isOpen(change, limits)) return { is: 'not-checked', why: 'closed' };
  const reaches = [...limits.reaches.values()].flat();
  const beyond = beyondReach(change, reaches);
  if (beyond !== undefined) return { is: 'fails', why: 'beyond-reach', note: beyond };
  try {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const object = await writer.read(change.on);
      if (object.is === 'unknown' && object.why === 'forbidden')
        return { is: 'not-checked', why: 'no-right' };
      if (object.is === 'unknown') return { is: 'not-checked', why: 'unread', note: object.why };
      if (object.is === 'absent' && change.do !== 'create') return { is: 'fails', why: 'gone' };
      const source = await notCopied(change, reaches, writer);
      if (source) return { is: 'not-checked', why: 'no-right', note: source };

      const { resourceVersion = '' } = object.is === 'known' ? (object.value.metadata ?? {}) : {};
      const sent = await writer.send(change, resourceVersion, 'dry-run');
      if (sent.is === 'done')
        return isDone(change, sent.object) ? { is: 'holds' } : { is: 'fails', why: 'not-kept' };
      const missing = sent.is === 'refused' ? FORBIDDEN.exec(sent.message)?.[1] : undefined;
      if (missing !== undefined) return { is: 'not-checked', why: 'no-right', note: missing };
      if (sent.is === 'refused') return { is: 'fails', why: 'refused', note: sent.message };
      const why = NO_ANSWER[sent.is];
      if (why) return { is: 'not-checked', why, note: sent.message };
    }
    return { is: 'not-checked', why: 'changed-meanwhile' };
  } catch (error) {
    if (!(error instanceof ClusterUnreachable)) throw error;
    return { is: 'not-checked', why: 'unreachable', note: error.message };
  }
}
