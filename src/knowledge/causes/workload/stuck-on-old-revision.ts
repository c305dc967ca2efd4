import { isA, isOfKind, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { nodeOf } from '../../../readings/nodes/nodes.ts';
import { ordinalOf, ordinalsOf, revisionOf } from '../../../readings/workloads/ordinals.ts';
import { ownersOf, podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { stuckOnOldRevisionWords, type Stuck } from './stuck-on-old-revision.words.ts';

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
    const label: Evidence = quotedField(pod, '/metadata/labels/controller-revision-hash', old);
    yield {
      subject,
      params: { pod: pod.name, old, wanted, images: imagesOf(first, set) },
      evidence: [evidence, label, quotedField(subject, '/status/updateRevision', wanted)],
      // Of the pod itself it holds whatever the others are; of the set only where no other comes first.
      strength: gap && !isA('Pod', on) ? 'fits' : 'entails',
      restsOn: [subject, pod],
    };
  },

  ...stuckOnOldRevisionWords,
};

function setOf(object: StatefulSet | Pod, world: World): StatefulSet | undefined {
  if (isOfKind('apps/StatefulSet', object)) return object;
  const owner = ownersOf(refTo('Pod', object), world).at(-1);
  const fact = owner && isA('apps/StatefulSet', owner) ? world.get(owner) : undefined;
  return fact?.is === 'known' ? fact.value : undefined;
}

function refOf({ metadata }: StatefulSet): Ref {
  const { namespace = '', name = '', uid } = metadata ?? {};
  return { kind: 'apps/StatefulSet', namespace, name, ...present({ uid }) };
}

/** Pods below the partition keep their revision as planned. */
function isToBeUpdated(pod: Pod, { spec }: StatefulSet): boolean {
  return ordinalOf(pod) >= (spec?.updateStrategy?.rollingUpdate?.partition ?? 0);
}

function imagesOf(pod: Pod, { spec }: StatefulSet): Stuck['images'] {
  return (spec?.template.spec?.containers ?? []).flatMap(({ name, image: wants }) => {
    const has = pod.spec?.containers.find((one) => one.name === name)?.image;
    return has && wants && has !== wants ? [{ has, wants }] : [];
  });
}
