import type { Wording } from '../../answers/words/slack.ts';
import { LANGS, type Lang } from '../../domain/lang.ts';
import { otherCluster } from '../../domain/other-cluster.ts';

/** What the words after a command say, or what is wrong with them. */
export type Options = Readonly<
  | {
      is: 'ok';
      rest: readonly string[];
      namespace?: string;
      cluster?: string;
      lang?: Lang;
      private: boolean;
    }
  | { is: 'bad'; text: string }
>;

const NAMES: Readonly<Record<string, 'namespace' | 'cluster' | 'lang' | 'private'>> = {
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

/** Takes the options out of a command's words; `own` is the cluster that there is. */
export function readOptions(given: readonly string[], words: Wording, own: string): Options {
  const rest: string[] = [];
  const values: Record<string, string> = {};
  let isPrivate = false;

  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? '';
    if (!word.startsWith('-')) {
      rest.push(word);
      continue;
    }
    const [option = '', inline] = word.split(/=(.*)/s);
    const name = Object.hasOwn(NAMES, option) ? NAMES[option] : undefined;
    if (!name) return { is: 'bad', text: words.unknownOption(quoted(option)) };
    if (name === 'private') {
      isPrivate = true;
      continue;
    }
    const value = inline ?? given[(at += 1)];
    if (!value || value.startsWith('-'))
      return { is: 'bad', text: words.optionNeedsValue(quoted(option)) };
    if (value.length > LONGEST_NAME) return { is: 'bad', text: words.targetTooLong };
    values[name] = value;
  }

  const { namespace, cluster, lang } = values;
  const other = otherCluster(cluster, own);
  if (other) return { is: 'bad', text: words.otherCluster(quoted(other), quoted(own)) };
  const known = LANGS.find((one) => one === lang);
  if (lang && !known) return { is: 'bad', text: words.badLang };
  return {
    is: 'ok',
    rest,
    private: isPrivate,
    ...(namespace && { namespace }),
    ...(cluster && { cluster }),
    ...(known && { lang: known }),
  };
}

/** Marked as a name, and short: it is the person's own word, shown back to them. */
export function quoted(word: string): string {
  const short = word.length > 60 ? `${word.slice(0, 60)}…` : word;
  return `\`${short.replaceAll('`', "'")}\``;
}
