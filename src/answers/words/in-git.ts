import type { InGit } from '../../domain/answer.ts';
import type { Lang } from '../../domain/lang.ts';
import { likelyValuesWords } from './likely-values.ts';
import type { Said, Saying } from './said.ts';

/**
 * Where Git has what a fix changes, why no pull request of it is offered, and what a live change comes to; names in
 * backticks.
 */
export const inGitWords: Saying<[git: InGit]> = {
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

const AT: Said = { en: 'In Git', ko: 'Git 위치' };
const NONE: Said = {
  en: 'No pull request from here',
  ko: '여기에서 풀 리퀘스트를 열 수 없는 이유',
};
const SET: Saying<[name: string]> = {
  en: (name) => `ApplicationSet \`${name}\` makes its Application, and decides where that is.`,
  ko: (name) => `위치는 그 Application을 만드는 \`${name}\` ApplicationSet이 정합니다.`,
};
