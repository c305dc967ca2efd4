import type { Answer } from '../../domain/answer.ts';
import type { Intent } from '../../domain/intent.ts';
import type { World } from '../../domain/model.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { costOf } from '../words/cost.ts';
import { fullName } from '../words/object-name.ts';
import { wouldHelpWords } from '../words/would-help.ts';
import { natureOf } from './nature.ts';
import { ownPods, workloadAt } from './own-pods.ts';
import { rollBackHelps } from './roll-back-helps.ts';
import type { Asked, Told } from './topic.ts';

/** What somebody may want to do, and which fixes of the catalogue do that. */
const DONE_BY: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  'would-restart': ['workload/restart', 'rollout/recreate-all', 'pod/evict'],
  'would-delete-pod': ['pod/evict'],
  'would-scale-up': ['workload/scale-up', 'autoscaling/higher-maximum'],
  'would-scale-down': ['workload/fewer-replicas', 'autoscaling/lower-minimum'],
  'would-roll-back': ['rollout/roll-back', 'rollout/abort'],
};
/** It was tried on the cluster as it is, and refused again. */
const SIMULATED = 'popular/restart';

/** Whether something that many would do helps against what is wrong; `simulated` is what became of it with another node. */
export function wouldHelp(intent: Intent, asked: Asked, simulated?: Simulated): Told {
  const { target, lang, answer } = asked;
  const sights = [{ on: target }];
  const words = wouldHelpWords[lang];
  if (!answer || answer.state === 'healthy' || answer.state === 'recovered')
    return { lines: [words.nothingWrong], sights };
  const offered = offeredFor(intent, answer);
  if (offered)
    return {
      lines: [words.offered(offered.title, `${offered.text} (${costOf(offered, lang)})`)],
      sights,
    };
  return { lines: linesOf(intent, asked, answer, simulated), sights };
}

/** A node like another that was put into the cluster, and whether the cause was still found. */
export type Simulated = Readonly<{ like: string; isGone: boolean }>;

function offeredFor(intent: Intent, { findings }: Answer) {
  const ids = DONE_BY[intent] ?? [];
  return findings.flatMap(({ remedies }) => remedies).find(({ id }) => ids.includes(id));
}

function linesOf(
  intent: Intent,
  asked: Asked,
  answer: Answer,
  simulated: Simulated | undefined,
): readonly string[] {
  const { target, world, lang } = asked;
  const words = wouldHelpWords[lang];
  const [root] = answer.findings;
  const cause = root?.title ?? answer.summary;
  const nature = natureOf(answer);
  const pods = ownPods(target, world);
  const ready = pods.filter(isReady).length;
  switch (intent) {
    case 'would-restart':
    case 'would-delete-pod':
      return restartLines(intent === 'would-restart' ? 'restart' : 'delete-pod', asked, answer);
    case 'would-scale-up': {
      if (nature === 'unknown') return [words.notKnown];
      const own = words['scale-up'];
      return [
        nature === 'placement' ? own.placement : nature === 'load' ? own.load : own.other(cause),
      ];
    }
    case 'would-scale-down': {
      if (nature === 'unknown') return [words.notKnown];
      const own = words['scale-down'];
      const size = { ready, all: pods.length };
      return [nature === 'placement' ? own.placement(size) : own.other(cause, size)];
    }
    case 'would-add-node': {
      const own = words['add-node'];
      if (nature === 'unknown') return [words.notKnown];
      if (nature !== 'placement') return [own.other(cause)];
      if (!simulated) return [own.undecided];
      const like = `\`${simulated.like}\``;
      return [simulated.isGone ? own.fits(like) : own.fitsNot(like, cause)];
    }
    default:
      return rollBackHelps(asked, cause, fullName(workloadAt(target, world)));
  }
}

function restartLines(
  act: 'restart' | 'delete-pod',
  { target, world, lang }: Asked,
  answer: Answer,
): readonly string[] {
  const words = wouldHelpWords[lang];
  const [root] = answer.findings;
  const refused = root?.refused?.find(({ id }) => id === SIMULATED);
  const nature = natureOf(answer);
  if (refused) return [refused.text];
  if (!root || nature === 'unknown') return [words.notKnown, words.keepLogs];
  const own = words[act];
  const pods = ownPods(target, world);
  const ready = pods.filter(isReady).length;
  const restarts = restartsOf(target, world);
  const serving = ready > 0 && ready < pods.length ? [own.serving(ready)] : [];
  if (nature === 'placement') return [own.placement, ...serving];
  if (nature === 'run' || nature === 'load')
    return [restarts > 0 ? own.again(restarts) : own.run, ...serving];
  return [own.spec(root.title), ...serving];
}

/** How often the container was restarted that was restarted most. */
function restartsOf(target: Asked['target'], world: World): number {
  const counts = ownPods(target, world).flatMap(({ status }) =>
    (status?.containerStatuses ?? []).map(({ restartCount }) => restartCount),
  );
  return Math.max(0, ...counts);
}
