import type { Text } from '../../domain/lang.ts';
import { counted } from '../../text/counted.ts';

const NOT_THERE = {
  en: () => 'names something that is not there',
  ko: () => '없는 객체를 가리킴',
};

/** A symptom in a headline, by its kind; one without words here is said in the API's own. */
export const symptomWords: Readonly<Record<string, Text<[count: number, reason: string]>>> = {
  'pod-unscheduled': {
    en: (count) => `${counted(count, 'pod')} Pending`,
    ko: (count) => `파드 ${count}개 Pending`,
  },
  'claim-unbound': {
    en: (count, reason) => `${counted(count, 'claim')} ${reason}`,
    ko: (count, reason) => `클레임 ${count}개 ${reason}`,
  },
  'claim-unexpanded': {
    en: (count) => `${counted(count, 'claim')} not expanded`,
    ko: (count) => `클레임 ${count}개 확장되지 않음`,
  },
  'container-waiting': {
    en: (count, reason) => `${counted(count, 'container')} ${reason}`,
    ko: (count, reason) => `컨테이너 ${count}개 ${reason}`,
  },
  'container-restarting': {
    en: (count, reason) => `${counted(count, 'container')} restarting${killed(reason)}`,
    ko: (count, reason) => `컨테이너 ${count}개 재시작 중${killed(reason)}`,
  },
  'pod-not-ready': {
    en: (count) => `${counted(count, 'pod')} not Ready`,
    ko: (count) => `파드 ${count}개 준비되지 않음`,
  },
  'replicas-missing': {
    en: (_, reason) => `too few pods ready${reason === 'FailedCreate' ? ` (${reason})` : ''}`,
    ko: (_, reason) => `준비된 파드 부족${reason === 'FailedCreate' ? ` (${reason})` : ''}`,
  },
  'job-failed': {
    en: (_, reason) => `job failed (${reason})`,
    ko: (_, reason) => `Job 실패 (${reason})`,
  },
  'rollout-stuck': { en: () => 'rollout stuck', ko: () => '롤아웃 멈춤' },
  'broken-reference': NOT_THERE,
  'subset-missing': NOT_THERE,
  'dangling-reference': NOT_THERE,
  'missing-certificate': NOT_THERE,
  'missing-contents': NOT_THERE,
  'selects-nothing': { en: () => 'selects nothing', ko: () => '선택되는 것이 없음' },
  'outside-mesh': { en: () => 'no sidecar', ko: () => '사이드카 없음' },
  'claimed-twice': { en: () => 'claimed twice', ko: () => '중복된 지정' },
  'address-unserved': {
    en: (count) => `${counted(count, 'address', 'addresses')} that nothing serves`,
    ko: (count) => `서비스가 없는 주소 ${count}개`,
  },
  'network/address-as-name': {
    en: () => 'a name that DNS cannot answer',
    ko: () => 'DNS가 답할 수 없는 이름',
  },
  'network/service-protocol': {
    en: () => 'takes another protocol',
    ko: () => '다른 프로토콜을 받음',
  },
  'port-undeclared': {
    en: () => 'sends to an undeclared port',
    ko: () => '선언되지 않은 포트로 전송',
  },
  'deployment-stuck': { en: () => 'update stuck', ko: () => '업데이트 멈춤' },
};

/** "Completed" and "Error" tell only that a program ended, which its restart tells too. */
function killed(reason: string): string {
  return ['', 'Completed', 'Error'].includes(reason) ? '' : ` (${reason})`;
}
