import type { InGit } from '../../domain/answer.ts';
import type { Bilingual, Lang, Text } from '../../domain/lang.ts';
import { likelyValuesWords } from './likely-values.ts';

/**
 * Where Git has what a fix changes, why no pull request of it is offered, and what a live change comes to; names in
 * backticks.
 */
export const inGitWords: Text<[git: InGit]> = {
  en: (git) => said(git, 'en'),
  ko: (git) => said(git, 'ko'),
};

function said(
  { repository, branch, path, set, why, values = [], revert }: InGit,
  lang: Lang,
): string {
  const place = [repository, branch, path].flatMap((one) => (one ? [`\`${one}\``] : [])).join(', ');
  const parts = [
    place && `${AT[lang]}: ${place}.`,
    set && SET[lang](set),
    why && `${NONE[lang]}: ${why}.`,
    values.length > 0 && likelyValuesWords[lang](values),
    revert,
  ];
  return parts.filter(Boolean).join(' ');
}

const AT: Bilingual = { en: 'In Git', ko: 'Git 위치' };
const NONE: Bilingual = {
  en: 'No pull request from here',
  ko: '여기에서 풀 리퀘스트를 열 수 없는 이유',
};
const SET: Text<[name: string]> = {
  en: (name) => `ApplicationSet \`${name}\` makes its Application, and decides where that is.`,
  ko: (name) => `위치는 그 Application을 만드는 \`${name}\` ApplicationSet이 정합니다.`,
};
