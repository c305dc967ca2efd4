import type { Cause } from '../../../domain/model.ts';
import { blockedBy } from '../../../scheduling/blocked-by.ts';
import { linesOf, type Row } from '../../../scheduling/placement-map.ts';
import { isStorageOnly } from '../../../scheduling/storage-filters.ts';

type Combined = Readonly<{ pod: string; filters: readonly string[]; rows: readonly Row[] }>;

const NAMES = {
  en: {
    unschedulable: 'a cordon',
    'node-name': 'the node name',
    taints: 'a taint',
    'node-affinity': 'the node selection',
    'host-ports': 'a host port',
    resources: 'too few resources',
    'volume-restrictions': 'a claim or disk in use',
    'volume-limits': 'the limit of volumes',
    'volume-binding': 'where its volume can be reached',
    'volume-zone': 'the zone of its volume',
    'topology-spread': 'the spread rule',
    'inter-pod-affinity': 'pod affinity',
  },
  ko: {
    unschedulable: 'cordon',
    'node-name': '노드 이름',
    taints: '테인트',
    'node-affinity': '노드 선택 조건',
    'host-ports': '호스트 포트',
    resources: '자원 부족',
    'volume-restrictions': '사용 중인 클레임이나 디스크',
    'volume-limits': '볼륨 수 한도',
    'volume-binding': '볼륨에 접근할 수 있는 노드',
    'volume-zone': '볼륨의 존',
    'topology-spread': '스프레드 제약',
    'inter-pod-affinity': '파드 어피니티',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Several things keep a pod from being placed, and mending one of them alone would not help. */
export const combined: Cause<Combined> = {
  id: 'scheduling/combined',
  explains: ['pod-unscheduled'],

  *explain(symptom, world) {
    const blocked = blockedBy(
      (filters) => filters.length > 1 && !isStorageOnly(filters),
      symptom,
      world,
    );
    if (!blocked) return;

    const { subject, ref, obstacle, strength, restsOn, evidence, rows } = blocked;
    const params = { pod: ref.name, filters: obstacle.filters, rows };
    yield { subject, params, evidence, strength, restsOn };
  },

  text: {
    en: ({ name }, { pod, filters, rows }) => ({
      title: `\`${name}\`: ${filters.length} things together keep a pod from being placed`,
      sentence: `\`${pod}\` of \`${name}\` is kept off its nearest nodes by ${named(filters, 'en').join(' and ')}: mending one of them alone would not place it.`,
      lines: linesOf(rows, 'en'),
    }),
    ko: ({ name }, { pod, filters, rows }) => ({
      title: `\`${name}\`: ${filters.length}가지가 함께 파드 배치를 막습니다`,
      sentence: `\`${name}\` 워크로드의 \`${pod}\` 파드를 막는 것: ${named(filters, 'ko').join(', ')}. 하나만 고쳐서는 배치되지 않습니다.`,
      lines: linesOf(rows, 'ko'),
    }),
  },
};

function named(filters: readonly string[], lang: keyof typeof NAMES): readonly string[] {
  const names: Readonly<Record<string, string>> = NAMES[lang];
  return filters.map((filter) => names[filter] ?? filter);
}
