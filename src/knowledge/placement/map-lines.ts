import type { Bilingual, Lang, Text } from '../../domain/lang.ts';
import type { MapRow } from '../../simulator/map/placement-map.ts';
import { textWidth } from '../../text/text-width.ts';
import { filterWords } from './filter-words.ts';

const LONGEST_NAME = 22;

/** Codes that are no filter's id: why in particular it rejects a node. */
const WORDS: Bilingual<Readonly<Record<string, string>>> = {
  en: {
    taint: 'tainted',
    'too-many-pods': 'pod limit',
    'disk-in-use': 'disk in use',
    'claim-in-use': 'claim in use',
    'too-many-volumes': 'volume limit',
    'volume-node-affinity': 'volume elsewhere',
    'no-volume-to-bind': 'no volume',
    'no-storage-capacity': 'storage full',
    'volume-missing': 'volume gone',
    'spread-label': 'label missing',
    'pod-affinity': 'no wanted pod',
    'pod-anti-affinity': 'unwanted pod',
    'existing-anti-affinity': 'refused by a pod',
    fits: 'free',
    more: 'more',
  },
  ko: {
    taint: '테인트',
    'too-many-pods': '파드 수 한도',
    'disk-in-use': '디스크 사용 중',
    'claim-in-use': '클레임 사용 중',
    'too-many-volumes': '볼륨 수 한도',
    'volume-node-affinity': '볼륨이 다른 곳에 있음',
    'no-volume-to-bind': '쓸 볼륨 없음',
    'no-storage-capacity': '스토리지 부족',
    'volume-missing': '볼륨 없음',
    'spread-label': '레이블 없음',
    'pod-affinity': '필요한 파드 없음',
    'pod-anti-affinity': '피하는 파드 있음',
    'existing-anti-affinity': '기존 파드가 거부',
    fits: '여유 있음',
    more: '더 있음',
  },
};

const REVISION: Bilingual<Readonly<Record<'old' | 'new', string>>> = {
  en: { old: 'old', new: 'new' },
  ko: { old: '이전', new: '새' },
};
const COUNTED: Text<[count: number, word: string]> = {
  en: (count, word) => `${count} ${word}`,
  ko: (count, word) => `${word} ${count}`,
};

/** The rows in words, in aligned columns. */
export function linesOf(rows: readonly MapRow[], lang: Lang): readonly string[] {
  const shorten = shortening(rows.map(({ name }) => name));
  const table = rows.map((row) => [
    [shorten(row.name), sizeOf(row)].filter(Boolean).join(' '),
    podsIn(row, lang),
    inWords(row.why, lang),
  ]);
  const [names = 0, pods = 0] = [0, 1].map((at) =>
    Math.max(0, ...table.map((cells) => textWidth(cells[at] ?? ''))),
  );
  return table.map(([name = '', count = '', why = '']) => {
    const cells = [padded(name, names), ...(pods > 0 ? [padded(count, pods)] : []), why];
    return cells.join('  ').trimEnd();
  });
}

function sizeOf({ nodes, others }: MapRow): string {
  if (nodes !== undefined) return `(${nodes})`;
  return others > 0 ? `+${others}` : '';
}

/** "1 old, 1 new", or how many a spread rule counts. */
function podsIn({ count, revisions }: MapRow, lang: Lang): string {
  if (!revisions) return count === undefined ? '' : `${count}`;
  const parts = (['old', 'new'] as const).filter((which) => revisions[which] > 0);
  if (parts.length === 0) return '0';
  return parts
    .map((which) => {
      return COUNTED[lang](revisions[which], REVISION[lang][which]);
    })
    .join(' · ');
}

function inWords(why: readonly string[], lang: Lang): string {
  return why.map((code) => WORDS[lang][code] ?? filterWords[code]?.[lang].short ?? code).join(', ');
}

/** Names without the domain that all of them share, and of a long one its end. */
function shortening(names: readonly string[]): (name: string) => string {
  const ends = new Set(names.filter(Boolean).map((name) => /\..*/.exec(name)?.[0] ?? ''));
  const [end = ''] = ends;
  return (name) => {
    const short = ends.size === 1 && end ? name.slice(0, -end.length) : name;
    return short.length > LONGEST_NAME ? `…${short.slice(1 - LONGEST_NAME)}` : short;
  };
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}
