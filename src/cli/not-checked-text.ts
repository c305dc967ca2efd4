import type { Answer } from '../domain/answer.ts';
import { named } from './ink.ts';
import type { Page } from './page.ts';
import { listed, section } from './section.ts';

/** What could not be looked at, and why. */
export function notCheckedText(notChecked: Answer['notChecked'], page: Page): readonly string[] {
  const lines = notChecked.flatMap(({ what, why }) =>
    listed(`${named(what, page.ink)}: ${named(why, page.ink)}`, page),
  );
  return section('notChecked', lines, page);
}
