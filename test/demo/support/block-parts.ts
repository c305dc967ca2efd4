/** Parts of Block Kit, short. */
export const plain = (text: string) => ({ type: 'plain_text' as const, text });
/** Marked-up text. */
export const mrkdwn = (text: string) => ({ type: 'mrkdwn' as const, text });
/** A section of marked-up text. */
export const section = (text: string) => ({ type: 'section' as const, text: mrkdwn(text) });
/** As many things as wanted. */
export function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
/** Text of some length. */
export const x = (length: number) => 'x'.repeat(length);
