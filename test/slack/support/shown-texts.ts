import { answerMessage } from '#src/slack/views/answer.ts';
import { detailsMessages } from '#src/slack/views/details.ts';
import { answer, type incident } from '#test/slack/support/incidents.ts';

/** An answer and the details under it. */
export function allOf(shown: ReturnType<typeof incident>): string {
  const answered = { ...shown, answer: shown.answer ?? answer() };
  return JSON.stringify([answerMessage(answered), ...detailsMessages(answered)]);
}

/** What stands in each block; buttons in brackets. */
export function textsOf(shown: ReturnType<typeof incident>): string[] {
  return answerMessage({ ...shown, answer: shown.answer ?? answer() }).blocks.map((block) => {
    if (block.type === 'section') return block.text?.text ?? '';
    if (block.type === 'context')
      return block.elements.map((one) => 'text' in one && one.text).join();
    if (block.type !== 'actions') return block.type;
    return block.elements
      .map((one) => (one.type === 'button' ? `[${one.text.text}]` : one.type))
      .join(' ');
  });
}
