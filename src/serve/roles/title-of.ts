import { undoWords } from '../../answers/words/preview.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Plan } from '../../domain/plan.ts';

/**
 * What a plan is called in a language; undefined where no fix of this version makes such a one. The catalogue is loaded when
 * somebody first reads what was asked in another language.
 */
export async function titleOf(
  { remedy: id, params, goal }: Plan,
  lang: Lang,
): Promise<string | undefined> {
  const { remedies } = await import('../../remedies/catalogue/index.ts');
  const remedy = remedies.find((one) => one.id === id);
  if (!remedy) return undefined;
  const { title } = remedy.text[lang](params);
  return goal.is === 'undone' ? undoWords.title[lang](title) : title;
}
