import type { Answer, ObjectName } from '../domain/answer.ts';
import { isOfKind, kindOf } from '../domain/keys.ts';
import type { Ref, Source, World } from '../domain/model.ts';
import { isOver } from '../domain/rollout-card.ts';
import { conditionOf } from '../readings/conditions.ts';
import { ownersOf } from '../readings/workloads/workloads.ts';
import type { Updated } from '../simulator/rollout/strategy-of.ts';
import { present } from '../text/present.ts';
import { inRounds } from '../world/in-rounds.ts';
import { openWorld } from '../world/open-world.ts';
import { cardOf, type Card } from './card/card-of.ts';
import { nextOf } from './card/next-of.ts';
import type { Deps } from './engine.ts';
import { cardLines, headLines } from './words/card.ts';

/**
 * An answer with the card of its target's update. Who asks for the card gets it of any workload, and for it is read what
 * is missing; beside another answer it tells where an unfinished Rollout is, by what was read for that.
 */
export async function withCard(
  answer: Answer,
  { target, source }: Readonly<{ target: Ref; source: Source }>,
  { loader, audience, asks }: Pick<Deps, 'loader' | 'audience' | 'asks'>,
): Promise<Answer> {
  const made =
    asks === 'update'
      ? (await inRounds(loader, (loaded) => played(answer, target, loaded))).value
      : seen(answer, target, openWorld(source).world);
  if (!made) return answer;
  const sees = await audience?.sees([
    { on: made.workload },
    ...made.analyses.map((one) => ({ on: runOf(one, made) })),
  ]);
  if (sees && !sees({ on: made.workload })) return answer;
  const analyses = made.analyses.filter((one) => !sees || sees({ on: runOf(one, made) }));
  const card = { ...made, analyses };
  const lines = asks === 'update' ? cardLines(card, answer.lang) : headLines(card, answer.lang);
  return { ...answer, rollout: { ...card, lines } };
}

function played(answer: Answer, target: Ref, source: Source) {
  const { world, unread } = openWorld(source);
  const workload = updatedOf(target, world);
  if (!workload) return { value: undefined, unread };
  const card = cardOf(workload, world, answer);
  const isHeld = isOver(card.state) || isRefused(workload, card.state);
  const next = isHeld ? undefined : nextOf(workload, world, answer.lang, card.state !== 'unseen');
  return { value: { ...card, ...present({ next }) }, unread };
}

/** Whether its controller carries out nothing of a spec that it calls invalid, and has seen. */
function isRefused(workload: Updated, state: Card['state']): boolean {
  return state !== 'unseen' && conditionOf(workload, 'InvalidSpec') !== undefined;
}

function seen(answer: Answer, target: Ref, world: World): Card | undefined {
  const fact = world.get(target);
  if (fact.is !== 'known' || !isOfKind('argoproj.io/Rollout', fact.value)) return undefined;
  const card = cardOf(fact.value, world, answer);
  return card.state === 'done' ? undefined : card;
}

/** The workload that a target is or belongs to. */
function updatedOf(target: Ref, world: World): Updated | undefined {
  const fact = world.get(ownersOf(target, world).at(-1) ?? target);
  return fact.is === 'known' && UPDATED.includes(kindOf(fact.value))
    ? (fact.value as Updated) // one of these kinds
    : undefined;
}

const UPDATED = ['argoproj.io/Rollout', 'apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'];

function runOf({ name }: Readonly<{ name: string }>, { workload }: Card): ObjectName {
  return { ...workload, kind: 'argoproj.io/AnalysisRun', name };
}
