import type { SentView } from '../blocks/view.ts';
import { SlackError } from '../slack-error.ts';
import type { Ids } from './ids.ts';
import { namedBlock } from './messages.ts';
import type { View, WorkspaceEvent } from './model.ts';

const DEEPEST = 3;

/** The modals that are open: one stack per person. */
export interface Views {
  /** Throws SlackError `duplicate_external_id`. */
  open(user: string, sent: SentView): View;
  /** Throws SlackError `push_limit_reached` at the fourth. */
  push(user: string, sent: SentView): View;
  /** Throws SlackError `hash_conflict` when `hash` is not the view's own any more. */
  update(view: View, sent: SentView, hash?: string): View;
  /** Closes the top of the stack, or all of it. */
  close(user: string, all: boolean): void;
  find(by: { id?: string; externalId?: string }): View | undefined;
  /** The person's stack, the visible one last. */
  of(user: string): readonly View[];
  /** Closes them all. */
  clear(): void;
}

/** Keeps views in memory and announces every change of a stack. */
export function createViews(ids: Ids, announce: (event: WorkspaceEvent) => void): Views {
  const stacks = new Map<string, readonly View[]>();
  const of = (user: string) => stacks.get(user) ?? [];
  const find: Views['find'] = ({ id, externalId }) =>
    [...stacks.values()]
      .flat()
      .find((view) => (id ? view.id === id : view.sent.external_id === externalId));
  const set = (user: string, stack: readonly View[]) => {
    stacks.set(user, stack);
    announce({ is: 'views', user, stack });
  };
  const created = (user: string, sent: SentView, below?: View): View => {
    const { external_id: externalId } = sent;
    if (externalId && find({ externalId })) throw new SlackError('duplicate_external_id');
    const id = ids.next('V');
    const stack = { root: below?.root ?? id, ...(below && { previous: below.id }) };
    return { id, hash: ids.next('h'), user, ...stack, sent: named(sent, ids) };
  };

  return {
    open(user, sent) {
      const view = created(user, sent);
      set(user, [view]);
      return view;
    },
    push(user, sent) {
      const stack = of(user);
      if (stack.length >= DEEPEST) throw new SlackError('push_limit_reached');
      const view = created(user, sent, stack.at(-1));
      set(user, [...stack, view]);
      return view;
    },
    update(view, sent, hash) {
      if (hash !== undefined && hash !== view.hash) throw new SlackError('hash_conflict');
      const updated = { ...view, hash: ids.next('h'), sent: named(sent, ids) };
      const stack = of(view.user);
      set(
        view.user,
        stack.map((one) => (one.id === view.id ? updated : one)),
      );
      return updated;
    },
    close: (user, all) => set(user, all ? [] : of(user).slice(0, -1)),
    find,
    of,
    clear() {
      for (const user of stacks.keys()) set(user, []);
    },
  };
}

function named(sent: SentView, ids: Ids): SentView {
  return { ...sent, blocks: sent.blocks.map((block) => namedBlock(block, ids)) };
}
