import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Ended } from '#test/hostile/asked.ts';
import type { Mishap } from '#test/hostile/mishap.ts';
import type { Question } from '#test/hostile/questions.ts';
import { secretsIn } from '#test/hostile/secrets.ts';
import { toldBy, type Told } from '#test/hostile/told.ts';

/** One question to a hostile cluster, beside the same to an honest one. */
export type Case = Readonly<{
  question: Question;
  honest: Ended;
  ended: Ended;
  mishaps: readonly Mishap[]; // that may have been played
  isTargetHit: boolean; // all reads of the target's own kind went wrong
  isAllHit: boolean;
  isReadHit: boolean; // each read of a sort went wrong, and some were made
}>;

const LIMIT_MS = 30_000;
/** `preflight` ends with 1 where it finds a deadlock; the others only if they are asked to. */
const STATUSES = { preflight: [0, 1, 2, 3], others: [0, 2, 3] };

/** What is wrong with how a question ended, in words; none where it may end so. */
export function faultsOf(one: Case): readonly string[] {
  const { question, ended } = one;
  const { status, out, err, ms } = ended;
  const told = toldBy(out);
  const leaked = secretsIn(`${out}\n${err}\n${writtenBy(question)}`);
  return [
    ...(STATUSES[question.door === 'preflight' ? 'preflight' : 'others'].includes(status)
      ? []
      : [`ended with ${status}: ${err.slice(0, 600)}`]),
    ...(ms > LIMIT_MS ? [`took ${Math.round(ms / 1000)} s`] : []),
    ...leaked.map((secret) => `leaks the ${secret}`),
    ...(question.door === 'capture' || status === 70 ? [] : saidWrong(one, told)),
  ];
}

function saidWrong(one: Case, told: Told | undefined): readonly string[] {
  const { honest, ended, mishaps, isTargetHit, isAllHit, isReadHit } = one;
  const before = toldBy(honest.out);
  if (!told) return [`keeps to no form: ${ended.out.slice(0, 200)}`];
  if (told.isAnswer === (ended.status === 3) && !isScanOfNothing(one)) {
    if (told.isAnswer || ended.status !== 2)
      return [`status ${ended.status} with ${told.isAnswer ? 'an' : 'no'} answer`];
  }
  if (mishaps.some(({ spoils }) => spoils === undefined)) return []; // it may pass for the truth
  const { status, out, err } = ended;
  const isLost = isTargetHit && mishaps.every(({ spoils }) => spoils !== 'some');
  const isFailed =
    isReadHit && mishaps.every(({ spoils, refuses }) => spoils === 'all' && !refuses);
  const invented = told.proven.filter((claim) => !before?.proven.includes(claim));
  return [
    ...(status === 2 && honest.status !== 2
      ? [`says that it is not there, or wrong usage: ${out}${err}`.slice(0, 400)]
      : []),
    ...(told.isGreen && before && !before.isGreen ? ['is green, and honestly it is not'] : []),
    ...(told.isGreen && isLost ? ['is green, and nothing of its target could be read'] : []),
    ...(told.isGreen && isFailed ? ['is green, and something could not be read'] : []),
    ...(ended.status === 1 && honest.status !== 1 ? ['finds a deadlock that is none'] : []),
    ...invented.map((claim) => `calls proven what is not: ${claim}`),
    ...(isAllHit && isLost && ended.status === 0 && one.question.door !== 'explain'
      ? ['answers, and nothing could be read']
      : []),
  ];
}

/** A scan of which no pod could be read answers, and ends with 3. */
function isScanOfNothing({ question, ended }: Case): boolean {
  return ended.status === 3 && /^(?:scan|why|rollout|preflight)$/.test(question.door);
}

function writtenBy({ folder }: Question): string {
  if (!folder || !existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
