import { undoOf } from '../../approvals/undo-of.ts';
import type { Plan } from '../../domain/plan.ts';
import { kubectl } from '../../world/kubectl.ts';
import { commandOf } from './command.ts';

/** What a person would type to take a plan back, guards included; undefined where it has no undo. */
export function undoCommand(plan: Plan): string | undefined {
  const [back] = undoOf(plan)?.changes ?? [];
  return back ? commandOf(back) : deleteCommand(plan);
}

/**
 * What a person would type to delete what a plan created; undefined of other plans. It is theirs to delete: a role that
 * could would reach every object of its kind, whoever made it.
 */
export function deleteCommand({ changes: [{ do: how, on, undo }] }: Plan): string | undefined {
  return how === 'create' && !('none' in undo) ? kubectl('delete', on) : undefined;
}
