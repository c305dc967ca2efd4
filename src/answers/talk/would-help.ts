import type { Answer } from '../../domain/answer.ts';
import { fixesOfIntent } from '../../domain/fixes-of-intent.ts';
import type { Intent } from '../../domain/intent.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { costOf } from '../words/cost.ts';
import { fullName } from '../words/object-name.ts';
import { wouldHelpWords } from '../words/would-help.ts';
import { type Nature, natureOf } from './nature.ts';
import { ownPods, workloadAt } from './own-pods.ts';
import { restartsOf } from './restarts-of.ts';
import { rollBackHelps } from './roll-back-helps.ts';
import type { Asked, Told } from './topic.ts';

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
  const ids = fixesOfIntent[intent] ?? [];
  return findings.flatMap(({ remedies }) => remedies).find(({ id }) => ids.includes(id));
}

/** What one act comes to against one trouble. */
type Facts = Readonly<{
  asked: Asked;
  answer: Answer;
  cause: string;
  nature: Exclude<Nature, 'unknown'>;
  pods: Readonly<{ ready: number; all: number }>;
  simulated: Simulated | undefined;
}>;

function linesOf(
  intent: Intent,
  asked: Asked,
  answer: Answer,
  simulated: Simulated | undefined,
): readonly string[] {
  const { target, world, lang } = asked;
  if (intent === 'would-restart') return restartLines('restart', asked, answer);
  if (intent === 'would-delete-pod') return restartLines('delete-pod', asked, answer);
  if (intent === 'would-roll-back')
    return rollBackHelps(asked, fullName(workloadAt(target, world)));
  const nature = natureOf(answer);
  const tell = BY_INTENT[intent];
  if (nature === 'unknown' || !tell) return [wouldHelpWords[lang].notKnown];
  const cause = answer.findings[0]?.title ?? answer.summary;
  const all = ownPods(target, world);
  const pods = { ready: all.filter(isReady).length, all: all.length };
  return [tell({ asked, answer, cause, nature, pods, simulated })];
}

const BY_INTENT: Readonly<Partial<Record<Intent, (facts: Facts) => string>>> = {
  'would-scale-up': ({ asked: { lang }, cause, nature }) => {
    const own = wouldHelpWords[lang]['scale-up'];
    return {
      placement: own.placement,
      load: own.load,
      run: own.run(cause),
      spec: own.other(cause),
      state: wouldHelpWords[lang].touchesNot(cause),
    }[nature];
  },
  'would-scale-down': ({ asked: { lang }, cause, nature, pods }) => {
    const own = wouldHelpWords[lang]['scale-down'];
    return nature === 'placement' ? own.placement(pods) : own.other(cause, pods);
  },
  'would-add-node': ({ asked: { lang }, cause, nature, simulated }) => {
    const own = wouldHelpWords[lang]['add-node'];
    if (nature !== 'placement') return own.other(cause);
    if (!simulated) return own.undecided;
    const like = `\`${simulated.like}\``;
    return simulated.isGone ? own.fits(like) : own.fitsNot(like, cause);
  },
};

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
  if (nature === 'state') return [words.touchesNot(root.title), ...serving];
  if (nature === 'run' || nature === 'load')
    return [restarts > 0 ? own.again(restarts) : own.run, ...serving];
  return [restarts > 0 ? own.again(restarts) : own.spec(root.title), ...serving];
}
