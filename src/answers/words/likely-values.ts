import type { Bilingual, Lang, Text } from '../../domain/lang.ts';
import type { LikelyValue } from '../../domain/pull-request.ts';

/** Which values of a chart most likely have to be changed, and where they stand; never as certain. */
export const likelyValuesWords: Text<[values: readonly LikelyValue[]]> = {
  en: (values) => said(values, 'en'),
  ko: (values) => said(values, 'ko'),
};

function said(values: readonly LikelyValue[], lang: Lang): string {
  return `${LIKELY[lang]}: ${values.map(VALUE[lang]).join(', ')}.`;
}

const LIKELY: Bilingual = { en: 'Most likely the value', ko: '바꿀 가능성이 가장 큰 값' };

const VALUE: Text<[value: LikelyValue]> = {
  en: ({ key, file, field, of }) => {
    const place = file ?? field;
    return [`\`${key}\``, place && `in \`${place}\``, of && `of ${of}`].filter(Boolean).join(' ');
  },
  ko: ({ key, file, field, of }) => {
    const place = file
      ? `\`${file}\` 파일`
      : [of, field && `\`${field}\``].filter(Boolean).join(' ');
    return place ? `${place}의 \`${key}\`` : `\`${key}\``;
  },
};
