import { kindOf } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { isWithin } from '../time.ts';
import { familyKinds, familyOf } from './families.ts';
import { fieldsAt, numberIn, textIn } from './fields.ts';
import { heldField } from './held-field.ts';
import { conditionStatements, type Statement } from './statements.ts';
import { stateStatements } from './states.ts';

/**
 * How an object is by its own word: `ill` with what it says, the decisive first; `unseen` where its controller has not
 * looked at it for long; `silent` where it does not say.
 */
export type Report = Readonly<
  | { is: 'ill'; said: readonly [Statement, ...Statement[]] }
  | { is: 'unseen'; generation: number; observed?: number; since: string }
  | { is: 'well' | 'moving' | 'silent' }
>;

/** A controller that acts looks at a change within seconds, also where it is busy within minutes. */
const UNSEEN_MS = 10 * 60_000;

/** Reads the status of an object of any kind as kstatus does: generations, conditions, and the state in a word. */
export function reportOf(object: Resource, now: string): Report {
  const unseen = unseenIn(object, now);
  if (unseen) return unseen;
  const all = statementsIn(object, now);
  const ill = all.filter(({ is }) => is === 'ill').toSorted((a, b) => weight(a) - weight(b));
  const [first, ...more] = once(ill);
  if (first) return { is: 'ill', said: [first, ...more] };

  const { creationTimestamp: born } = object.metadata ?? {};
  const moving = all.filter(({ is }) => is === 'moving');
  const [late, ...later] = moving;
  if (late) {
    const isYoung = moving.some(({ since = born }) => isWithin(UNSEEN_MS, since, now));
    const { isQuick = false } = familyOf(kindOf(object));
    if (isQuick && !isYoung && born) return { is: 'ill', said: [late, ...later] };
    return { is: isYoung || isLagging(object) ? 'moving' : 'silent' };
  }
  if (isLagging(object)) return { is: 'silent' };
  const isUndecided = all.some(({ is, isSummary }) => is === 'neutral' && isSummary);
  return { is: all.some(({ is }) => is === 'well') && !isUndecided ? 'well' : 'silent' };
}

/** What an object says of itself where that shows neither that it is well nor that it is ill. */
export function undecidedIn(object: Resource, now: string): readonly Statement[] {
  if (reportOf(object, now).is !== 'silent') return [];
  return statementsIn(object, now).filter(
    ({ is, isSummary }) => is === 'moving' || (is === 'neutral' && isSummary),
  );
}

function statementsIn(object: Resource, now: string): readonly Statement[] {
  return [...conditionStatements(object, now), ...stateStatements(object, now)];
}

/** What says most first: a condition that names what fails, then one that sums up, then a word without a reason. */
function weight({ hasWords, isSummary }: Statement): number {
  return (hasWords ? 0 : 2) + (isSummary ? 1 : 0);
}

/** The same words stand in several places: the first counts. */
function once(all: readonly Statement[]): readonly Statement[] {
  return all.filter(({ said }, at) => all.findIndex((one) => one.said === said) === at);
}

/** Argo CD has no status subresource: each of its own writes raises the generation. */
function observedBy(object: Resource): number | undefined {
  return kindOf(object) === 'argoproj.io/Application'
    ? undefined
    : numberIn(fieldsAt(object, 'status')[0]?.value, 'observedGeneration');
}

function isLagging(object: Resource): boolean {
  return (observedBy(object) ?? Number.POSITIVE_INFINITY) < (object.metadata?.generation ?? 0);
}

/**
 * A spec that nobody has looked at: one of a change that managedFields dates, or of an object of a kind whose
 * controller writes a status at once, that has none.
 */
function unseenIn(object: Resource, now: string): Extract<Report, { is: 'unseen' }> | undefined {
  const {
    generation = 1,
    creationTimestamp,
    managedFields = [],
    deletionTimestamp,
  } = object.metadata ?? {};
  if (deletionTimestamp || heldField(object)) return undefined;

  const observed = observedBy(object);
  const changed = managedFields
    .filter(({ subresource }) => subresource !== 'status')
    .flatMap(({ time }) => time ?? [])
    .toSorted();
  const kind = kindOf(object);
  const isAwaited = familyKinds.has(kind) && !familyOf(kind).isSilent;
  const isBare =
    Object.keys(fieldsAt(object, 'status')[0]?.value ?? {}).length === 0 || isAsMade(object);
  const changedAt = isLagging(object) ? changed.at(-1) : undefined;
  const since = changedAt ?? (isBare && isAwaited ? creationTimestamp : undefined);
  if (!since || isWithin(UNSEEN_MS, since, now)) return undefined;
  return { is: 'unseen', generation, since, ...(observed !== undefined && { observed }) };
}

/** What stands in a status before any controller has looked at it: the defaults of the Gateway API, "Waiting for controller". */
function isAsMade(object: Resource): boolean {
  const conditions = fieldsAt(object, 'status.conditions[]');
  return (
    conditions.length > 0 &&
    conditions.every(
      ({ value }) =>
        textIn(value, 'status') === 'Unknown' &&
        textIn(value, 'message') === 'Waiting for controller',
    )
  );
}
