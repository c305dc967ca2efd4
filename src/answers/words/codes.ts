// Reasons that parts of the engine give as codes: why a proof has a hole, why a cause is ruled out.
import type { Lang } from '../../domain/lang.ts';
import { gapWords } from './not-read.ts';
import type { Said } from './said.ts';

const CODES: Readonly<Record<string, Said>> = {
  ...gapWords,

  // of a proof
  'no-dry-run': { en: 'no dry run was made', ko: '시험 적용을 하지 않음' },
  'no-answer': {
    en: 'the dry run brought no answer in time',
    ko: '시험 적용의 응답이 제때 오지 않음',
  },
  'not-simulated': {
    en: 'kubewhy does not simulate this',
    ko: 'kubewhy가 시뮬레이션하지 않는 변경임',
  },
  'needs-a-run': {
    en: 'only a run of the program shows it',
    ko: '프로그램을 실행해 보아야 알 수 있음',
  },
  unread: { en: 'not all that it needs could be read', ko: '필요한 것을 모두 읽지 못함' },
  undecided: { en: 'not every node could be decided', ko: '판단하지 못한 노드가 있음' },
  'stable-incomplete': {
    en: 'the stable revision lacks pods itself',
    ko: '안정 리비전에도 파드가 모자람',
  },
  'too-many-pods': { en: 'too many pods to simulate', ko: '시뮬레이션하기에는 파드가 너무 많음' },
  tight: {
    en: 'it fits only if the scheduler happens to choose the right nodes',
    ko: '스케줄러가 마침 알맞은 노드를 골라야만 배치됨',
  },
  'rule-crashed': { en: 'a rule crashed', ko: '규칙이 오류로 멈춤' },
  stuck: { en: 'a pod would find no node', ko: '배치될 노드가 없는 파드가 생김' },
  'cause-stays': { en: 'the cause would stay', ko: '원인이 그대로 남음' },
  'new-finding': { en: 'it would bring another problem', ko: '다른 문제가 생김' },
  'no-remediator': { en: 'the remediator does not answer', ko: 'remediator가 응답하지 않음' },
  'recorded-cluster': {
    en: 'a recording cannot be asked',
    ko: '기록된 클러스터에는 물어볼 수 없음',
  },
  'changed-meanwhile': {
    en: 'the object kept changing meanwhile',
    ko: '그사이 객체가 계속 바뀜',
  },
  busy: { en: 'the API server is too busy', ko: 'API 서버가 너무 바쁨' },
  unreachable: { en: 'the cluster did not answer', ko: '클러스터가 응답하지 않음' },
  gone: { en: 'the object does not exist any more', ko: '객체가 더 이상 없음' },
  refused: { en: 'the API server refused it', ko: 'API 서버가 거부함' },
  closed: {
    en: 'the namespace is closed to kubewhy',
    ko: 'kubewhy에 닫혀 있는 네임스페이스임',
  },
  'no-right': {
    en: 'the remediator has no right to this object',
    ko: 'remediator에 이 객체에 대한 권한이 없음',
  },
  'beyond-reach': { en: 'this fix may not write that', ko: '이 해결책이 쓸 수 없는 값임' },
  'not-kept': {
    en: 'the API server would not keep all of it',
    ko: 'API 서버가 일부를 저장하지 않음',
  },

  // of a cause that is ruled out
  'blocks-no-node': { en: 'it blocks no node', ko: '이 이유로 막힌 노드가 없음' },
  'other-way-nearer': { en: 'another obstacle is nearer', ko: '더 가까운 다른 장애물이 있음' },
};

/** What a code says; one that has no words yet says itself. */
export function codeWords(code: string, lang: Lang): string {
  return Object.hasOwn(CODES, code) ? (CODES[code]?.[lang] ?? code) : code;
}
