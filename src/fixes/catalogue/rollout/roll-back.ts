import { beyondReach } from '../../../carry-out/reach/beyond-reach.ts';
import { reachOf } from '../../../carry-out/reach/reach-of.ts';
import { revisionMark } from '../../../carry-out/state/revision-mark.ts';
import { isA } from '../../../domain/keys.ts';
import type { World } from '../../../domain/model.ts';
import type { Op } from '../../../domain/plan.ts';
import type { Input, Proposal } from '../../../domain/remedy.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { containersOf } from '../../../readings/pods/container-specs.ts';
import type { KeptRevision } from '../../../readings/workloads/history.ts';
import { templateDifferences } from '../../../readings/workloads/template-differences.ts';
import { present } from '../../../text/present.ts';
import { fieldChange } from '../../change/field-change.ts';
import { gitOwnerOf } from '../../change/git-owner.ts';
import { guarded } from '../../change/guarded.ts';
import { isRecreated } from '../../change/is-recreated.ts';
import { commandWithStuck } from '../../commands/command.ts';
import { candidate } from '../../fields/candidate.ts';
import type { TemplateHolder } from '../../fields/field-row.ts';
import { templateOf } from '../../fields/holders.ts';
import { stuckPodOfSet } from '../../fields/stuck-pod-of-set.ts';
import { typed } from '../../fields/typed.ts';
import { backTo } from '../../roll-back/back-to.ts';
import { type Broken, brokenRevision } from '../../roll-back/broken-revision.ts';
import type { Earlier } from '../../roll-back/earlier-revisions.ts';
import type { WritingRemedy } from '../writing-remedy.ts';
import { type RolledBack, rollBackWords } from './roll-back.words.ts';

/**
 * Sets a workload's pod template back to what it was in an earlier revision, where the newest is what broke. What says
 * how much a container may do is not set back: then it is not offered.
 */
export const rollBack: WritingRemedy<RolledBack> = {
  id: 'rollout/roll-back',
  answers: 'every-root',

  *propose(finding, world, chosen) {
    const of = templateOf(finding, world);
    const broken = of && brokenRevision(of, finding, world);
    if (!of || !broken) return;
    const all = broken.earlier.map((one) => proposalOf(of, broken, one, finding, world));
    const found = all.flatMap((one) => one ?? []);
    const candidates = found.map(({ params }) =>
      candidate(`${params.revision}`, 'back', params.differs.join(', ')),
    );
    const input: Input = { name: 'revision', label: 'revision', type: 'name', candidates };
    const wanted =
      chosen?.['revision'] === undefined ? undefined : typed(input, chosen['revision']);
    for (const one of found) {
      const revision = `${one.params.revision}`;
      if (wanted !== undefined && wanted !== revision) continue;
      yield { ...one, inputs: [input], values: { revision } };
    }
  },

  text: rollBackWords,
};

const REACH = reachOf('rollout/roll-back');
/** A pod that waits for a node finds one only if one of these is another, unless the pods that run are all that are wanted. */
const OF_PLACEMENT =
  /(?:resources|ports|nodeSelector|affinity|tolerations|topologySpreadConstraints|volumes|priorityClassName)$/;

function proposalOf(
  { on, object, holder }: TemplateHolder,
  { newest }: Broken,
  to: Earlier,
  finding: Finding,
  world: World,
): Proposal<RolledBack> | undefined {
  const fields = backTo(newest.template, to.template);
  // Beside the fields of a later revision these would make one that never was.
  const marks = [revisionMark[holder.on.kind] ?? []].flat();
  const set = fieldChange(holder, '/spec/template', [], fields);
  const change = guarded(holder.object, marks, set);
  const isOfPlace = finding.seen.some(({ kind }) => kind === 'pod-unscheduled');
  // Of a Rollout an abort does the same.
  const needsNone = to.isComplete && isA('apps/Deployment', on);
  const isPlaced = needsNone || Object.keys(fields).some((path) => OF_PLACEMENT.test(path));
  if (isOfPlace && !isPlaced) return undefined;
  if (to.is === 'ran' && isOfOthers(change.ops, finding, newest.template)) return undefined;
  if (change.ops.length === 0 || beyondReach(change, REACH) !== undefined) return undefined;

  const owner = gitOwnerOf(holder.object, world);
  const stuck = stuckPodOfSet(on, finding, world);
  return {
    kind: owner ? 'gitops' : 'patch',
    risk: to.isComplete ? 'none' : isRecreated(object) ? 'downtime' : 'restart',
    change,
    goal: { is: 'updated-ready', on },
    kept: to.available,
    ...(to.isComplete && { isBack: true }),
    ...(!owner && { command: commandWithStuck(change, stuck) }),
    params: {
      kind: on.kind,
      name: on.name,
      ...present({ owner, stuck }),
      revision: to.number,
      standing: to.is,
      ready: to.ready,
      isAtOnce: isA('argoproj.io/Rollout', on) && to.is !== 'ran',
      differs: templateDifferences(newest.template, to.template),
    },
  };
}

/** Whether a finding is of a container in which nothing would become another: whether the revision was well nobody knows. */
function isOfOthers(
  ops: readonly Op[],
  { params }: Finding,
  { spec }: KeptRevision['template'],
): boolean {
  if (!('container' in params)) return false;
  const names = new Map(
    [...containersOf(spec)].map(({ path, container }) => [
      `/spec/template${path}/`,
      container.name,
    ]),
  );
  return ops.every(
    ({ op, path }) =>
      op === 'test' ||
      [...names].some(([at, name]) => path.startsWith(at) && name !== params.container),
  );
}
