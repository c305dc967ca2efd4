import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import type { GitOwner, Revert } from '../../../domain/git-owner.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import type { Resource } from '../../../domain/resource.ts';
import { ownerOf } from '../../../gitops/owner.ts';
import { revertOf } from '../../../gitops/revert/revert-of.ts';
import { autoscalerToTarget } from '../../../readings/edges/autoscaler-to-target.ts';
import { partOf } from '../../../readings/reports/fields.ts';
import { said } from '../../said.ts';

/** Where an autoscaler sizes a workload, Git does not size it as well. */
export const replicaCount: ChecklistItem<'autoscaling/HorizontalPodAutoscaler'> = {
  id: 'gitops/replica-count',
  title: {
    en: 'Git and an autoscaler do not both set a number of replicas',
    ko: 'Git과 오토스케일러가 레플리카 수를 동시에 정하지 않습니다',
  },
  of: ['autoscaling/HorizontalPodAutoscaler'],

  *look(autoscaler, world): Iterable<Mark> {
    const on = refTo('autoscaling/HorizontalPodAutoscaler', autoscaler);
    const [link] = world.follow(autoscalerToTarget, on).items;
    if (!link) return;
    const fact = world.get(link.to);
    if (fact.is !== 'known') return;
    const owner = ownerOf(fact.value);
    if (!owner || owner.weak) return;
    const { is } = revertOf(CHANGE(fact.value, link.to.kind), fact.value, owner, world);
    if (HARMLESS.includes(is)) return yield { is: 'pass' };
    const writer = gitWriter(fact.value);
    if (writer === 'nobody') return yield { is: 'pass' };
    const says = said(WORDS, { name: link.to.name, owner, isAtOnce: AT_ONCE.includes(is), writer });
    yield writer === 'unknown' || is === 'unknown'
      ? { is: 'not-checked', says }
      : { is: 'fail', hurts: 'redundancy', says };
  },
};

/** Another number of replicas. */
const CHANGE = (object: Resource, kind: string) =>
  ({
    do: 'patch',
    on: refTo(kind, object),
    guard: [],
    absent: [],
    ops: [{ op: 'replace', path: '/spec/replicas', value: 0 }],
    undo: [],
  }) as const;
const HARMLESS: readonly Revert['is'][] = ['ignored', 'not-held', 'opted-out', 'suspended'];
const AT_ONCE: readonly Revert['is'][] = ['self-heal', 'interval', 'next-window'];

/** As Argo CD, Flux and Helm call themselves in metadata.managedFields. */
const GIT = /^(?:argocd|kustomize-controller|helm)/;

/** Who of Git's programs has set the number of replicas; unknown where the fields of managers were not read. */
function gitWriter({ metadata }: Resource): string {
  const fields = (metadata?.managedFields ?? []).filter(({ fieldsV1 }) => fieldsV1 !== undefined);
  if (fields.length === 0) return 'unknown';
  const writers = fields.filter(
    ({ fieldsV1 }) => partOf(partOf(fieldsV1, 'f:spec'), 'f:replicas') !== undefined,
  );
  if (writers.length === 0) return 'unknown';
  return writers.find(({ manager = '' }) => GIT.test(manager))?.manager ?? 'nobody';
}

type Both = Readonly<{ name: string; owner: GitOwner; isAtOnce: boolean; writer: string }>;
const WORDS: Text<[Both]> = {
  en: ({ name, owner, isAtOnce, writer }) =>
    `${writer === 'unknown' ? `Whether Git sets \`spec.replicas\` of \`${name}\` cannot be seen from here. If it does` : `\`${writer}\` sets \`spec.replicas\` of \`${name}\` from Git`}, \`${owner.name}\` takes back what the autoscaler asks for ${isAtOnce ? 'each time' : 'at the next sync'}. Leave \`/spec/replicas\` out of the comparison (\`ignoreDifferences\` with \`RespectIgnoreDifferences=true\`) before it is taken out of the manifest.`,
  ko: ({ name, owner, isAtOnce, writer }) =>
    `${writer === 'unknown' ? `Git이 \`${name}\` 워크로드의 \`spec.replicas\` 값을 정하는지는 여기서 볼 수 없습니다. 정한다면` : `\`${writer}\`이(가) Git에 있는 \`${name}\` 워크로드의 \`spec.replicas\` 값을 씁니다.`} \`${owner.name}\`이(가) ${isAtOnce ? '매번' : '다음 동기화 때'} 오토스케일러의 결정을 되돌립니다. 매니페스트에서 빼기 전에 \`ignoreDifferences\`에 \`/spec/replicas\`를 넣고 \`RespectIgnoreDifferences=true\`를 설정하십시오.`,
};
