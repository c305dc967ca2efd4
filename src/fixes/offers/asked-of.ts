import { QueueUnavailable } from '../../domain/errors.ts';
import type { Admission, Change, Check } from '../../domain/plan.ts';
import type { DryRun } from '../../domain/ports.ts';
import type { InGit } from '../change/git-owner.ts';

/** No dry run was made. */
export const NOT_ASKED: Check = { is: 'not-checked', why: 'no-dry-run' };

/** It cannot be applied from here: a person has to do it. */
export function isClosed(admission: Check): boolean {
  return admission.is === 'not-checked' && ['closed', 'no-right'].includes(admission.why);
}

/** What the remediator says to a change, if there is one to ask. */
export async function askedOf(change: Change, dryRun: DryRun | undefined): Promise<Admission> {
  if (!dryRun) return NOT_ASKED;
  try {
    return await dryRun(change);
  } catch (error) {
    if (!(error instanceof QueueUnavailable)) throw error;
    return { is: 'not-checked', why: 'no-answer' };
  }
}

/** The change to ask about: a pull request if the owner applies a branch, and nothing else speaks against it than what the files may settle. */
export function forGit(change: Change, git: InGit | undefined): Change {
  if (!git?.source || (git.why !== undefined && !git.source.made)) return change;
  return { ...change, do: 'propose', into: git.source, owner: git.revert.owner };
}
