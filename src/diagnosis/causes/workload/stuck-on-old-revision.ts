import { isA, isOfKind, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { ownersOf, podRef } from '../../../world/readings/workloads/workloads.ts';
import { kubectl } from '../../kubectl.ts';
import { nodeOf } from '../../signs/nodes/nodes.ts';
import { ordinalsOf, revisionOf } from '../../signs/workloads/ordinals.ts';

/** `images` are those that the pod has and the template does not have any more, each with the one that replaced it. */
type Stuck = Readonly<{
  pod: string;
  old: string;
  wanted: string;
  images: readonly Readonly<{ has: string; wants: string }>[];
}>;
type StatefulSet = Resource<'apps/StatefulSet'>;
type Pod = Resource<'Pod'>;

/**
 * The template of a StatefulSet was changed while a pod of an earlier revision is broken. With OrderedReady its
 * controller first waits for that pod to become Ready, and so never replaces it (kubernetes/kubernetes#67250).
 */
export const stuckOnOldRevision: Cause<Stuck, 'apps/StatefulSet' | 'Pod'> = {
  id: 'workload/stuck-on-old-revision',
  of: ['apps/StatefulSet', 'Pod'],
  explains: [
    'replicas-missing',
    'container-waiting',
    'container-restarting',
    'pod-not-ready',
    'pod-unscheduled',
  ],
  // What is wrong with an image that the pod was made with may long be right in the template.
  refines: [
    'workload/waits-for-pods',
    'workload/ordered-ready',
    'image/pull/not-found',
    'image/pull/no-access',
    'image/pull/unauthorized',
    'image/pull-secret-missing',
    'image/unusable/invalid-name',
    'image/wrong-architecture',
  ],

  *explain({ on, evidence, until }, world, object) {
    const set = until ? undefined : setOf(object, world);
    const { updateRevision: wanted } = set?.status ?? {};
    if (!set || !wanted || set.spec?.updateStrategy?.type === 'OnDelete') return;

    const { first, gap } = ordinalsOf(set, world);
    const old = first && revisionOf(first);
    if (!first || !old || old === wanted || !isToBeUpdated(first, set)) return;
    // Nothing may be deleted there: it may still run.
    if (nodeOf(first, world).isLost) return;
    const pod = podRef(first);
    if (isA('Pod', on) && on.name !== pod.name) return;

    const subject = refOf(set);
    const label: Evidence = {
      source: 'field',
      on: pod,
      path: '/metadata/labels/controller-revision-hash',
      quote: old,
    };
    yield {
      subject,
      params: { pod: pod.name, old, wanted, images: imagesOf(first, set) },
      evidence: [
        evidence,
        label,
        { source: 'field', on: subject, path: '/status/updateRevision', quote: wanted },
      ],
      // Of the pod itself it holds whatever the others are; of the set only where no other comes first.
      strength: gap && !isA('Pod', on) ? 'fits' : 'entails',
      restsOn: [subject, pod],
    };
  },

  text: {
    en({ name }, { pod, old, wanted, images }) {
      const has = images.map(
        (one) => `image \`${one.has}\`, where the template now has \`${one.wants}\``,
      );
      return {
        title: `\`${name}\`: pod \`${pod}\` is stuck on an old revision`,
        sentence: `The template of \`${name}\` was changed, but \`${pod}\` is broken and still of the old revision \`${old}\`${has.length > 0 ? ` (${has.join('; ')})` : ''}. With podManagementPolicy OrderedReady the controller waits until that pod is Ready before it updates any, so it never replaces it: the pod has to be deleted manually.`,
        state: 'stuck on an old revision',
        so: `The pod that is made in its place is of the present revision \`${wanted}\`.`,
      };
    },
    ko({ name }, { pod, old, wanted, images }) {
      const has = images.map((one) => `이미지 \`${one.has}\`, 현재 템플릿은 \`${one.wants}\``);
      return {
        title: `\`${name}\`: \`${pod}\` 파드가 이전 리비전에 멈춰 있습니다`,
        sentence: `\`${name}\` 워크로드의 템플릿은 바뀌었지만 \`${pod}\` 파드는 고장 난 채 이전 리비전 \`${old}\` 그대로입니다${has.length > 0 ? `(${has.join('; ')})` : ''}. podManagementPolicy OrderedReady에서는 컨트롤러가 이 파드의 Ready를 먼저 기다리므로 영영 교체되지 않습니다. 파드를 직접 삭제해야 합니다.`,
        state: '이전 리비전에 멈춤',
        so: `대신 만들어지는 파드는 현재 리비전 \`${wanted}\` 파드입니다.`,
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: 'Delete the broken pod',
      text: `Delete the broken pod of \`${name}\`, once, and without --force: its claims stay, and the controller makes the pod anew from the present template.`,
    }),
    ko: ({ name }) => ({
      title: '고장 난 파드 삭제',
      text: `\`${name}\` 워크로드의 고장 난 파드를 --force 없이 한 번 삭제하십시오. 클레임은 남고, 컨트롤러가 현재 템플릿으로 파드를 다시 만듭니다.`,
    }),
    command: ({ namespace = '' }, { pod: name }) =>
      kubectl('delete', { kind: 'Pod', namespace, name }),
  },
};

function setOf(object: StatefulSet | Pod, world: World): StatefulSet | undefined {
  if (isOfKind('apps/StatefulSet', object)) return object;
  const owner = ownersOf(refTo('Pod', object), world).at(-1);
  const fact = owner && isA('apps/StatefulSet', owner) ? world.get(owner) : undefined;
  return fact?.is === 'known' ? fact.value : undefined;
}

function refOf({ metadata }: StatefulSet): Ref {
  const { namespace = '', name = '', uid } = metadata ?? {};
  return { kind: 'apps/StatefulSet', namespace, name, ...(uid && { uid }) };
}

/** Pods below the partition keep their revision as planned. */
function isToBeUpdated({ metadata }: Pod, { spec }: StatefulSet): boolean {
  const partition = spec?.updateStrategy?.rollingUpdate?.partition ?? 0;
  return Number(/-(\d+)$/.exec(metadata?.name ?? '')?.[1] ?? 0) >= partition;
}

function imagesOf(pod: Pod, { spec }: StatefulSet): Stuck['images'] {
  return (spec?.template.spec?.containers ?? []).flatMap(({ name, image: wants }) => {
    const has = pod.spec?.containers.find((one) => one.name === name)?.image;
    return has && wants && has !== wants ? [{ has, wants }] : [];
  });
}
