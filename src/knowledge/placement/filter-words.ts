import type { Bilingual } from '../../domain/lang.ts';

/** What a filter rejects nodes for: in a table, of nodes ("2 are …"), and as a thing that stands in the way. */
export type FilterWords = Bilingual<Readonly<{ short: string; clause: string; thing: string }>>;

/** The filters of the simulator by their ids; what else the scheduler speaks of has no row. */
export const filterWords: Readonly<Record<string, FilterWords>> = {
  unschedulable: {
    en: { short: 'cordoned', clause: 'are cordoned', thing: 'a cordon' },
    ko: { short: 'cordon 상태', clause: 'cordon 상태', thing: 'cordon' },
  },
  'node-name': {
    en: { short: 'other node named', clause: 'are not the named node', thing: 'the node name' },
    ko: { short: '다른 노드 지정', clause: '지정된 노드가 아님', thing: '노드 이름' },
  },
  taints: {
    en: {
      short: 'tainted',
      clause: 'have a taint that the pod does not tolerate',
      thing: 'a taint',
    },
    ko: { short: '테인트', clause: '파드가 허용하지 않는 테인트', thing: '테인트' },
  },
  'node-affinity': {
    en: {
      short: 'not selected',
      clause: 'are not selected by nodeSelector or node affinity',
      thing: 'the node selection',
    },
    ko: {
      short: '선택 안 됨',
      clause: 'nodeSelector나 노드 어피니티에 맞지 않음',
      thing: '노드 선택 조건',
    },
  },
  'host-ports': {
    en: { short: 'port taken', clause: 'have the host port taken', thing: 'a host port' },
    ko: { short: '포트 사용 중', clause: '호스트 포트가 이미 쓰임', thing: '호스트 포트' },
  },
  resources: {
    en: {
      short: 'not enough room',
      clause: 'have as many pods as are allowed', // what is lacking says the code of the clause
      thing: 'too few resources',
    },
    ko: { short: '자원 부족', clause: '실행할 수 있는 파드 수가 다 찼음', thing: '자원 부족' },
  },
  'volume-restrictions': {
    en: {
      short: 'claim or disk in use',
      clause: 'have a pod that holds its claim or disk',
      thing: 'a claim or disk in use',
    },
    ko: {
      short: '클레임이나 디스크 사용 중',
      clause: '클레임이나 디스크를 다른 파드가 쓰는 중',
      thing: '사용 중인 클레임이나 디스크',
    },
  },
  'volume-limits': {
    en: {
      short: 'volume limit',
      clause: 'may attach no more volumes',
      thing: 'the limit of volumes',
    },
    ko: { short: '볼륨 수 한도', clause: '볼륨을 더 붙일 수 없음', thing: '볼륨 수 한도' },
  },
  'volume-binding': {
    en: {
      short: 'volume out of reach',
      clause: 'do not reach its volume',
      thing: 'where its volume can be reached',
    },
    ko: {
      short: '볼륨 접근 불가',
      clause: '볼륨에 접근할 수 없음',
      thing: '볼륨에 접근할 수 있는 노드',
    },
  },
  'volume-zone': {
    en: {
      short: 'volume in other zone',
      clause: 'are not in the zone of its volume',
      thing: 'the zone of its volume',
    },
    ko: { short: '볼륨이 다른 존에 있음', clause: '볼륨의 존에 있지 않음', thing: '볼륨의 존' },
  },
  'topology-spread': {
    en: { short: 'spread rule', clause: 'would break a spread rule', thing: 'the spread rule' },
    ko: { short: '스프레드 제약', clause: '스프레드 제약에 어긋남', thing: '스프레드 제약' },
  },
  'inter-pod-affinity': {
    en: {
      short: 'rule between pods',
      clause: 'do not fit pod (anti-)affinity',
      thing: 'pod affinity',
    },
    ko: {
      short: '파드 간 규칙',
      clause: '파드 (안티)어피니티에 어긋남',
      thing: '파드 어피니티',
    },
  },
};
