import { beyondReach } from '../../carry-out/reach/beyond-reach.ts';
import { reachOf } from '../../carry-out/reach/reach-of.ts';
import { BadValue } from '../../domain/errors.ts';
import { isA } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Change, Goal, Values } from '../../domain/plan.ts';
import type { Candidate, Input, Proposal, Remedy } from '../../domain/remedy.ts';
import type { Finding } from '../../domain/verdict.ts';
import { amountOf } from '../../readings/quantities.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { valueAt } from '../../text/json-pointer.ts';
import { present } from '../../text/present.ts';
import { creation } from '../change/creation.ts';
import { fieldChange, type Fields } from '../change/field-change.ts';
import { gitOwnerOf } from '../change/git-owner.ts';
import { isRecreated } from '../change/is-recreated.ts';
import { commandWithStuck, restarting } from '../commands/command.ts';
import { fieldWords, type FieldParams } from '../words/field-words.ts';
import { alsoChanged } from './also-changed.ts';
import type { FieldRow, FoundField, Holder } from './field-row.ts';
import { isBeyondAll, type Largest, largestNode } from './largest-node.ts';
import { stuckPodOfSet } from './stuck-pod-of-set.ts';
import { canStand, typed, type TypedValue } from './typed.ts';

/** The remedy of a row: proposes each candidate in turn, or the one value that somebody chose. */
export function fieldRemedy<F extends object>(row: FieldRow<F>): Remedy<FieldParams, F> {
  return {
    id: row.id,
    answers: row.answers,
    ...(row.isLastResort && { isLastResort: true }),
    *propose(finding, world, chosen) {
      const all = [...row.find(finding, world)].filter(({ of }) => isWithin(row, of));
      let isAny = false;
      for (const found of all) {
        for (const proposal of proposals(row, found, chosen, finding, world)) {
          isAny = true;
          yield proposal;
        }
      }
      const { name = '' } = row.input ?? {};
      const written = chosen?.[name];
      const [first] = all;
      if (first && !isAny && written !== undefined)
        throw new BadValue({ name, label: first.label }, written, 'same');
    },
    text: fieldWords(),
  };
}

function* proposals<F extends object>(
  { id, input: asked, wants = 'beyond' }: FieldRow<F>,
  found: FoundField,
  chosen: Values | undefined,
  finding: Finding<F>,
  world: World,
): Iterable<Proposal<FieldParams>> {
  const { label } = found;
  const all = asked && { ...asked, label, candidates: found.candidates };
  const largest = asked?.type === 'quantity' ? largestNode(found, world) : undefined;
  const candidates = found.candidates.filter(
    ({ value }) => (!all || canStand(all, value)) && !isBeyondAll(value, largest),
  );
  const input = all && { ...all, candidates };
  const values =
    input && chosen?.[input.name] !== undefined
      ? [chosen[input.name]]
      : candidates.map(({ value }) => value);
  const common = commonOf(found, input, finding, world);
  // No existing name fits: there is nothing to choose.
  if (values.length === 0 && input && input.type !== 'name') yield common;
  for (const written of values) {
    const value = input ? ample(input, written ?? '', found, largest) : (written ?? '');
    const fields = found.set(value);
    if (!fields || isInPlace(found, fields)) continue;
    const change = changeOf(found, fields);
    if (change.ops.length === 0) continue;
    if (beyondReach(change, reachOf(id)) !== undefined) {
      if (input && chosen?.[input.name] !== undefined)
        throw new BadValue(input, written ?? '', wants);
      continue;
    }
    const ends = found.ends?.(value) ?? false;
    yield {
      ...common,
      ...(ends && { risk: 'restart' }),
      change,
      goal: goalOf(found),
      ...(common.kind === 'patch' && { command: commandFor(change, found, common.params.stuck) }),
      ...(input && { values: { [input.name]: written ?? '' } }),
      params: {
        ...common.params,
        ...present({ ends }),
        is: becomes(change, written ?? '', input),
        beside: alsoChanged(found, fields),
        why: whyOf(found, written),
      },
    };
  }
}

/** Whether a row may write to objects of that kind at all. */
function isWithin<F extends object>({ id }: FieldRow<F>, { holder }: Holder): boolean {
  return reachOf(id).some(({ of }) => of.includes(holder.on.kind));
}

function isInPlace({ of: { holder }, at }: FoundField, fields: Fields): boolean {
  return Object.entries(fields).every(([key, value]) =>
    isSameJson(valueAt(holder.object, `${at}/${key}`), value),
  );
}

/** What somebody chose, as it is written. Throws BadValue where it is no more than what was too little, or out of bounds. */
function ample(input: Input, written: string, found: FoundField, largest?: Largest): TypedValue {
  const { tooLittle, within } = found;
  const value = typed(input, written);
  const isMore = (than: string) => amountOf('cpu', `${value}`) > amountOf('cpu', than); // CPU has thousandths
  if (tooLittle !== undefined && !isMore(tooLittle))
    throw new BadValue(input, written, 'too-little', [tooLittle]);
  if (largest && isBeyondAll(`${value}`, largest))
    throw new BadValue(input, written, 'largest-node', [`${largest.written} (${largest.node})`]);
  const [least, most] = within ?? [value, value];
  if (value < least || value > most)
    throw new BadValue(input, written, 'range', [`${least}–${most}`]);
  return value;
}

/** The patch, and then a restart if pods read the field only at start. */
function commandFor(change: Change, { readBy }: FoundField, stuck: string | undefined): string {
  const patch = commandWithStuck(change, stuck);
  return readBy ? `${patch} && ${restarting(readBy)}` : patch;
}

/** A change of a copy that does not exist yet begins with its creation. */
function changeOf(
  { of: { holder, copied }, at, identity = [], isFinal }: FoundField,
  fields: Fields,
): Change {
  const patch = fieldChange(holder, at, identity, fields);
  const change: Change = isFinal ? { ...patch, undo: { none: 'final' } } : patch;
  if (!copied || change.ops.length === 0) return change;
  const { guard, absent, ops } = change;
  return creation(holder, { from: copied, guard, absent, ops });
}

/** A change of a CronJob is done at once: its pods come with the next run. */
function goalOf({ of: { on, holder, template, copied }, renews }: FoundField): Goal {
  if (copied) return { is: 'succeeded', on: holder.on };
  const isNew = renews ?? (template && !isA('batch/CronJob', on));
  return { is: isNew ? 'updated-ready' : 'in-place', on };
}

function commonOf<F extends object>(
  { of, label, container, was, isFinal, readBy, renews }: FoundField,
  input: Input | undefined,
  finding: Finding<F>,
  world: World,
): Proposal<FieldParams> {
  const owner = gitOwnerOf(of.copied ? of.object : of.holder.object, world);
  const stuck = of.template && stuckPodOfSet(of.on, finding, world);
  const { kind, name } = of.on;
  const restarts = isRecreated(of.object) ? 'downtime' : 'restart';
  const isReplaced = renews ?? (of.template && !of.copied && !isA('batch/CronJob', of.on));
  return {
    kind: owner ? 'gitops' : 'patch',
    risk: isReplaced ? restarts : 'none',
    ...(input && { inputs: [input] }),
    params: {
      kind,
      name,
      label,
      ...(container !== undefined && { container }),
      isOfPods: (of.template ?? of.copied) !== undefined && !isA('batch/CronJob', of.on),
      ...(of.copied && { copy: of.holder.on.name }),
      ...(was !== undefined && { was: typeof was === 'string' ? was : JSON.stringify(was) }),
      ...present({ owner, stuck, isFinal, renews }),
      ...(readBy && { readBy: readBy.name }),
    },
  };
}

/** What the field becomes: the chosen value may be a part of it only, such as the host of an address, or a line of a file. */
function becomes(
  { ops: [op, ...others] }: Change,
  written: string,
  input: Input | undefined,
): string {
  if (!input) return written;
  const value = others.length === 0 && op && 'value' in op ? op.value : written;
  const isShort = typeof value === 'number' || (typeof value === 'string' && !value.includes('\n'));
  return isShort ? `${value}` : written;
}

function whyOf({ candidates }: FoundField, value: string | undefined) {
  const { why, note }: Omit<Candidate, 'value'> = candidates.find((one) => one.value === value) ?? {
    why: 'chosen',
  };
  return { is: why, ...present({ note }) };
}
