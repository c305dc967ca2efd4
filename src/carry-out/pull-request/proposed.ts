import type { Approval } from '../../domain/approval.ts';
import { RepositoryRefused } from '../../domain/errors.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Repositories, Writer } from '../../domain/ports.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { valueAt } from '../../text/json-pointer.ts';
import { READABLE } from '../../text/redaction/readable.ts';
import { redactedObject } from '../../text/redaction/redacted-object.ts';
import { type ActEnd, type Uncertain, unsure } from '../end/ended.ts';
import type { EndTexts } from '../end/texts.ts';
import { planStateOf } from '../state/plan-state.ts';
import { type Drafted, draftOf } from './draft-of.ts';
import { movedFrom } from './moved-from.ts';
import { branchesOf, pullOf } from './pull-of.ts';

/** What opening a pull request needs of its surroundings. */
export type Proposing = Readonly<{
  plan: Plan;
  approval: Approval;
  writer: Pick<Writer, 'read'>;
  repositories: Repositories | undefined;
  texts: EndTexts;
  isTooLate(): boolean;
  objection(): Promise<ActEnd | undefined>;
  frozen(): Promise<ActEnd | undefined>;
  note(record: Uncertain): Promise<void>;
}>;

/**
 * Opens the pull request of a plan while the object and its files are as they were shown; a rerun finds the one that is
 * open. Throws RepositoryUnreachable and ClusterUnreachable: nothing is lost by running it again.
 */
export async function proposed(at: Proposing, known: Uncertain | undefined): Promise<ActEnd> {
  const { repositories, texts, isTooLate } = at;
  if (!repositories) return { outcome: 'refused', text: texts.noRepositories };
  // The end of an earlier run is unknown unless its pull request is open.
  const late: ActEnd = known
    ? { outcome: 'unknown', text: texts.unknownPull }
    : { outcome: 'too-late', text: texts.tooLate };
  if (!known && isTooLate()) return late;
  try {
    const open = await opened(at, repositories);
    if (open) return open;
    if (isTooLate()) return late;
    const against = known && (await at.objection());
    if (against) return unsure(against, texts.unknownPull, texts);

    const found = await asShown(at, repositories);
    if ('outcome' in found) return known && found.outcome === 'refused' ? late : found;
    const frozen = await at.frozen(); // reading the files takes its time
    if (frozen) return known ? unsure(frozen, texts.unknownPull, texts) : frozen;
    await at.note({ step: 'sending', resourceVersion: found.resourceVersion, sends: 1 });
    if (isTooLate()) return late;
    const pull = pullOf(at.plan, found.drafted, at.approval);
    return { outcome: 'proposed', text: await repositories.propose(pull) };
  } catch (error) {
    if (!(error instanceof RepositoryRefused)) throw error;
    return { outcome: 'refused', text: texts.repository(error.message) };
  }
}

/** How it ended where a pull request is open for the same object and cause: that holds this change, or another one. */
async function opened(
  { plan, texts }: Proposing,
  repositories: Repositories,
): Promise<ActEnd | undefined> {
  const [{ into, draft }] = plan.changes;
  const repository = into && repositories.named(into.url);
  if (!repository || !draft) return { outcome: 'refused', text: texts.otherFiles };
  const { family, branch } = branchesOf(plan, { ...draft, repository });
  const open = await repositories.open(repository, family);
  if (!open) return undefined;
  return open.branch === branch
    ? { outcome: 'proposed', text: open.url }
    : { outcome: 'refused', text: texts.otherPull(open.url) };
}

/** What the pull request would hold, while that and the object are as they were shown. */
async function asShown(
  { plan, writer, texts }: Proposing,
  repositories: Repositories,
): Promise<ActEnd | Readonly<{ drafted: Drafted; resourceVersion: string }>> {
  const [change] = plan.changes;
  const { uid, ...on } = change.on;
  const found = await writer.read(on);
  if (found.is === 'unknown') return { outcome: 'refused', text: texts.unread };
  if (found.is === 'absent') return { outcome: 'refused', text: texts.gone };
  const object = found.value;
  if (object.metadata?.uid !== uid) return { outcome: 'refused', text: texts.replaced };
  const state = planStateOf(plan, object);
  if (state.is === 'in-place') return { outcome: 'already-so' };
  if (state.is === 'changed') {
    const now = valueAt(redactedObject(object, READABLE), state.path);
    return { outcome: 'refused', text: texts.changed(state.path, state.was, now) };
  }

  const moved = await movedFrom(change, object, writer);
  if (moved) return { outcome: 'refused', text: texts.moved[moved.is](moved.note) };
  const drafted = await draftOf(change, object, repositories);
  const isAsShown = 'draft' in drafted && isSameJson(drafted.draft, change.draft);
  if (!isAsShown) return { outcome: 'refused', text: texts.otherFiles };
  return { drafted, resourceVersion: object.metadata?.resourceVersion ?? '' };
}
