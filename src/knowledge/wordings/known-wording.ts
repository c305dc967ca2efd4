import { LANGS, type Text } from '../../domain/lang.ts';
import { bilingual } from '../../text/bilingual.ts';
import { present } from '../../text/present.ts';
import type { Door, Strength, Wording } from './wording.ts';

/** What a wording caught in a line, by the names of its groups. */
export type Caught = Readonly<Record<string, string>>;
/** The text around a line. */
export type TextAround = Readonly<{
  match(
    pattern: RegExp,
  ): Readonly<{ groups: Readonly<Partial<Record<string, string>>> }> | undefined;
}>;
/** What a wording means, and what to look at next; that has a heading of its own, or is the next check. */
export type WordingWords = Readonly<{
  title: string;
  sentence: string;
  detail?: string;
  check: string;
  checkTitle?: string;
}>;

/** A wording as what reads lines, and tells what they mean. */
export type KnownWording = Readonly<{
  key: string; // its id, and of several rows of one id its place among them: stored with a finding
  id: string;
  strength: Strength;
  doors: readonly Door[];
  is?: Wording['is'];
  repeats: readonly string[];
  read(line: string, text: TextAround): Caught | undefined;
  /** What of it is told: where that is the same again, it is told once. */
  told(caught: Caught): Caught;
  text: Text<[caught: Caught], WordingWords>;
}>;

/** Makes a row of a table one. */
export function knownWording(
  wording: Wording,
  key: string,
  ofTable: readonly Door[],
): KnownWording {
  const { id, says, clauses = [], needs, unless, repeats = [], strength = 'entails' } = wording;
  const shown = shownIn(wording);
  return {
    key,
    id,
    strength,
    doors: wording.doors ?? ofTable,
    ...present({ is: wording.is }),
    repeats,

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
      const [title, sentence, check] = wording[lang].map((text) => filled(text, said));
      return {
        title: (title ?? '').replaceAll('`', ''),
        sentence: sentence ?? '',
        check: check ?? '',
      };
    }),
  };
}

/** What its texts have a place for, and which of its clauses fits. */
function shownIn({ clauses = [], ...wording }: Wording): ReadonlySet<string> {
  const texts = LANGS.flatMap((lang) => [...wording[lang], ...clauses.map((one) => one[lang])]);
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
