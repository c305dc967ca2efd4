import type { AnswerTrouble, ObjectName, ScanAnswer } from '../domain/answer.ts';
import type { Looked, Result } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Query } from '../domain/question.ts';
import { rootOf } from '../domain/root-of.ts';
import { present } from '../text/present.ts';
import type { Deps } from './engine.ts';
import { failedBy } from './failed-by.ts';
import { investigate, type Investigated } from './investigate.ts';
import { isNamed } from './is-named.ts';
import { ownRootFirst } from './own-root-first.ts';
import { scanned } from './scanned.ts';
import { troubleOwners } from './trouble-owners.ts';

/** Up to so many objects are asked about one by one, as people do. */
const FEW = 3;
/** Of many, so many are asked about besides the scan: for their fixes, or where it found nothing. */
const MOST_ASKED = 12;

/**
 * Looks at the cluster once for all of these: many through one scan, whose troubles stand for all that they hurt. What there was no room to
 * ask about has no result.
 */
export async function lookedAt(
  queries: readonly Query[],
  deps: Deps & Readonly<{ lang: Lang }>,
): Promise<readonly Looked[]> {
  const began = performance.now();
  const timed = (found: Investigated): Result => {
    const tookMs = Math.round(performance.now() - began);
    return found.is === 'answer' ? { ...found, tookMs } : found;
  };
  const ask = async (query: Query) => timed(await investigate({ query }, deps));
  if (queries.length <= FEW)
    return await Promise.all(queries.map(async (one) => lookOf(await ask(one))));

  const scan = await scanFor(queries, deps);
  if ('is' in scan) return queries.map(() => ({ result: scan }));

  const troubleOf = new Map(queries.map((query) => [query, troubleWith(query, scan)]));
  const firsts = scan.incidents.flatMap((trouble) =>
    queries.filter((query) => troubleOf.get(query) === trouble).slice(0, 1),
  );
  const others = queries.filter((query) => troubleOf.get(query) === undefined);
  const asked = [...firsts, ...others].slice(0, MOST_ASKED);
  const answers = await Promise.all(
    asked.map(async (query) => [query, lookOf(await ask(query))] as const),
  );
  const own = new Map(answers);
  return queries.map((query) => {
    const trouble = troubleOf.get(query);
    if (!trouble) return own.get(query) ?? {};
    const first = firsts.find((one) => troubleOf.get(one) === trouble);
    const found = first && own.get(first);
    const ofScan = lookOf(timed(asTrouble(trouble)));
    return found && found.root === ofScan.root ? found : ofScan; // that one alone tells the fixes
  });
}

function lookOf(result: Result): Looked {
  if (result.is !== 'answer') return { result };
  const { answer, owners } = result;
  const own = { ...result, answer: ownRootFirst(answer, owners) };
  return { result: own, ...present({ root: rootOf(answer, owners) }) };
}

/** One namespace is scanned where all of them are there. */
async function scanFor(
  queries: readonly Query[],
  deps: Deps & Readonly<{ lang: Lang }>,
): Promise<ScanAnswer | Extract<Result, { is: 'failed' }>> {
  const places = new Set(queries.map(({ namespace }) => namespace));
  const [only] = places.size === 1 ? places : [];
  try {
    return await scanned(only, deps);
  } catch (error) {
    return failedBy(error, deps);
  }
}

function troubleWith(query: Query, { incidents }: ScanAnswer): AnswerTrouble | undefined {
  const isOwn = (one: ObjectName) => isNamed(query, one);
  return (
    incidents.find(({ symptoms }) => symptoms.some(({ object }) => isOwn(object))) ??
    incidents.find(({ affected, target }) => [target, ...affected].some(isOwn))
  );
}

function asTrouble(trouble: AnswerTrouble): Investigated {
  const { affected: _, ...answer } = trouble;
  return { is: 'answer', answer, plans: [], owners: troubleOwners(trouble) };
}
