import { isA } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Change, Values } from '../../domain/plan.ts';
import type { Input, Proposal, Remedy } from '../../domain/remedy.ts';
import type { Finding } from '../../domain/verdict.ts';
import { shell } from '../../text/shell.ts';
import { commandOf } from '../command.ts';
import { fieldChange } from '../field-change.ts';
import { gitOwnerOf } from '../git-owner.ts';
import { isRecreated } from '../is-recreated.ts';
import { fieldWords, type FieldParams } from '../words/field-words.ts';
import type { FieldRow, Found } from './field-row.ts';
import { stuckPodOfSet } from './stuck-pod-of-set.ts';
import { canStand, typed } from './typed.ts';

/** The remedy of a row: proposes each candidate in turn, or the one value that somebody chose. */
export function fieldRemedy<F extends object>(row: FieldRow<F>): Remedy<FieldParams, F> {
  return {
    id: row.id,
    answers: row.answers,
    reach: row.reach,
    *propose(finding, world, chosen) {
      for (const found of row.find(finding, world))
        yield* proposals(row, found, chosen, finding, world);
    },
    inWords: fieldWords,
  };
}

function* proposals<F extends object>(
  { input: asked }: FieldRow<F>,
  found: Found,
  chosen: Values | undefined,
  finding: Finding<F>,
  world: World,
): Iterable<Proposal<FieldParams>> {
  const { of, label } = found;
  const all = asked && { ...asked, label, candidates: found.candidates };
  const candidates = found.candidates.filter(({ value }) => !all || canStand(all, value));
  const input = all && { ...all, candidates };
  const values =
    input && chosen?.[input.name] !== undefined
      ? [chosen[input.name]]
      : candidates.map(({ value }) => value);
  const common = commonOf(found, input, finding, world);
  // Of names that exist none does: there is nothing to choose.
  if (values.length === 0 && input && input.type !== 'name') yield common;
  for (const written of values) {
    const fields = found.set(input ? typed(input, written ?? '') : (written ?? ''));
    if (!fields) continue;
    const change = fieldChange(of.holder, found.at, found.identity ?? [], fields);
    if (change.ops.length === 0) continue;
    yield {
      ...common,
      change,
      goal: { is: of.template ? 'updated-ready' : 'in-place', on: of.on },
      ...(common.kind === 'patch' && { command: typedBy(change, common.params) }),
      ...(input && { values: { [input.name]: written ?? '' } }),
      params: { ...common.params, is: becomes(change, written ?? ''), why: whyOf(found, written) },
    };
  }
}

function commonOf<F extends object>(
  { of, label, was }: Found,
  input: Input | undefined,
  finding: Finding<F>,
  world: World,
): Proposal<FieldParams> {
  const owner = gitOwnerOf(of.holder.object, world);
  const stuck = of.template && stuckPodOfSet(of.on, finding, world);
  const { kind, name } = of.on;
  const restarts = isRecreated(of.object) ? 'downtime' : 'restart';
  return {
    kind: owner ? 'gitops' : 'patch',
    risk: of.template ? restarts : 'none',
    ...(input && { inputs: [input] }),
    params: {
      kind,
      name,
      label,
      isOfPods: of.template !== undefined,
      ...(was !== undefined && { was: typeof was === 'string' ? was : JSON.stringify(was) }),
      ...(owner && { owner }),
      ...(stuck && { stuck }),
    },
  };
}

/** What the field becomes: the chosen value may be a part of it only, such as the host of an address. */
function becomes({ ops: [op, ...others] }: Change, written: string): string {
  const value = others.length === 0 && op && 'value' in op ? op.value : written;
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : written;
}

function typedBy(change: Change, { stuck }: FieldParams): string {
  const patch = commandOf(change);
  if (!stuck || !isA('apps/StatefulSet', change.on)) return patch;
  return `${patch} && ${shell`kubectl -n ${change.on.namespace ?? ''} delete pod ${stuck}`}`;
}

function whyOf({ candidates }: Found, value: string | undefined) {
  const { why, note } = candidates.find((one) => one.value === value) ?? { why: 'chosen' };
  return { is: why, ...(note && { note }) };
}
