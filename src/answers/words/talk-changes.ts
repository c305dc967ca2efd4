// What is said in a thread of what changed, and of who changed it.
import type { Bilingual } from '../../domain/lang.ts';
import { marked } from '../../text/marked.ts';

/** What changed. */
export const changeWords: Bilingual<{
  revision(name: string, since: string, differs: readonly string[], before: string): string;
  onlyLabels(name: string, since: string, before: string): string;
  onlyOne(name: string, since: string): string;
  none(name: string, since: string): string;
  unread(name: string): string;
  config(name: string, at: string, isAfter: boolean): string;
}> = {
  en: {
    revision: (number, since, differs, before) =>
      `Revision ${number}, made ${since}, differs from revision ${before} in: ${marked(differs)}.`,
    onlyLabels: (number, since, before) =>
      `Revision ${number}, made ${since}, differs from revision ${before} only in labels or annotations.`,
    onlyOne: (name, since) =>
      `${name} has only one revision, made ${since}: its pod template has not changed since.`,
    none: (name, since) => `${name} keeps no revisions. It was created ${since}.`,
    unread: (name) => `The revisions of ${name} could not be read.`,
    config: (name, at, isAfter) =>
      `${name}, which its pods use, changed ${at}${isAfter ? ', after that revision' : ''}.`,
  },
  ko: {
    revision: (number, since, differs, before) =>
      `${since}에 만들어진 리비전 ${number}에서 이전 리비전(${before})과 달라진 것: ${marked(differs)}.`,
    onlyLabels: (number, since, before) =>
      `${since}에 만들어진 리비전 ${number}: 이전 리비전(${before})과 레이블이나 어노테이션만 다릅니다.`,
    onlyOne: (name, since) =>
      `${name} 워크로드의 리비전은 ${since}에 만들어진 하나뿐입니다. 그 뒤로 파드 템플릿은 바뀌지 않았습니다.`,
    none: (name, since) => `${name} 객체는 리비전을 남기지 않습니다. ${since}에 만들어졌습니다.`,
    unread: (name) => `${name} 워크로드의 리비전을 읽지 못했습니다.`,
    config: (name, at, isAfter) =>
      `파드가 사용하는 ${name} 객체가 ${at}에 바뀌었습니다${isAfter ? ' (그 리비전 이후)' : ''}.`,
  },
};

/** Who changed it. */
export const writerWords: Bilingual<{
  wrote(name: string, manager: string, at: string, what: readonly string[]): string;
  cause(cause: string): string;
  git(owner: string, commit: string | undefined, at: string | undefined): string;
  unknown(name: string): string;
  limits: string;
}> = {
  en: {
    wrote: (name, manager, at, what) =>
      `${name}: \`${manager}\` wrote ${what.length > 0 ? what.join(', ') : 'to it'}${at ? ` ${at}` : ''}.`,
    cause: (cause) => `Its change cause says: “${cause}”.`,
    git: (owner, commit, at) =>
      `It comes from Git: ${owner} applies it${commit ? `, last commit \`${commit}\`` : ''}${at ? `, synced ${at}` : ''}. That commit names the person.`,
    unknown: (name) => `${name} does not say who wrote to it.`,
    limits:
      'Kubernetes keeps the program, not the person. The audit log of the API server has the user.',
  },
  ko: {
    wrote: (name, manager, at, what) =>
      `${name}: \`${manager}\` 프로그램이 ${at ? `${at}에 ` : ''}${what.length > 0 ? `${what.join(', ')} 부분을 ` : ''}썼습니다.`,
    cause: (cause) => `변경 사유(change-cause): “${cause}”.`,
    git: (owner, commit, at) =>
      `Git에서 온 변경입니다. ${owner}이(가) 반영하며${commit ? ` 마지막 커밋은 \`${commit}\`` : ''}${at ? `, 동기화 시각은 ${at}` : ''}입니다. 변경한 사람은 그 커밋에서 확인하십시오.`,
    unknown: (name) => `${name} 객체에는 누가 썼는지 남아 있지 않습니다.`,
    limits:
      'Kubernetes에는 사람이 아니라 프로그램만 남습니다. 사용자는 API 서버의 감사 로그에 있습니다.',
  },
};

/** Parts of an object, as people call them. */
export const partsOfObject: Readonly<Record<string, Bilingual>> = {
  'f:template': { en: 'the pod template', ko: '파드 템플릿' },
  'f:replicas': { en: 'the number of replicas', ko: '레플리카 수' },
  'f:strategy': { en: 'the update strategy', ko: '업데이트 전략' },
  'f:data': { en: 'the data', ko: '데이터' },
  'f:selector': { en: 'the selector', ko: '셀렉터' },
  'f:ports': { en: 'the ports', ko: '포트' },
};
