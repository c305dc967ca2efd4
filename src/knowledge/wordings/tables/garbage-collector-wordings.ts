import type { Wording } from '../wording.ts';

/** What the garbage collector says of owners (kubernetes, pkg/controller/garbagecollector/graph_builder.go); kube-controller-manager logs its events, too. */
export const garbageCollectorWordings: readonly Wording[] = [
  {
    id: 'owner-elsewhere',
    says: [
      /ownerRef \[(?<kind>[\w./-]+), namespace: [^,\]]*, name: (?<owner>[^,\]]+)(?:,[^\]]*)?\] does not exist in namespace/,
    ],
    clauses: [
      {
        says: /in namespace (?:""|\\"\\")/,
        en: 'The object is cluster-scoped and may name only cluster-scoped owners: the garbage collector never deletes it',
        ko: '이 객체는 클러스터 범위이므로 클러스터 범위의 소유자만 지정할 수 있습니다. 가비지 컬렉터는 이 객체를 지우지 않습니다',
      },
      {
        says: /./,
        en: 'The garbage collector treats this owner as deleted: if the object has no other owner, it deletes the object',
        ko: '가비지 컬렉터는 이 소유자가 삭제된 것으로 봅니다. 다른 소유자가 없으면 객체를 지웁니다',
      },
    ],
    en: [
      'its owner {owner} is not in the same namespace',
      'The object names {kind} `{owner}` as its owner, and its own namespace has no such object. {clause}.',
      'Remove that entry from `metadata.ownerReferences`, or use an owner that is cluster-scoped or in the same namespace. Mostly somebody copied the object from another namespace, or an operator owns objects across namespaces.',
    ],
    ko: [
      '소유자 {owner} 객체가 같은 네임스페이스에 없습니다',
      '객체는 {kind} `{owner}` 객체를 소유자로 지정했지만 자기 네임스페이스에 그런 객체가 없습니다. {clause}.',
      '`metadata.ownerReferences` 값에서 그 항목을 지우거나, 같은 네임스페이스 또는 클러스터 범위의 소유자를 지정하십시오. 대개 다른 네임스페이스에서 복사했거나 오퍼레이터가 네임스페이스를 넘어 소유자를 지정한 것입니다.',
    ],
  },
];
