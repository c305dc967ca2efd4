import type { Message } from '../slack-double/workspace/model.ts';
import { type MessageFrame, renderMessage } from './render-message.ts';

type Shown = { message: Message; replies: number; element: HTMLElement };

/**
 * Shows messages in a list element and stays at the end while one reads there; messages that did not
 * change keep their elements, focus and state.
 */
export function messageList(list: HTMLElement) {
  let shown: readonly Shown[] = [];
  let atEnd = true;
  const toEnd = () => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  list.addEventListener('scroll', () => {
    atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  });
  new ResizeObserver(toEnd).observe(list);

  return (messages: readonly Message[], frameOf: (message: Message) => MessageFrame): void => {
    const known = new Map(shown.map((one) => [one.message.ts, one]));
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
    toEnd();
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
