import { pullRows } from '../../knowledge/causes/image/pull.words.ts';
import { registryRows } from '../../knowledge/causes/image/registry.words.ts';
import { unusableRows } from '../../knowledge/causes/image/unusable.words.ts';
import type { PullRows } from '../../knowledge/words/pull-rows.ts';
import { imageReference } from '../../readings/images/image-reference.ts';
import { pullFailureIn, type PullFailure } from '../../readings/images/pull-failure.ts';
import { bilingual } from '../../text/bilingual.ts';
import type { LineSignature } from '../signature.ts';

type NotPulled = Readonly<{ image: string; why: PullFailure }>;

const ROWS: PullRows = { ...pullRows, ...registryRows, ...unusableRows };
const FAILED =
  /(?:[Ff]ailed to pull (?:and unpack )?image|failed to resolve reference) "(?<image>[^"]+)": (?<said>.+)/;

/** A pull failed, and the line says why in the words of the runtime or the registry. */
export const imageNotPulled: LineSignature<NotPulled> = {
  id: 'explain/image-not-pulled',
  strength: 'entails',

  read(line) {
    const { image = '', said = '' } = FAILED.exec(line)?.groups ?? {};
    const why = image ? pullFailureIn(said, image) : undefined;
    return why && ROWS[why] && { image, why };
  },

  text: bilingual((lang) => ({ image, why }) => {
    const { registry, tag } = imageReference(image);
    const row = ROWS[why];
    const { short, clause } = row?.[lang] ?? { short: '', clause: () => '' };
    const params = { container: '', image, registry, tag };
    return {
      title: TITLE[lang](image, short),
      sentence: SENTENCE[lang](image, clause(params)),
      advice: row ? [row.advice[lang]] : [],
    };
  }),
};

const TITLE = {
  en: (image: string, short: string) => `image ${image}: ${short}`,
  ko: (image: string, short: string) => `이미지 ${image}: ${short}`,
};
const SENTENCE = {
  en: (image: string, clause: string) => `Image \`${image}\` cannot be used: ${clause}.`,
  ko: (image: string, clause: string) => `이미지 \`${image}\` 문제: ${clause}.`,
};
