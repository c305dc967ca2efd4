import { isA, refTo } from '../../../domain/keys.ts';
import type { World } from '../../../domain/model.ts';
import type { Change, Live } from '../../../domain/plan.ts';
import type { Proposal } from '../../../domain/remedy.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { ownersOf } from '../../../readings/workloads/workloads.ts';
import { readCluster, type Pod } from '../../../simulator/cluster.ts';
import { played } from '../../../simulator/rollout/simulated.ts';
import { subjectOfUpdate } from '../../../simulator/rollout/subject.ts';
import { withConstraint, type Constraint } from '../../../simulator/spread.ts';
import { whatIf } from '../../../simulator/what-if.ts';
import { present } from '../../../text/present.ts';
import { shell } from '../../../text/shell.ts';
import { changed } from '../../../world/changed.ts';
import { fieldChange } from '../../change/field-change.ts';
import { gitOwnerOf } from '../../change/git-owner.ts';
import { joinedChange } from '../../change/joined-change.ts';
import { stuckPodOf } from '../../change/stuck-pod.ts';
import type { Template } from '../../change/workload.ts';
import { commandOf } from '../../commands/command.ts';
import { wordsOf, type FieldsFor, type SpreadParams } from './spread-params.ts';
import { IDENTITY, spreadRulesOf } from './spread-rule.ts';

/** A StatefulSet that waits for a pod without a node. */
type StuckSet = Readonly<{
  holder: Readonly<{ on: Live; object: Resource<'apps/StatefulSet'> }>;
  template: Template;
  pod: Pod;
}>;

/** In words, where the pod that waits would be placed with the rules changed: its pod has to be deleted as well. */
export function* forStatefulSet(
  finding: Finding,
  world: World,
  fieldsFor: FieldsFor,
): Iterable<Proposal<SpreadParams>> {
  const set = stuckSetOf(finding, world);
  if (!set) return;
  const { holder, template, pod } = set;
  const sets = spreadRulesOf(finding, template, world).flatMap((rule) => {
    const wanted = fieldsFor(rule);
    return wanted ? [{ rule, fields: wanted.fields }] : [];
  });
  const [first, ...others] = sets.map(({ rule, fields }) =>
    fieldChange(holder, rule.at, IDENTITY, fields),
  );
  const relaxed = sets.reduce(
    (one, { rule, fields }) => withConstraint(one, rule.index, fields as Partial<Constraint>), // undefined: unset
    pod,
  );
  const { namespace = '', name = '' } = pod.metadata ?? {};
  const { cluster } = readCluster(namespace, world, pod);
  if (!first || whatIf(pod, cluster, { pod: relaxed }).opens.length === 0) return;

  const change = joinedChange([first, ...others]);
  if (isStuckAfter(holder.object, change, world)) return;

  const owner = gitOwnerOf(holder.object, world);
  const isOrdered = holder.object.spec?.podManagementPolicy !== 'Parallel';
  const deletion = isOrdered ? [shell`kubectl -n ${namespace} delete pod ${name}`] : [];
  yield {
    kind: 'manual',
    risk: 'restart',
    ...(!owner && { command: [commandOf(change), ...deletion].join(' && ') }),
    params: {
      kind: 'apps/StatefulSet',
      name: holder.on.name,
      ...(isOrdered && { stuck: name }),
      ...wordsOf(sets.map(({ rule }) => rule)),
      ...present({ owner }),
    },
  };
}

/** Whether the update that the change brings about leaves one of all its pods without a node. */
function isStuckAfter(set: Resource<'apps/StatefulSet'>, { ops }: Change, world: World): boolean {
  const workload = changed(set, ops) as typeof set; // still of its kind
  const template = workload.spec?.template;
  if (!template) return true;
  const update = subjectOfUpdate({ workload, template, running: set }, world);
  return played(update).course.is === 'stuck';
}

/**
 * The StatefulSet that a finding is about. One with OrderedReady pods never replaces a pod that was not Ready
 * (known issue of its rolling update), so a change of its template alone mends nothing.
 */
function stuckSetOf(finding: Finding, world: World): StuckSet | undefined {
  const stuck = stuckPodOf(finding, world);
  const owner = stuck && ownersOf(refTo('Pod', stuck.pod), world).at(-1);
  const found = owner && isA('apps/StatefulSet', owner) ? world.get(owner) : undefined;
  if (!stuck || found?.is !== 'known') return undefined;

  const { metadata, spec } = found.value;
  // An operator that made it would put back what it made.
  if (!metadata?.uid || !spec?.template || metadata.ownerReferences?.some((one) => one.controller))
    return undefined;
  const on = { ...refTo('apps/StatefulSet', found.value), uid: metadata.uid };
  return { holder: { on, object: found.value }, template: spec.template, pod: stuck.pod };
}
