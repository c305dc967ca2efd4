/** Why no file can be edited so that exactly the change comes of it; the words for each are in the answers. */
export type Reason =
  | 'helm'
  | 'remote'
  | 'unsupported'
  | 'plugin'
  | 'owner-changes'
  | 'broken'
  | 'not-there'
  | 'other-value'
  | 'not-editable';

/** The change has to be handed over: what Git makes of its files cannot be told here, or not be changed in one line. */
export class CannotRender extends Error {
  override readonly name = 'CannotRender';
  readonly reason: Reason;
  readonly note: string;

  constructor(reason: Reason, note: string) {
    super(`${reason}: ${note}`);
    this.reason = reason;
    this.note = note;
  }
}
