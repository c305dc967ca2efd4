import type { ReachId } from '../../carry-out/reach/index.ts';
import type { Text } from '../../domain/lang.ts';
import type { Goal, Live } from '../../domain/plan.ts';
import type { Remedy, RemedyWords } from '../../domain/remedy.ts';
import type { Resource } from '../../domain/resource.ts';
import { commandOf } from '../commands/command.ts';
import { fieldChange, type Fields } from './field-change.ts';
import { gitOwnerOf } from './git-owner.ts';
import { guarded } from './guarded.ts';
import { type RolloutState, rolloutStateOf } from './rollout-state.ts';

/** What a verb writes, below `part` of the Rollout or of another object. */
export type Order<P extends object> = Readonly<{
  part: 'spec' | 'status';
  fields: Fields;
  of?: Readonly<{ on: Live; object: Resource }>;
  goal: Goal;
  params: P;
}>;

/** A verb of Argo Rollouts, with what kubectl-argo-rollouts v1.9 sends for it. */
export type RolloutAction<P extends object> = Readonly<{
  id: ReachId;
  /** Undefined if the action is not possible in this state, or would do harm. */
  order(at: RolloutState): Order<P> | undefined;
  guards: readonly string[]; // paths that have to stay as they are until the click
  undo?: string; // why there is none
  text: Text<[params: P & WithName], RemedyWords>;
}>;
type WithName = Readonly<{ name: string }>;

/** The remedy of a verb: offered for whatever keeps an update from its end, where its state permits that. */
export function rolloutAction<P extends object>({
  order,
  guards,
  undo,
  ...row
}: RolloutAction<P>): Remedy<P & WithName> {
  return {
    ...row,
    answers: 'every-root',

    *propose(finding, world) {
      const at = rolloutStateOf(finding, world);
      const wanted = at?.isObserved && order(at);
      if (!wanted) return;

      const { part, fields, goal } = wanted;
      const { on, object } = wanted.of ?? { on: at.on, object: at.rollout };
      const set = fieldChange({ on, object }, `/${part}`, [], fields);
      const change = guarded(object, guards, { ...set, ...(part === 'status' && { sub: part }) });
      // The plugin writes a spec under a name of its own, from which Flux takes it back.
      const isGits = part === 'spec' && gitOwnerOf(object, world) !== undefined;
      yield {
        params: { ...wanted.params, name: at.on.name },
        kind: 'rollout',
        risk: 'none',
        change: undo ? { ...change, undo: { none: undo } } : change,
        goal,
        ...(!isGits && { command: commandOf(change) }),
      };
    },
  };
}
