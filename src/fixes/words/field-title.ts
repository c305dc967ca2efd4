import type { Bilingual, Lang } from '../../domain/lang.ts';
import { marked } from '../../text/marked.ts';

/** A field that changes along with another: what it becomes where that is short, "" where it is taken out. */
export type AlsoChanged = Readonly<{ label: string; is?: string }>;

const MOST_NAMED = 2;

/** What fields become, at most two of them by name: "`maxUnavailable: 1`, without `minAvailable`". */
export function fieldTitle(changed: readonly [AlsoChanged, ...AlsoChanged[]], lang: Lang): string {
  const fields = changed.map(({ label, is }) => ({ field: shortened(label), is }));
  const named = fields
    .filter(({ field }, at) => fields.findIndex((one) => one.field === field) === at)
    .slice(0, MOST_NAMED);
  const sets = named.flatMap(({ field, is }) =>
    is === '' ? [] : [is === undefined ? field : `${field}: ${is}`],
  );
  const out = named.flatMap(({ field, is }) => (is === '' ? [field] : []));
  return WORDS[lang](marked(sets), marked(out), changed.length - named.length);
}

/** The last two keys of a field. */
export function shortened(label: string): string {
  return label.split(DOTS).slice(-2).join('.');
}

/** Those between keys, not those of a key in brackets, which has at most a prefix of 253 signs, a slash and a name of 63. */
const DOTS = /\.(?![^[\]]{0,317}\])/;

const WORDS: Bilingual<(sets: string, out: string, more: number) => string> = {
  en: (sets, out, more) => {
    const said = sets && out ? `${sets}, without ${out}` : sets || `Take out ${out}`;
    return more > 0 ? `${said} and ${more} more` : said;
  },
  ko: (sets, out, more) => {
    const said = [sets, out && `${out} 제거`].filter(Boolean).join(', ');
    return more > 0 ? `${said} 외 ${more}개` : said;
  },
};
