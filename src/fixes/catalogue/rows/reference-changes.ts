import type { World } from '../../../domain/model.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
// Names of other objects: one that exists in place of one that does not.
import { targetMissing } from '../../../knowledge/causes/autoscaling/target-missing.ts';
import { missingConfig } from '../../../knowledge/causes/config/missing-config.ts';
import { claimMissing } from '../../../knowledge/causes/storage/claim-missing.ts';
import type { NotFound } from '../../../knowledge/references/not-found.words.ts';
import { autoscalerToTarget } from '../../../readings/edges/autoscaler-to-target.ts';
import { sizeOf } from '../../../readings/workloads/sizes.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import type { FoundField } from '../../fields/field-row.ts';
import { inPod, inSpec } from '../../fields/found.ts';
import { objectOf, templateOf } from '../../fields/holders.ts';
import { namesIn, nearestFirst } from '../../fields/names.ts';
import { placesNaming } from '../../fields/places-naming.ts';
import type { TypedValue } from '../../fields/typed.ts';

type Absent = Readonly<{ object: string; near?: string }>;

/** Names a ConfigMap that exists, in every place that names the one that does not. */
const otherConfig = fieldRemedy<Absent>({
  id: 'config/other-object',
  answers: [missingConfig],
  input: { name: 'object', type: 'name' },

  *find(finding, world) {
    const { subject, params } = finding;
    const { namespace = '' } = subject;
    if (params.object !== 'absent' || subject.kind !== 'ConfigMap') return;
    const names = namesIn('ConfigMap', namespace, world).filter((one) => one !== OF_EVERYBODY);
    yield* renamed(finding, params.near, names, world);
  },
});
/** In every namespace. */
const OF_EVERYBODY = 'kube-root-ca.crt';

/** Names another Secret: which there are nobody here may read, so that those come first that pods use. */
const otherSecret = fieldRemedy<Absent>({
  id: 'config/other-secret',
  answers: [missingConfig],
  input: { name: 'secret', type: 'text' },
  wants: 'object-name',

  *find(finding, world) {
    const { subject, params } = finding;
    const { kind, namespace = '', name } = subject;
    if (params.object !== 'absent' || kind !== 'Secret') return;
    const pods = world.list('Pod', { namespace }).items;
    const used = pods.flatMap(({ spec }) => placesNaming(kind, spec).map((one) => one.name));
    const others = [...new Set(used)].filter((one) => one !== name);
    yield* renamed(finding, params.near, others, world);
  },
});

/** Mounts the claim of a like name that is there and that no pod mounts. */
const existingClaim = fieldRemedy<Readonly<{ near?: string }>>({
  id: 'storage/existing-claim',
  answers: [claimMissing],
  input: { name: 'claim', type: 'name' },

  *find(finding, world) {
    const { near } = finding.params;
    if (near) yield* renamed(finding, near, [near], world);
  },
});

const SCALED = ['apps/Deployment', 'apps/StatefulSet', 'argoproj.io/Rollout'] as const;

/** Has an autoscaler scale a workload that exists. */
const scaleTarget = fieldRemedy<NotFound>({
  id: 'autoscaling/other-target',
  answers: [targetMissing],
  input: { name: 'target', type: 'name' },

  *find({ params, subject }, world) {
    const { namespace = '', name } = subject;
    const kind = SCALED.find((one) => one === subject.kind);
    const autoscaler = {
      kind: 'autoscaling/HorizontalPodAutoscaler',
      namespace,
      name: params.by,
    } as const;
    const of = params.object === 'absent' && kind ? objectOf(autoscaler, world) : undefined;
    if (!of || !kind) return;
    const target = (value: TypedValue) => ({ kind, namespace, name: `${value}` });
    // Two autoscalers of the same pods scale nothing (AmbiguousSelector).
    const names = namesIn(kind, namespace, world).filter(
      (one) => world.followBack(autoscalerToTarget, target(one)).items.length === 0,
    );
    const candidates = nearestFirst(name, undefined, names);
    const scaler = world.get(autoscaler);
    const least = scaler.is === 'known' ? (scaler.value.spec?.minReplicas ?? 1) : 1;
    yield {
      ...inSpec(of, 'scaleTargetRef/name', { candidates }),
      ends: (value) => {
        const workload = world.get(target(value));
        return workload.is !== 'known' || sizeOf(workload.value).wanted > least;
      },
    };
  },
});

/** Another name in all places of a template that name the subject of a finding. */
function* renamed(
  finding: Finding,
  near: string | undefined,
  names: readonly string[],
  world: World,
): Iterable<FoundField> {
  const { kind, name } = finding.subject;
  const of = templateOf(finding, world);
  const places = placesNaming(kind, of?.template.spec).filter((one) => one.name === name);
  const fields = places.map(({ path }) => path.slice(1));
  const [first] = fields;
  if (!of || !first) return;
  const set = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
  const found = inPod(of, first, { candidates: nearestFirst(name, near, names), set });
  yield { ...found, identity: [] }; // each place is told by the name that stands there
}

/** Changes of names, in the order in which they are offered. */
export const referenceChanges: readonly Remedy[] = [
  otherConfig,
  otherSecret,
  existingClaim,
  scaleTarget,
];
