// The words around an answer. What a cause or a remedy says stands in its own file.
import type { AnswerEvidence, AnswerFinding, AnswerSymptom, Spent } from '../../domain/answer.ts';
import type { Bilingual, Lang, Text } from '../../domain/lang.ts';
import type { Check, Proof } from '../../domain/plan.ts';
import type { State } from '../../domain/verdict.ts';
import { counted } from '../../text/counted.ts';
import { timeWord } from '../../text/time-word.ts';

/** One word for the state of a target, as its headline shows it. */
export const stateWords: Readonly<Record<State, Bilingual>> = {
  healthy: { en: 'healthy, nothing wrong found', ko: '정상, 문제 없음' },
  recovered: { en: 'recovered', ko: '회복됨' },
  progressing: { en: 'in progress', ko: '진행 중' },
  complaining: { en: 'healthy, but its log complains', ko: '정상이나 로그에 문제 있음' },
  explained: { en: 'cause found', ko: '원인 확인' },
  unexplained: { en: 'cause not found', ko: '원인 미확인' },
  gone: { en: 'gone', ko: '사라짐' },
  unread: { en: 'could not be read', ko: '읽지 못함' },
};

/** The same of a target on which no symptom was seen, where not all could be read or judged. */
export const notSeen: Bilingual = {
  en: 'not all checked, nothing wrong in the rest',
  ko: '일부 미확인, 나머지는 문제 없음',
};

/** How sure a finding is. */
export const confidenceWords: Readonly<Record<AnswerFinding['confidence'], Bilingual>> = {
  proven: { en: 'proven', ko: '입증됨' },
  likely: { en: 'likely', ko: '유력함' },
  possible: { en: 'possible', ko: '가능성 있음' },
};

/** A finding's place in the chain from root to symptom. */
export const roleWords: Readonly<Record<AnswerFinding['role'], Bilingual>> = {
  root: { en: 'root cause', ko: '근본 원인' },
  effect: { en: 'effect', ko: '그 결과' },
  also: { en: 'also worth a look', ko: '함께 살펴볼 것' },
};

/** What a symptom hurts. */
export const hurtsWords: Readonly<Record<AnswerSymptom['hurts'], Bilingual>> = {
  users: { en: 'users are affected', ko: '사용자에게 영향이 있음' },
  workload: {
    en: 'no pod stays ready, nothing seen that leads to it',
    ko: '준비 상태를 유지하는 파드 없음, 요청을 보내는 대상은 보이지 않음',
  },
  redundancy: { en: 'less redundancy', ko: '여유분이 줄어듦' },
  progress: { en: 'no effect on users seen', ko: '사용자 영향은 보이지 않음' },
  nobody: { en: 'intended', ko: '의도된 상태' },
};

/** Since when a symptom has been seen; the time as the reader's surface shows it. */
export const sinceSaid: Text<[time: string]> = {
  en: (time) => `since ${time}`,
  ko: (time) => `${time}부터`,
};

/** The same; the time is RFC 3339. */
export const sinceWords: Text<[time: string]> = {
  en: (time) => `since ${timeWord(time)}`,
  ko: (time) => `${timeWord(time)}부터`,
};

/** Until when a symptom was seen; the time is RFC 3339. */
export const untilWords: Text<[time: string]> = {
  en: (time) => `over since ${timeWord(time)}`,
  ko: (time) => `${timeWord(time)}에 끝남`,
};

/** The three parts of a proof. */
export const proofWords: Readonly<Record<keyof Proof, Bilingual>> = {
  placement: { en: 'placement', ko: '배치' },
  rules: { en: 'rules', ko: '규칙' },
  admission: { en: 'admission', ko: '어드미션' },
};

/** How one part of a proof came out. */
export const checkWords: Readonly<Record<Check['is'], Bilingual>> = {
  holds: { en: 'holds', ko: '확인됨' },
  fails: { en: 'fails', ko: '통과하지 못함' },
  'not-checked': { en: 'not checked', ko: '확인하지 못함' },
};

/** Where a piece of evidence stands. */
export const sourceWords: Readonly<Record<AnswerEvidence['source'], Bilingual>> = {
  field: { en: 'field', ko: '필드' },
  event: { en: 'event', ko: '이벤트' },
  log: { en: 'log', ko: '로그' },
  text: { en: 'pasted text', ko: '붙여 넣은 텍스트' },
  simulation: { en: 'simulation', ko: '시뮬레이션' },
};

/** A rule that threw. */
export const crashed = {
  what: {
    en: (rule, object) => `rule \`${rule}\` on ${object}`,
    ko: (rule, object) => `${object} 객체에 대한 \`${rule}\` 규칙`,
  } satisfies Text<[rule: string, object: string]>,
  why: {
    en: (message) => `it crashed: ${message}`,
    ko: (message) => `규칙이 오류로 멈춤: ${message}`,
  } satisfies Text<[message: string]>,
  /** On the first screen: `more` is how many others failed. */
  said: {
    en: (rule, message, more) =>
      `One rule failed: \`${rule}\` (${message})${more > 0 ? `, and ${more} more` : ''}. It may be the cause: this answer is incomplete. Report it with the file that \`--save\` writes.`,
    ko: (rule, message, more) =>
      `규칙 하나가 실패했습니다: \`${rule}\` (${message})${more > 0 ? ` 외 ${more}개` : ''}. 이 규칙이 원인을 놓쳤을 수 있으므로 이 답은 완전하지 않습니다. \`--save\` 옵션이 쓰는 파일과 함께 신고하십시오.`,
  } satisfies Text<[rule: string, message: string, more: number]>,
};

/** A finding that another version of kubewhy made. */
export const unknownCause: Text<[id: string]> = {
  en: (id) => `\`${id}\` explains this, a cause for which this version of kubewhy has no words.`,
  ko: (id) => `\`${id}\` 원인으로 설명되지만, 이 버전의 kubewhy에는 해당 원인의 문구가 없습니다.`,
};

/** The titles of an answer's parts. */
export const partWords = {
  impact: { en: 'Impact', ko: '영향' },
  why: { en: 'Why', ko: '원인' },
  cause: { en: 'Cause', ko: '원인' },
  so: { en: 'So', ko: '따라서' },
  evidence: { en: 'Evidence', ko: '근거' },
  fix: { en: 'Fix', ko: '해결책' },
  refused: { en: 'Does not help (simulated)', ko: '도움이 되지 않는 것(시뮬레이션)' },
  also: { en: 'Also found', ko: '함께 발견됨' },
  symptoms: { en: 'Symptoms', ko: '증상' },
  unexplained: { en: 'Unexplained', ko: '설명되지 않은 증상' },
  notChecked: { en: 'Not checked', ko: '확인하지 못한 것' },
  ruledOut: { en: 'Ruled out', ko: '배제된 원인' },
  next: { en: 'Look next', ko: '다음에 확인할 것' },
  undo: { en: 'Undo', ko: '되돌리기' },
  earlier: { en: 'Earlier by kubewhy, as Events say', ko: '이벤트에 따른 kubewhy의 이전 변경' },
} satisfies Readonly<Record<string, Bilingual>>;

/** Buttons under an answer. */
export const buttonWords = {
  reviewFix: { en: 'Review fix', ko: '해결책 검토' },
  preview: { en: 'Preview', ko: '미리보기' },
  apply: { en: 'Apply', ko: '적용' },
  propose: { en: 'Open pull request', ko: '풀 리퀘스트 열기' },
  undo: { en: 'Undo', ko: '되돌리기' },
  live: { en: 'Change it live …', ko: '직접 변경 …' },
  share: { en: 'Share', ko: '공유' },
  why: { en: 'Why?', ko: '원인 보기' },
} satisfies Readonly<Record<string, Bilingual>>;

/** "asked by @mina"; the name comes marked up as the reader's surface needs it. */
export const askedBy: Text<[person: string]> = {
  en: (person) => `asked by ${person}`,
  ko: (person) => `질문한 사람: ${person}`,
};

/** "web-6c7c: looking…" */
export const looking: Text<[target: string]> = {
  en: (target) => `${target}: looking…`,
  ko: (target) => `${target}: 살펴보는 중…`,
};

/** How many pieces of evidence are left out. */
export const moreWords: Text<[left: number]> = {
  en: (left) => `${left} more with -o json`,
  ko: (left) => `외 ${left}건은 -o json 옵션으로 볼 수 있음`,
};

/** How long an answer took, and what was asked of a live cluster for it. */
export const tookWords: Text<[ms: number, spent?: Spent]> = {
  en: (ms, spent) => [`${seconds(ms)} s`, readWords(spent, 'en')].filter(Boolean).join(' · '),
  ko: (ms, spent) => [`${seconds(ms)}초`, readWords(spent, 'ko')].filter(Boolean).join(' · '),
};

function readWords({ requests, logs }: Spent = { requests: 0, logs: 0 }, lang: Lang): string {
  const reads = {
    en: `${counted(requests, 'read')}`,
    ko: `조회 ${requests}회`,
  };
  const ofLogs = { en: `${counted(logs, 'log')}`, ko: `로그 ${logs}건` };
  return [requests > 0 && reads[lang], logs > 0 && ofLogs[lang]].filter(Boolean).join(', ');
}

function seconds(ms: number): string {
  return ms < 100 ? '<0.1' : (ms / 1000).toFixed(1);
}
