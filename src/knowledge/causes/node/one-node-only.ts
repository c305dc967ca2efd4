import { isA, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, LogLine, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { logOfEnd, quoted } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { isOver, isReady } from '../../../readings/pods/pods.ts';
import { endedRuns, type EndedRun } from '../../../readings/pods/runs.ts';
import { ownersOf, podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { exitOf } from '../../signs/logs/crashes.ts';
import { failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { oneNodeOnlyWords, type OneNodeOnly, type StopGap } from './one-node-only.words.ts';
import { roomWithout } from './placement/room-without.ts';
import { haveSameImages, oneNodeOf, type OneNode } from './signs/by-node.ts';
import { nodeDifferences } from './signs/node-differences.ts';

/** Below this a difference between nodes may be chance. */
const FEWEST_WELL = 2;
const DNS_FAILURES = ['no-dns-answer', 'unresolved'];
/** The binary is for another processor: a difference that is known. */
const WRONG_PROCESSOR = /exec format error/;
const LAST_LINES = 3;
const MOST_ILL = 3;

/** Pods of one revision crash on one node and run on all others, so what differs is the node. */
export const oneNodeOnly: Cause<OneNodeOnly, 'Pod'> = {
  id: 'node/one-node-only',
  of: ['Pod'],
  explains: ['container-waiting', 'container-restarting'],
  refines: ['log/complaining', 'network/cannot-reach'],

  *explain(symptom, world, pod) {
    const { part, until } = symptom;
    if (until) return;
    const on = podRef(pod);
    const found = oneNodeOf(pod, on, part, world);
    const run = crashIn(pod, part);
    if (!found || !run || WRONG_PROCESSOR.test(run.message)) return;

    const { kind = '' } = failureToReach(symptom, world)?.failure ?? {};
    const fails = DNS_FAILURES.includes(kind) ? 'dns' : 'unknown';
    const nodes = [...new Set(found.ready.map(({ spec }) => spec?.nodeName ?? ''))];
    if (fails === 'unknown' && (kind || nodes.length < FEWEST_WELL)) return;

    const lines = linesOf(on, run, world);
    if (lines.some(({ text }) => WRONG_PROCESSOR.test(text))) return;
    const newestFirst = lines.slice(-LAST_LINES).toReversed();
    const sameImage = haveSameImages([pod, ...found.ready]);
    const differs = differencesOf(found.node, nodes, world);
    const stopGap = stopGapFor(found, on, world);
    const [well] = found.ready;
    yield {
      subject: { kind: 'Node', name: found.node },
      params: {
        workload: accountableFor(on, world).subject.name,
        fails,
        exitCode: run.exitCode,
        table: found.table,
        ...(sameImage !== undefined && { sameImage }),
        ...present({ differs, stopGap }),
        neighbours: neighboursOf(pod, found, world),
      },
      evidence: [
        placeOf(on, found.node),
        exitOf({ on, run }),
        ...newestFirst.map((line) => quoted(line, on)),
        placeOf(podRef(well), well.spec?.nodeName ?? ''),
      ],
      strength: fails === 'dns' && found.isWhole ? 'fits' : 'suggests',
    };
  },

  ...oneNodeOnlyWords,
};

/** How the container of a symptom ended badly, or another one of its pod. */
function crashIn(pod: Resource<'Pod'>, part: string | undefined): EndedRun | undefined {
  const runs = [...endedRuns(pod)].filter(({ exitCode }) => exitCode !== 0);
  return runs.find(({ container }) => container === part) ?? runs[0];
}

/** What a container wrote until it ended, without blank lines. */
function linesOf(on: Ref<'Pod'>, run: EndedRun, world: World): readonly LogLine[] {
  return logOfEnd(on, run, world).lines.filter(({ text }) => text.trim());
}

function placeOf(on: Ref, quote: string): Evidence {
  return quotedField(on, '/spec/nodeName', quote);
}

/** Undefined where one of the nodes could not be read. */
function differencesOf(
  name: string,
  others: readonly string[],
  world: World,
): readonly string[] | undefined {
  const [here, ...there] = [name, ...others].flatMap((one) => {
    const fact = world.get({ kind: 'Node' as const, name: one });
    return fact.is === 'known' ? [fact.value] : [];
  });
  return here && there.length === others.length ? nodeDifferences(here, there) : undefined;
}

/** Undefined where it would not help: the node is closed already, or the others have too little room. */
function stopGapFor({ node: name, failing }: OneNode, on: Ref, world: World): StopGap | undefined {
  const node = world.get({ kind: 'Node' as const, name });
  const owner = ownersOf(on, world).at(-1);
  const isUpdated = owner && (isA('apps/Deployment', owner) || isA('argoproj.io/Rollout', owner));
  const workload = isUpdated ? world.get(owner) : undefined;
  if (node.is !== 'known' || workload?.is !== 'known' || node.value.spec?.unschedulable) {
    return undefined;
  }
  const room = roomWithout(node.value, failing, workload.value, world);
  if (room.is === 'too-little') return undefined;
  const pods = failing.map((pod) => podRef(pod).name);
  return { pods, nodes: room.is === 'enough' ? room.nodes : [] };
}

function neighboursOf(
  { metadata, spec }: Resource<'Pod'>,
  { failing }: OneNode,
  world: World,
): OneNodeOnly['neighbours'] {
  const { nodeName = '' } = spec ?? {};
  const there = world.list('Pod', { node: nodeName });
  const isWhole = !there.gap;
  const { items } = isWhole ? there : world.list('Pod', { namespace: metadata?.namespace ?? '' });
  const own = new Set(failing.map((one) => one.metadata?.uid));
  const others = items.filter(
    (one) => one.spec?.nodeName === nodeName && !isOver(one) && !own.has(one.metadata?.uid),
  );
  const ill = others.filter((one) => !isReady(one));
  return {
    of: isWhole ? 'node' : 'namespace',
    ready: others.length - ill.length,
    pods: others.length,
    ill: ill.slice(0, MOST_ILL).map((one) => refTo('Pod', one).name),
  };
}
