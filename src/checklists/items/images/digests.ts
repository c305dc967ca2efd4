import type { ChecklistItem, Mark } from '../../../domain/checklist.ts';
import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Text } from '../../../domain/lang.ts';
import type { Resource } from '../../../domain/resource.ts';
import { imageIdOf } from '../../../readings/images/image-id.ts';
import { SIZED } from '../../../readings/workloads/sizes.ts';
import { podsOf } from '../../../readings/workloads/workloads.ts';
import { marked } from '../../../text/marked.ts';
import { said } from '../../said.ts';

/** Pods that name the same image run the same one. */
export const digests: ChecklistItem<(typeof SIZED)[number]> = {
  id: 'images/digests',
  title: {
    en: 'Replicas that name one image run one image',
    ko: '같은 이미지를 쓰는 레플리카가 실제로 같은 이미지를 실행합니다',
  },
  of: SIZED.filter((kind) => kind !== 'apps/ReplicaSet'),

  *look(workload, world): Iterable<Mark> {
    const { pods } = podsOf(refTo(kindOf(workload), workload), world);
    const running = pods.flatMap(runningIn);
    if (running.length < 2) return;
    const byImage = Map.groupBy(running, ({ key }) => key);
    for (const [, group] of byImage) {
      const kinds = Map.groupBy(group, ({ digest }) => digest);
      if (kinds.size < 2) continue;
      const [first] = group;
      const each = [...kinds.values()].map((same) => same.map(({ pod }) => pod));
      return yield { is: 'fail', hurts: 'progress', says: said(WORDS, first?.image ?? '', each) };
    }
    yield { is: 'pass' };
  },
};

type Running = Readonly<{ pod: string; image: string; key: string; digest: string }>;

/** An image that a node had loaded has another digest than one that was pulled: only the same can be compared. */
function runningIn(pod: Resource<'Pod'>): readonly Running[] {
  return (pod.spec?.containers ?? []).flatMap(({ name, image = '' }) => {
    const id = imageIdOf(pod, name);
    if (!id || image.includes('@')) return [];
    const key = [name, image, id.of].join(' ');
    return [{ pod: pod.metadata?.name ?? '', image, key, digest: id.digest }];
  });
}

const MOST_NAMES = 2;
const WORDS: Text<[image: string, each: readonly (readonly string[])[]]> = {
  en: (image, each) =>
    `\`${image}\` is ${each.length} different images: ${each.map((pods) => marked(pods.slice(0, MOST_NAMES))).join(' against ')}. The tag was moved; a digest, or a tag that is never used again, keeps them alike.`,
  ko: (image, each) =>
    `\`${image}\` 태그로 서로 다른 이미지 ${each.length}개가 실행 중입니다: ${each.map((pods) => marked(pods.slice(0, MOST_NAMES))).join(' / ')}. 태그가 옮겨졌습니다. 다이제스트나 재사용하지 않는 태그를 쓰면 같아집니다.`,
};
