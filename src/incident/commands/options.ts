import { LANGS, type Lang } from '../../domain/lang.ts';
import { ownOf } from '../../text/own-of.ts';
import { present } from '../../text/present.ts';
import { type Wrong, wrong } from './wrong.ts';

/** What may be said with a word that begins with a dash. */
export type OptionName = 'namespace' | 'cluster' | 'lang' | 'private';
/** What the options after a command say. */
export type Options = Readonly<{
  namespace?: string;
  cluster?: string;
  lang?: Lang;
  private?: true;
}>;
/** The other words and the options, or what is wrong with them. */
type ParsedOptions = Readonly<{ is: 'ok'; rest: readonly string[]; options: Options }> | Wrong;

const NAMES: Readonly<Record<string, OptionName>> = {
  '-n': 'namespace',
  '--namespace': 'namespace',
  '-c': 'cluster',
  '--cluster': 'cluster',
  '--lang': 'lang',
  '-p': 'private',
  '--private': 'private',
};
/** A DNS name has at most 253 characters. */
const LONGEST_NAME = 253;

/** Takes the options out of a command's words. */
export function readOptions(given: readonly string[], takes: readonly OptionName[]): ParsedOptions {
  const rest: string[] = [];
  const values: Partial<Record<OptionName, string>> = {};

  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? '';
    if (!word.startsWith('-')) {
      rest.push(word);
      continue;
    }
    const [option = '', inline] = word.split(/=(.*)/s);
    const name = ownOf(NAMES, option);
    if (!name || !takes.includes(name)) return wrong({ code: 'unknown-option', word: option });
    if (name === 'private') {
      values.private = option;
      continue;
    }
    const value = inline ?? given[(at += 1)];
    if (!value || value.startsWith('-')) return wrong({ code: 'option-needs-value', word: option });
    if (value.length > LONGEST_NAME) return wrong({ code: 'name-too-long' });
    values[name] = value;
  }

  const { namespace, cluster, lang, private: isPrivate } = values;
  if (lang !== undefined && !isLang(lang)) return wrong({ code: 'unknown-language' });
  const options = {
    ...present({ namespace, cluster, lang }),
    ...(isPrivate && { private: true as const }),
  };
  return { is: 'ok', rest, options };
}

function isLang(word: string): word is Lang {
  return LANGS.some((one) => one === word);
}
