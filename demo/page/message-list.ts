import type { Message } from '../slack-double/workspace/model.ts';
import { type MessageFrame, renderMessage } from './render-message.ts';

type Shown = { message: Message; replies: number; element: HTMLElement };

/**
 * Shows messages in a list element. A new one is scrolled to, its beginning if it is longer than the list;
 * nothing moves while one reads elsewhere. Messages that did not change keep their elements, focus and state.
 */
export function messageList(list: HTMLElement) {
  let shown: readonly Shown[] = [];
  let reads: 'newest' | 'end' | 'elsewhere' = 'newest';
  let placed = 0;
  const follow = () => {
    const last = list.lastElementChild;
    if (reads === 'elsewhere' || !last) return;
    const top = last.getBoundingClientRect().top - list.getBoundingClientRect().top;
    list.scrollTop = reads === 'end' ? list.scrollHeight : list.scrollTop + top - 8;
    placed = list.scrollTop;
  };
  list.addEventListener('scroll', () => {
    if (Math.abs(list.scrollTop - placed) < 2) return;
    placed = Number.NaN;
    reads = list.scrollHeight - list.scrollTop - list.clientHeight < 60 ? 'end' : 'elsewhere';
  });
  new ResizeObserver(follow).observe(list);

  return (messages: readonly Message[], frameOf: (message: Message) => MessageFrame): void => {
    const known = new Map(shown.map((one) => [one.message.ts, one]));
    const newest = messages.at(-1);
    const isNew = newest !== undefined && !known.has(newest.ts);
    const isElsewhere = reads === 'elsewhere' && messages.some(({ ts }) => known.has(ts));
    if (isNew && (newest.only || !isElsewhere)) reads = 'newest';
    shown = messages.map((message) => {
      const frame = frameOf(message);
      const { replies } = frame;
      const old = known.get(message.ts);
      if (old?.message === message && old.replies === replies) return old;
      return { message, replies, element: renderMessage(message, frame) };
    });
    place(
      list,
      shown.map(({ element }) => element),
    );
    follow();
  };
}

/** Makes these the children in this order, and moves only what has to move. */
function place(list: HTMLElement, elements: readonly HTMLElement[]): void {
  const wanted = new Set<Element>(elements);
  const gone = [...list.children].filter((child) => !wanted.has(child));
  for (const child of gone) child.remove();
  for (const [index, element] of elements.entries()) {
    if (list.children[index] !== element) list.insertBefore(element, list.children[index] ?? null);
  }
}
