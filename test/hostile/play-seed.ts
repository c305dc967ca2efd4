import { mkdirSync } from 'node:fs';

import { resourceOf } from '#src/world/coverage.ts';
import type { Arena } from '#test/hostile/arena.ts';
import { asked, type Ended } from '#test/hostile/asked.ts';
import { chance } from '#test/hostile/chance.ts';
import { startHostileServer, type Plan } from '#test/hostile/hostile-server.ts';
import { faultsOf } from '#test/hostile/judge.ts';
import { kubeconfigFor } from '#test/hostile/kubeconfig-for.ts';
import type { Mishap } from '#test/hostile/mishap.ts';
import { mishaps } from '#test/hostile/mishaps.ts';
import { oneOf } from '#test/hostile/one-of.ts';
import { DOORS, type Question, questionAbout } from '#test/hostile/questions.ts';
import type { Upstream } from '#test/hostile/upstream.ts';

/** What a seed came to: how it was drawn, and what was wrong with the answer. */
export type Played = Readonly<{
  seed: number;
  drawn: string;
  ended: Ended;
  faults: readonly string[];
}>;

const SOME = 0.3;
/** Without these nothing is read, or no target found. */
const BASICS = ['version', 'discovery', 'review', 'namespaces'];
/** Where pods are placed. */
const PLACES = ['pods', 'nodes'];
const LANGS = ['en', 'en', 'ko'];

/** Plays what a seed stands for: one question about the cluster, and what goes wrong with which reads. */
export async function playSeed(seed: number, arena: Arena, scratch: string): Promise<Played> {
  mkdirSync(scratch, { recursive: true });
  const { upstream } = arena;
  const question = questionAbout(oneOf(DOORS, seed, 'door'), arena, scratch);
  const more = ['-o', 'json', '--lang', oneOf(LANGS, seed, 'lang')];
  const honest = await askedAt(upstream, () => undefined, seed);
  const all = [...honest.sorts].toSorted();
  const drawn = drawnFor(seed, all);
  const hostile = await askedAt(upstream, drawn.plan, seed);
  const sort = resourceOf(question.about).split('.')[0] ?? '';
  const faults = faultsOf({
    question,
    honest: honest.ended,
    ended: hostile.ended,
    mishaps: drawn.mishaps.map((mishap) => seenBy(mishap, drawn.hits)),
    isTargetHit: drawn.hits === 'all' || drawn.hits === sort,
    isAllHit: drawn.hits === 'all',
    isReadHit: drawn.hits !== 'some' && [...hostile.hit].some((one) => restsOn(question, one)),
  });
  const words = `${arena.name} ${question.args.join(' ')} · ${drawn.words}`;
  return { seed, drawn: words, ended: hostile.ended, faults };

  async function askedAt(server: Upstream, plan: Plan, dice: number) {
    const { port, sorts, hit, close } = await startHostileServer(server, plan, dice);
    try {
      const again = question.folder
        ? { ...question, ...elsewhere(question.folder, port) }
        : question;
      return { ended: await asked(again, kubeconfigFor(port, scratch), more), sorts, hit };
    } finally {
      close();
    }
  }

  /** A recording is written into a folder that is not there yet. */
  function elsewhere(folder: string, port: number) {
    const own = `${folder}-${port}`;
    return { folder: own, args: question.args.map((one) => (one === folder ? own : one)) };
  }
}

/** Whether an all-clear of that question rests on what was read of a sort. */
function restsOn({ door }: Question, sort: string): boolean {
  return door === 'preflight' ? PLACES.includes(sort) : !BASICS.includes(sort);
}

/** Any text may be a log, so that nobody can tell that one was spoilt so. */
function seenBy(mishap: Mishap, hits: string): Mishap {
  const { spoils, ...rest } = mishap;
  const isText = spoils === 'all-but-logs' && (hits === 'log' || hits === 'some');
  return isText ? rest : mishap;
}

type Drawn = Readonly<{ plan: Plan; mishaps: readonly Mishap[]; hits: string; words: string }>;

/** Reads of one sort, all, or some of them, with one mishap or any. */
function drawnFor(seed: number, sorts: readonly string[]): Drawn {
  const one = oneOf(mishaps, seed, 'mishap');
  const isAny = chance(seed, 'any') < 0.2;
  const hits = oneOf(['all', 'some', ...Array.from({ length: 6 }, () => 'one')], seed, 'hits');
  const sort = oneOf(sorts, seed, 'sort');
  const isHit = (of: string, path: string, turn: number) => {
    if (hits === 'some') return chance(seed, 'is hit', path, turn) < SOME;
    return hits === 'all' || of === sort;
  };
  return {
    plan: (of, path, turn) => {
      if (!isHit(of, path, turn)) return undefined;
      return isAny ? oneOf(mishaps, seed, path, turn) : one;
    },
    mishaps: isAny ? mishaps : [one],
    hits: hits === 'one' ? sort : hits,
    words: `${isAny ? 'anything' : one.name} with ${hits === 'one' ? sort : hits}`,
  };
}
