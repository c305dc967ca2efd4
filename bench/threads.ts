// What a question costs more when a thread of the worker answers it: part of `npm run bench`. Fails over the limit.
import { engineThreads } from '../src/serve/roles/engine-threads.ts';
import { machine, measured } from './support/measured.ts';

const QUESTION = { text: 'web-6c7c' };
const RUNS = 30;
/** For what is added to the median, in ms. */
const LIMIT = 20;

const recording = 'recordings/inc-000-1';
const cluster = { name: 'recorded', recording, state: `${recording}.none.json` };
const { answers, stop } = engineThreads(
  {
    cluster,
    changes: 'on',
    read: { channels: { '*': { namespaces: ['*'], kinds: ['*'], logs: true } } },
    people: {},
    peopleByEmail: [],
  },
  {
    access: async () => recording,
    request: () => Promise.reject(new Error('a recorded cluster is asked nothing')),
    dryRun: async () => ({ is: 'not-checked', why: 'recorded-cluster' }),
  },
);
const alive = setInterval(() => {}, 1_000); // a thread keeps no process going
const inside: number[] = [];
const whole = await measured(RUNS, async () => {
  const result = await answers.why(QUESTION, 'en', { place: { channel: 'C1' } });
  if (result.is !== 'answer') throw new Error(`${QUESTION.text} in ${recording}: ${result.is}`);
  inside.push(result.tookMs);
});
clearInterval(alive);
stop();

const own = inside.toSorted((a, b) => a - b)[Math.floor(inside.length / 2)] ?? 0;
const added = Math.round(whole.median - own);
console.table({ 'why in a thread': { runs: RUNS, median: whole.median, added, limit: LIMIT } });
console.log(machine());
if (added > LIMIT) {
  console.error(`A thread adds ${added} ms, over the limit of ${LIMIT} ms.`);
  process.exitCode = 1;
}
