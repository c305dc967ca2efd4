import { LANGS, type Bilingual } from '../../domain/lang.ts';
import { bilingual } from '../../text/bilingual.ts';
import { present } from '../../text/present.ts';
import type { LineSignature, Strength } from '../signature.ts';

/** What a program writes in always the same words; `{name}` in the texts is what the group of that name caught. */
export type Phrase = Bilingual<readonly [title: string, sentence: string, check: string]> &
  Readonly<{
    id: string;
    says: readonly [RegExp, ...RegExp[]];
    clauses?: readonly (Bilingual & Readonly<{ says: RegExp }>)[]; // `{clause}` is the first of them that fits the line
    needs?: RegExp; // has to stand somewhere in the text, too; its groups count
    unless?: RegExp; // where it stands anywhere in the text, this is over or means something else
    repeats?: readonly string[];
    strength?: Strength; // without it `entails`: the text itself says so
  }>;
type Caught = Readonly<Record<string, string>>;

const NEXT: Bilingual = { en: 'Next check', ko: '다음 확인' };

/** A row of a table as what reads lines. */
export function linesSaying(phrase: Phrase): LineSignature<Caught> {
  const { id, says, clauses = [], needs, unless, repeats, strength = 'entails' } = phrase;
  const shown = shownIn(phrase);
  return {
    id: `explain/${id}`,
    strength,
    ...(repeats && { repeats: repeats.map((one) => `explain/${one}`) }),

    read(line, text) {
      const found = says.map((pattern) => pattern.exec(line)).find((one) => one !== null);
      const other = needs && found ? text.match(needs) : undefined;
      if (!found || (needs && !other) || (unless && text.match(unless))) return undefined;
      const at = clauses.findIndex((clause) => clause.says.test(line));
      const clause = at < 0 ? undefined : `${at}`;
      const caught = Object.entries({ ...found.groups, ...other?.groups, clause });
      return Object.fromEntries(caught.flatMap(([name, said]) => (said ? [[name, said]] : [])));
    },

    told: (caught) =>
      Object.fromEntries(Object.entries(caught).filter(([name]) => shown.has(name))),

    text: bilingual((lang) => (caught) => {
      const clause = clauses[Number(caught['clause'] ?? -1)]?.[lang];
      const said = { ...caught, ...present({ clause }) };
      const [title, sentence, check] = phrase[lang].map((text) => filled(text, said));
      return {
        title: (title ?? '').replaceAll('`', ''),
        sentence: sentence ?? '',
        advice: [{ title: NEXT[lang], text: check ?? '' }],
      };
    }),
  };
}

/** As it stands alone, or as the reason in `kubectl describe`, YAML and JSON; in prose it only is a word. */
export function reason(word: string): RegExp {
  return new RegExp(
    `^\\W{0,20}(?:(?:Reason|reason|Error|Status|STATUS)\\W{1,20})?(?:${word})\\W{0,3}$`,
  );
}

/** What its texts have a place for, and which of its clauses fits. */
function shownIn({ clauses = [], ...phrase }: Phrase): ReadonlySet<string> {
  const texts = LANGS.flatMap((lang) => [...phrase[lang], ...clauses.map((one) => one[lang])]);
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  );
  return new Set(['clause', ...names]);
}

function filled(text: string, caught: Caught): string {
  return text.replaceAll(/\{(\w+)\}(\.?)/g, (_, name: string, end: string) => {
    const said = caught[name] ?? '…';
    return said.endsWith(end) ? said : `${said}${end}`;
  });
}
