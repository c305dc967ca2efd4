import type { Lang } from '../../domain/lang.ts';
import type { Plan } from '../../domain/plan.ts';
import { undoWords } from './preview.ts';

/** What a plan is called in a language; undefined where it does not say, as one of an earlier version. */
export function planTitle({ titles, goal }: Plan, lang: Lang): string | undefined {
  const title = titles?.[lang];
  return title !== undefined && goal.is === 'undone' ? undoWords.title[lang](title) : title;
}
