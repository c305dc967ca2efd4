import type { Revert } from '../../domain/git-owner.ts';
import type { Bilingual, Lang, Text } from '../../domain/lang.ts';
import { ownerName } from '../../text/owner-name.ts';
import { resourceOf } from '../../world/coverage.ts';
import { gapWords } from './not-read.ts';
import { fullName } from './object-name.ts';

type Foretold = Text<[owner: string, every: string, place: string]>;

/** What becomes of a live change of what Git owns, in one sentence; the owner's name comes in backticks. */
const WORDS: Readonly<Record<Revert['is'], Foretold>> = {
  'self-heal': {
    en: (owner) => `${owner} reverts a live change of this within seconds (selfHeal).`,
    ko: (owner) => `클러스터에서 직접 바꾸면 ${owner} 객체가 몇 초 안에 되돌립니다(selfHeal).`,
  },
  interval: {
    en: (owner, every) => `${owner} reverts a live change of this within ${every}, its interval.`,
    ko: (owner, every) =>
      `클러스터에서 직접 바꾸면 ${owner} 객체가 주기(${every}) 안에 되돌립니다.`,
  },
  'next-window': {
    en: (owner) =>
      `${owner} reverts a live change of this as soon as a sync window of its project allows it (selfHeal).`,
    ko: (owner) =>
      `클러스터에서 직접 바꾸면 프로젝트의 동기화 창(sync window)이 허용하는 대로 ${owner} 객체가 되돌립니다(selfHeal).`,
  },
  unknown: {
    en: (owner) => `kubewhy cannot tell whether ${owner} reverts a live change of this.`,
    ko: (owner) => `직접 바꾼 것을 ${owner} 객체가 되돌릴지 여기서는 알 수 없습니다.`,
  },
  elsewhere: {
    en: (owner, _, place) =>
      `${owner} is ${place}: kubewhy cannot read its source, so it cannot tell whether a live change of this is reverted.`,
    ko: (owner, _, place) =>
      `${owner} 객체가 ${place} 없으므로, 여기서는 그 원본을 읽을 수 없고 직접 바꾼 것을 되돌릴지도 예측할 수 없습니다.`,
  },
  'next-commit': {
    en: (owner) =>
      `A live change of this stays until the next sync of ${owner}, with the next commit.`,
    ko: (owner) => `직접 바꾸면 ${owner} 객체의 다음 동기화(다음 커밋)까지 남습니다.`,
  },
  'next-sync': {
    en: (owner) => `A live change of this stays until somebody syncs ${owner}.`,
    ko: (owner) => `직접 바꾸면 누군가 ${owner} 객체를 동기화할 때까지 남습니다.`,
  },
  'next-release': {
    en: (owner) => `A live change of this stays until the next upgrade of ${owner}.`,
    ko: (owner) => `직접 바꾸면 ${owner} 객체의 다음 업그레이드까지 남습니다.`,
  },
  'ignored-until-sync': {
    en: (owner) =>
      `${owner} does not compare this (ignoreDifferences): a live change stays until its next sync.`,
    ko: (owner) =>
      `${owner} 객체가 비교하지 않는 필드이므로(ignoreDifferences) 직접 바꾸면 다음 동기화까지 남습니다.`,
  },
  suspended: {
    en: (owner) => `${owner} is suspended: a live change of this stays until it is resumed.`,
    ko: (owner) => `${owner} 객체가 멈춰 있어 직접 바꾼 것은 다시 시작할 때까지 남습니다.`,
  },
  'opted-out': {
    en: (owner) => `An annotation keeps ${owner} from this object: a live change stays.`,
    ko: (owner) => `애너테이션 때문에 ${owner} 객체가 건드리지 않으므로 직접 바꾼 것이 남습니다.`,
  },
  ignored: {
    en: (owner) => `${owner} does not compare this (ignoreDifferences): a live change stays.`,
    ko: (owner) =>
      `${owner} 객체가 비교하지 않는 필드이므로(ignoreDifferences) 직접 바꾼 것이 남습니다.`,
  },
  'not-held': {
    en: (owner) => `Git does not set this, so ${owner} leaves a live change of it.`,
    ko: (owner) => `Git에 없는 값이므로 ${owner} 객체가 되돌리지 않습니다.`,
  },
};

/** What is foretold of a change, and where nothing can be, what is missing for that. */
export function revertSaid(revert: Revert, lang: Lang): string {
  const { is, owner, every = '?', ifHeld, unread } = revert;
  const said = WORDS[is][lang](ownerName(owner), every, PLACE[lang](owner.namespace));
  if (ifHeld) return IF_HELD[lang](said);
  return unread ? `${said} ${unreadSaid(unread, lang)}` : said;
}

/** Of an Application whose mark names no namespace all were looked through. */
const PLACE: Text<[namespace: string | undefined]> = {
  en: (namespace) =>
    namespace === undefined
      ? 'nowhere in this cluster'
      : `not in namespace \`${namespace}\` of this cluster`,
  ko: (namespace) =>
    namespace === undefined
      ? '이 클러스터 어디에도'
      : `이 클러스터의 \`${namespace}\` 네임스페이스에`,
};
const UNREAD: Readonly<Record<NonNullable<Revert['unread']>['why'], Bilingual>> = {
  ...gapWords,
  untold: {
    en: 'of those in this cluster none, or more than one, says that it has this object',
    ko: '이 클러스터에 있는 것 가운데 이 객체를 관리한다고 하는 것이 없거나 여럿임',
  },
};

/** "ConfigMap `argocd/argocd-cm`: kubewhy may not read it". The right is what RBAC calls it; what is in no namespace is looked for in all. */
function unreadSaid({ on, why }: NonNullable<Revert['unread']>, lang: Lang): string {
  const said = `${fullName(on)}: ${UNREAD[why][lang]}`;
  const right = `${on.namespace === undefined ? 'list' : 'get'} ${resourceOf(on.kind)}`;
  return why === 'forbidden' ? `${said} (\`${right}\`).` : `${said}.`;
}

const IF_HELD: Text<[said: string]> = {
  en: (said) => `Git rarely sets this field. If it does: ${said} If not, the change stays.`,
  ko: (said) =>
    `이 필드를 Git에서 설정하는 경우는 드뭅니다. 설정했다면: ${said} 아니면 변경이 그대로 남습니다.`,
};
