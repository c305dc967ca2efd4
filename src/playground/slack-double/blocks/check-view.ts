import { SlackError } from '../slack-error.ts';
import { checked } from './checked.ts';
import { twins } from './twins.ts';
import { type SentView, view } from './view.ts';

const LARGEST_BYTES = 250_000;

/** A modal, or SlackError `invalid_arguments` or `view_too_large`. */
export function checkView(sent: unknown): SentView {
  const bytes = Buffer.byteLength(JSON.stringify(sent ?? null));
  if (bytes > LARGEST_BYTES) throw new SlackError('view_too_large');
  const modal = checked(view, sent, 'view', 'invalid_arguments');
  const found = twins(modal.blocks, ['view', 'blocks']);
  if (found.length > 0) throw new SlackError('invalid_arguments', found);
  return modal;
}
