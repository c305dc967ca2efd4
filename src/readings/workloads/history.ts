import type { Gap } from '../../domain/gap.ts';
import { kindOf, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isRecord } from '../../text/is-record.ts';
import { present } from '../../text/present.ts';

type Pod = Resource<'Pod'>;
/** A pod template as a revision keeps it. */
export type KeptTemplate = NonNullable<
  NonNullable<Resource<'apps/ReplicaSet'>['spec']>['template']
>;
/** A revision of a workload's pod template that the cluster still keeps; `hashes` are how its pods name it. */
export type KeptRevision = Readonly<{
  number: number;
  hashes: readonly string[];
  created: string;
  available: number; // pods, where a ReplicaSet counts them
  template: KeptTemplate;
}>;

/** Put into the template by the controller, as the pods' own. */
const HASHES = ['rollouts-pod-template-hash', 'pod-template-hash', 'controller-revision-hash'];
const NUMBERS = ['rollout.argoproj.io/revision', 'deployment.kubernetes.io/revision'];
const BY_REPLICA_SETS = ['apps/Deployment', 'argoproj.io/Rollout'];

/** The revisions of a workload, the newest first: ReplicaSets, or the ControllerRevisions of a set. */
export function historyOf(
  workload: Resource,
  world: World,
): Readonly<{ items: readonly KeptRevision[]; gap?: Gap }> {
  const { namespace = '' } = refTo(kindOf(workload), workload);
  const uid = workload.metadata?.uid;
  const isOwn = ({ metadata }: Resource) =>
    metadata?.ownerReferences?.some((one) => one.controller && one.uid === uid) ?? false;
  const newestFirst = (items: readonly KeptRevision[]) =>
    items.toSorted((a, b) => b.number - a.number);

  if (BY_REPLICA_SETS.includes(kindOf(workload))) {
    const { items, gap } = world.list('apps/ReplicaSet', { namespace });
    return { items: newestFirst(items.filter(isOwn).flatMap(ofReplicaSet)), ...present({ gap }) };
  }
  const { items, gap } = world.list('apps/ControllerRevision', { namespace });
  return { items: newestFirst(items.filter(isOwn).flatMap(ofSet)), ...present({ gap }) };
}

/** Whether a pod was made of a revision. */
export function isOfRevision({ hashes }: KeptRevision, { metadata }: Pod): boolean {
  return HASHES.some((key) => hashes.includes(metadata?.labels?.[key] ?? ''));
}

function ofReplicaSet({ metadata, spec, status }: Resource<'apps/ReplicaSet'>): KeptRevision[] {
  const number = Number(NUMBERS.map((key) => metadata?.annotations?.[key]).find(Boolean) ?? 0);
  if (!spec?.template) return [];
  return [
    {
      number,
      hashes: HASHES.flatMap((key) => metadata?.labels?.[key] ?? []),
      created: metadata?.creationTimestamp ?? '',
      available: status?.availableReplicas ?? 0,
      template: withoutHash(spec.template),
    },
  ];
}

/** Its data is a patch of the set: {"spec":{"template":{"$patch":"replace", …}}}. */
function ofSet({ metadata, revision, data }: Resource<'apps/ControllerRevision'>): KeptRevision[] {
  const patch = data as Readonly<{ spec?: { template?: KeptTemplate } }> | undefined;
  const template = isRecord(patch) ? patch.spec?.template : undefined;
  if (!isRecord(template)) return [];
  const hashes = [metadata?.name, metadata?.labels?.['controller-revision-hash']];
  return [
    {
      number: revision,
      hashes: hashes.flatMap((one) => one ?? []), // a StatefulSet's pods name the revision by its name
      created: metadata?.creationTimestamp ?? '',
      available: 0,
      template: template as KeptTemplate,
    },
  ];
}

function withoutHash({ metadata, spec }: KeptTemplate): KeptTemplate {
  const labels = Object.entries(metadata?.labels ?? {}).filter(([key]) => !HASHES.includes(key));
  return {
    metadata: { ...metadata, labels: Object.fromEntries(labels) },
    ...present({ spec }),
  };
}
