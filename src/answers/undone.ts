import { ClusterUnreachable } from '../domain/errors.ts';
import type { Preview } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Plan } from '../domain/plan.ts';
import { remedies } from '../fixes/catalogue/index.ts';
import type { Look } from '../fixes/looks/look-at-change.ts';
import { writerName } from '../fixes/words/put-back-words.ts';
import { type Deps, theEngine } from './engine.ts';
import { unreachable } from './words/errors.ts';
import { previewWords, undoWords } from './words/preview.ts';

/** Whether kubewhy can still undo a plan that was carried out, and what the undo would do. */
export async function undone(plan: Plan, lang: Lang, deps: Deps): Promise<Preview> {
  const { engine = theEngine, loader, cluster } = deps;
  try {
    const found = await engine.lookAtUndo(plan, loader);
    const remedy = remedies.find(({ id }) => id === plan.remedy);
    if (!found || !remedy) return { is: 'gone', text: previewWords.noUndo[lang] };
    const { undo, look } = found;
    if (look?.is !== 'ready') {
      const why = look?.is === 'changed' || look?.is === 'in-place' ? look.is : 'unread';
      return { is: 'gone', text: undoWords[why][lang](whoWrote(look)) };
    }
    const { title, undo: text } = remedy.text[lang](plan.params);
    const about = { title: undoWords.title[lang](title), text, undo: previewWords.noRedo[lang] };
    return { is: 'ready', plan: undo, ...about };
  } catch (error) {
    if (!(error instanceof ClusterUnreachable)) throw error;
    return { is: 'failed', text: unreachable[lang](cluster, error.message) };
  }
}

/** Empty where it is not known, as of an owner that is only known to be one. */
function whoWrote(look: Look | undefined): string {
  const { by } = look ?? {};
  return by && !(by.is === 'git' && !by.hasWritten) ? writerName(by) : '';
}
