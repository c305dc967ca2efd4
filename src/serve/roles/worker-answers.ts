import { checked, CHECK_COSTS } from '../../answers/checked.ts';
import { configuredLists } from '../../answers/configured-lists.ts';
import { disproofOf } from '../../answers/disproof.ts';
import { explained } from '../../answers/explained.ts';
import { failedBy } from '../../answers/failed-by.ts';
import { filledIn } from '../../answers/filled-in.ts';
import { investigate } from '../../answers/investigate.ts';
import { listsNamed, type ListsNamed } from '../../answers/lists-named.ts';
import { lookedAt } from '../../answers/looked-at.ts';
import { previewOf } from '../../answers/preview.ts';
import { rolloutOf } from '../../answers/rollout.ts';
import { scanned } from '../../answers/scanned.ts';
import { talkAbout } from '../../answers/talk/talk-about.ts';
import { undone } from '../../answers/undone.ts';
import { watchGoal } from '../../answers/watch.ts';
import { noSuchList } from '../../answers/words/check.ts';
import { notShownHere, whole } from '../../answers/words/errors.ts';
import { pastedObjects } from '../../cluster/pasted-objects.ts';
import { accountOf } from '../../domain/account-of.ts';
import type { Spent } from '../../domain/answer.ts';
import type { Checklist } from '../../domain/checklist.ts';
import type { Result } from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Question } from '../../domain/question.ts';
import { present } from '../../text/present.ts';
import type { Readers } from './audiences.ts';
import { type Answers, type AnswerParts, depsOf } from './worker-parts.ts';

/** More would not be read on a phone; a terminal shows all. */
const MOST_TROUBLES = 10;
/** Of the questions of one look, each with an account of its own. */
const MOST_AT_ONCE = 12;

/** What a worker answers. A cluster that cannot be reached, or that has no such namespace, is an answer, too. */
export function workerAnswers(parts: AnswerParts): Answers {
  const to = (readers: Readers) => parts.audienceOf(readers);

  /** Asks one question, and adds what it has cost. */
  async function told<T extends object>(
    work: (deps: ReturnType<typeof depsOf>) => Promise<T>,
    most?: Spent,
  ) {
    const begun = performance.now();
    const deps = depsOf(parts, most);
    const made = await work(deps);
    const tookMs = Math.round(performance.now() - begun);
    return { ...made, tookMs, spent: deps.loader.spent() };
  }

  async function orFailed<T>(lang: Lang, work: () => Promise<T>): Promise<T | Result> {
    try {
      return await work();
    } catch (error) {
      return failedBy(error, { cluster: parts.cluster, lang });
    }
  }

  return {
    why: (query, lang, readers) =>
      told((deps) => investigate({ query }, { ...deps, lang, audience: to(readers) })),

    rollout: (question) =>
      told((deps) => {
        const { query, lang } = question;
        return rolloutOf(query, { ...deps, lang, audience: to(question) });
      }),

    scan: (question) =>
      orFailed(question.lang, async () => {
        const { query, lang } = question;
        const audience = to(question);
        if (!(await audience.enters(query.namespace))) return closed(question);
        return await told(async (deps) => {
          const all = await scanned(query.namespace, { ...deps, lang, audience });
          const incidents = all.incidents.slice(0, MOST_TROUBLES);
          const more = all.incidents.length - incidents.length;
          return { is: 'scan' as const, scan: { ...all, incidents }, more };
        });
      }),

    check: (question) =>
      orFailed(question.lang, async () => {
        const { query, lang } = question;
        const audience = to(question);
        if (!(await audience.enters(query.namespace))) return closed(question);
        const all = configuredLists(parts.checks);
        const found = listsNamed(query.text.split(/\s+/).filter(Boolean), all);
        if (!('lists' in found)) return unknownList(found, all, lang);
        return await told(async (deps) => {
          const place = { namespace: query.namespace, about: found.about };
          const check = await checked(found.lists, place, { ...deps, lang, audience });
          return { is: 'check' as const, check };
        }, CHECK_COSTS);
      }),

    explain: (question) =>
      orFailed(question.lang, () =>
        told(async (opened) => {
          const { query, lang } = question;
          const deps = { ...opened, audience: to(question) };
          const objects = pastedObjects(query.text);
          const about = { lang, cluster: deps.cluster, deps, ...present({ objects }) };
          const answer = await explained(query.text, about);
          return { is: 'answer' as const, answer, plans: [] };
        }),
      ),

    alerts: (queries, lang, readers) => {
      const deps = depsOf(parts, accountOf(Math.min(queries.length, MOST_AT_ONCE)));
      return lookedAt(queries, { ...deps, lang, audience: to(readers) });
    },
    talk: (question, intents) =>
      told((deps) => {
        const { query, lang } = question;
        return talkAbout(query, intents, { ...deps, lang, audience: to(question) });
      }),

    preview: (plan, lang, about) => previewOf(plan, lang, depsOf(parts), about),

    disproof: (plan, lang, before) => disproofOf(plan, lang, depsOf(parts), before),
    undo: (plan, lang) => undone(plan, lang, depsOf(parts)),
    fillIn: (filled, lang) => filledIn(filled, lang, depsOf(parts)),

    async look(plan, lang, since) {
      const state = await watchGoal(plan, lang, depsOf(parts), since);
      const source = await parts.origin?.();
      return { ...state, ...present({ source }) };
    },
  };
}

function unknownList(
  { unknown, nearest }: Exclude<ListsNamed, { lists: unknown }>,
  all: readonly Checklist[],
  lang: Lang,
): Result {
  const message = noSuchList[lang](
    unknown,
    nearest,
    all.map(({ id }) => id),
  );
  return { is: 'failed', code: 'failed', message };
}

function closed({ query: { namespace }, lang }: Pick<Question, 'query' | 'lang'>): Result {
  const message = notShownHere[lang](whole[lang](namespace));
  return { is: 'failed', code: 'failed', message };
}
