import type { Lang } from '../../../domain/lang.ts';
import type { Cause, Claim } from '../../../domain/model.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { symptomFinders } from '../../symptoms/index.ts';
import type { Caught, WordingWords } from '../../wordings/known-wording.ts';
import { wordingByKey } from '../../wordings/wording-by-key.ts';
import { wordingIn } from '../../wordings/wording-in.ts';
import { asSeen } from './as-seen.ts';
import { sayings, type Saying } from './signs/sayings.ts';
import { clueWords, type ToldClue } from './words/clue-words.ts';

/** `wording` is the key of what is known, `caught` what the line names, `at` the object that says so. */
type KnownWords = Readonly<{ wording: string; caught: Caught; at: string; seen: ToldClue }>;

/** As much of a line as a sentence bears. */
const MAX_SAID = 300;
/** These quote the same without knowing it. */
const QUOTING = ['reports/own-word', 'crash/last-words', 'crash/uncaught-error', asSeen.id];
/** A line in the log of a program that runs well is no failure by itself; other causes weigh it. */
const ONLY_LOGGED = ['log-complains', 'app-reports-failure'];

const [first = { kind: '' }, ...others] = symptomFinders.filter(
  ({ kind }) => !ONLY_LOGGED.includes(kind),
);

/** A line of the log, an event, a condition or a message says in words that are known what is wrong. */
export const knownWords: Cause<KnownWords> = {
  id: 'clue/known-words',
  explains: [first.kind, ...others.map(({ kind }) => kind)],
  refines: QUOTING,
  isAskedLast: true,
  isLastResort: true,

  *explain(symptom, world, object) {
    for (const saying of sayings(symptom, object, world)) {
      const isSaid = symptom.normalFor === undefined || !SILENT.includes(saying.clue.from);
      const claim = isSaid ? claimOf(saying) : undefined;
      if (!claim) continue;
      const { params, ...rest } = claim;
      yield {
        ...accountableFor(symptom.on, world),
        ...rest,
        params: { ...params, at: symptom.on.name },
      };
      return;
    }
  },

  text: {
    en: ({ name }, params) => {
      const { title, sentence, detail } = meaningOf(params, 'en');
      return {
        title: `\`${name}\`: ${title}`,
        sentence: `${sentence} Seen on \`${params.at}\`: ${clueWords(params.seen, 'en')}.`,
        ...(detail && { detail }),
      };
    },
    ko: ({ name }, params) => {
      const { title, sentence, detail } = meaningOf(params, 'ko');
      return {
        title: `\`${name}\`: ${title}`,
        sentence: `${sentence} \`${params.at}\` 객체에서 보이는 것: ${clueWords(params.seen, 'ko')}.`,
        ...(detail && { detail }),
      };
    },
  },

  advice: {
    en: (_, params) => adviceIn(params, 'en'),
    ko: (_, params) => adviceIn(params, 'ko'),
    commandOnly: 'looks',
  },
};

/** At its start every object is not ready; that somebody complains of it is another matter. */
const SILENT: readonly ToldClue['from'][] = ['condition', 'status'];
const NEXT = { en: 'Next check', ko: '다음 확인' };

function claimOf({
  clue,
  line,
  doors,
  around,
}: Saying): Pick<Claim<Omit<KnownWords, 'at'>>, 'params' | 'evidence' | 'strength'> | undefined {
  const [found] = doors.flatMap((door) => wordingIn(line, door, around) ?? []);
  if (!found) return undefined;
  const { wording, caught } = found;
  const { evidence, said = '', ...seen } = clue;
  const briefly = Object.entries(caught).map(([name, text]) => [name, brief(text, MAX_SAID)]);
  return {
    params: {
      wording: wording.key,
      caught: Object.fromEntries(briefly),
      seen: { ...seen, said: brief(said, MAX_SAID) },
    },
    evidence: [evidence],
    strength: wording.strength === 'suggests' ? 'suggests' : 'fits', // the words may say more than the line proves
  };
}

function meaningOf({ wording, caught }: KnownWords, lang: Lang): WordingWords {
  return wordingByKey(wording)?.text[lang](caught) ?? { title: '', sentence: '', check: '' };
}

function adviceIn(params: KnownWords, lang: Lang) {
  const { check, checkTitle = NEXT[lang] } = meaningOf(params, lang);
  return { title: checkTitle, text: check };
}
