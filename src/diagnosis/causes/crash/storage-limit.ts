import type { Cause, Evidence } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { containersOf } from '../../../world/readings/pods/container-specs.ts';
import { amountOf } from '../../../world/readings/quantities.ts';
import { podRef } from '../../../world/readings/workloads/workloads.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { failedPodOf } from '../../signs/workloads/failed-pods.ts';
import { podWords } from '../../words/pod-words.ts';

/** Whose limit was passed: a container's, that of all of them together, or an emptyDir's. */
type Passed = Readonly<{
  of: 'container' | 'pod' | 'volume';
  limit: string;
  part?: string; // the container or the volume
  pod: string;
}>;

/** As the kubelet writes it into status.message (eviction manager, localStorageEviction). */
const ROWS: readonly Readonly<{ of: Passed['of']; says: RegExp }>[] = [
  {
    of: 'pod',
    says: /Pod ephemeral local storage usage exceeds the total limit of containers (?<limit>[^\s.]+)/,
  },
  {
    of: 'container',
    says: /Container (?<part>\S+) exceeded its local ephemeral storage limit "(?<limit>[^"]+)"/,
  },
  {
    of: 'volume',
    says: /Usage of EmptyDir volume "(?<part>[^"]+)" exceeds the limit "(?<limit>[^"]+)"/,
  },
];

/** The kubelet evicted a pod that wrote more to its node's disk than its own limit allows. */
export const storageLimit: Cause<Passed> = {
  id: 'crash/storage-limit',
  explains: ['pod-failed', 'job-failed'],

  *explain(symptom, world) {
    const pod = failedPodOf(symptom.on, world);
    const { reason, message: quote = '' } = pod?.status ?? {};
    if (!pod || reason !== 'Evicted') return;
    const on = podRef(pod);
    const evidence: Evidence = { source: 'field', on, path: '/status/message', quote };
    for (const { of, says } of ROWS) {
      const { limit, part } = says.exec(evidence.quote)?.groups ?? {};
      if (!limit) continue;
      yield {
        ...accountableFor(on, world),
        params: { of, limit, pod: on.name, ...(part && { part }) },
        evidence: [evidence, ...limitsOf(pod, of, limit, part)],
        strength: 'entails',
      };
    }
  },

  text: {
    en({ name }, { of, limit, part, pod }) {
      const [what, where] = {
        container: [`container \`${part}\` passed its`, 'the container'],
        pod: ['its containers together passed their', 'its containers'],
        volume: [`emptyDir \`${part}\` passed its`, 'the volume'],
      }[of];
      return {
        title: `\`${name}\`: a pod was evicted at its ephemeral storage limit of ${limit}`,
        sentence: `The kubelet evicted ${podWords.en(pod, name)}, because ${what} ephemeral-storage limit of ${limit}.`,
        detail: `What ${where} wrote to the node's disk counts: files outside of persistent volumes, emptyDirs and logs. The node itself was not short of disk.`,
        so: 'The pod that takes its place is evicted again when it has written as much.',
      };
    },
    ko({ name }, { of, limit, part, pod }) {
      const what = {
        container: `\`${part}\` 컨테이너의`,
        pod: '컨테이너 전체의',
        volume: `emptyDir 볼륨 \`${part}\` 볼륨의`,
      }[of];
      return {
        title: `\`${name}\`: 파드가 임시 저장소 제한 ${limit} 초과로 축출(Evicted)되었습니다`,
        sentence: `kubelet이 ${podWords.ko(pod, name)}를 축출했습니다. ${what} 사용량이 ephemeral-storage 제한 ${limit}를 넘었기 때문입니다.`,
        detail:
          '노드 디스크에 쓴 것이 모두 계산됩니다: 영구 볼륨 밖의 파일, emptyDir, 로그. 노드의 디스크가 부족했던 것은 아닙니다.',
        so: '대신 만들어진 파드도 그만큼 쓰면 다시 축출됩니다.',
      };
    },
  },
};

/** The fields that set the limit which the kubelet names. */
function limitsOf(
  pod: Resource<'Pod'>,
  of: Passed['of'],
  limit: string,
  part: string | undefined,
): Evidence[] {
  const on = {
    kind: 'Pod',
    namespace: pod.metadata?.namespace ?? '',
    name: pod.metadata?.name ?? '',
  };
  if (of === 'volume') {
    const index = (pod.spec?.volumes ?? []).findIndex(({ name }) => name === part);
    const size = pod.spec?.volumes?.[index]?.emptyDir?.sizeLimit;
    const path = `/spec/volumes/${index}/emptyDir/sizeLimit`;
    return size ? [{ source: 'field', on, path, quote: size }] : [];
  }
  return [...containersOf(pod.spec)].flatMap(({ container, path }) => {
    const own = container.resources?.limits?.['ephemeral-storage'];
    if (!own || (part && container.name !== part)) return [];
    if (of === 'container' && amountOf('memory', own) !== amountOf('memory', limit)) return [];
    const at = `${path}/resources/limits/ephemeral-storage`;
    return [{ source: 'field', on, path: at, quote: own } as const];
  });
}
