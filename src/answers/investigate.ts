import type { Result } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Ref } from '../domain/model.ts';
import type { Query } from '../domain/question.ts';
import { rules } from '../knowledge/rules.ts';
import { answerAbout } from './answer-about.ts';
import { type Deps, theEngine } from './engine.ts';
import { failedBy } from './failed-by.ts';
import { shownTarget } from './shown-target.ts';
import { toNamed } from './to-named.ts';
import { notShownHere } from './words/errors.ts';
import { fullName } from './words/object-name.ts';

/** What an investigation brought; how long it took is for the caller to say. */
export type Investigated = WithoutTime<Result>;
type WithoutTime<R> = R extends { tookMs: number } ? Omit<R, 'tookMs'> : R;

/** Answers a question. A cluster that cannot be reached or searched is an outcome; other errors are thrown. */
export async function investigate(
  asked: Readonly<{ query: Query } | { target: Ref }>,
  deps: Deps & Readonly<{ lang: Lang }>,
): Promise<Investigated> {
  const { engine = theEngine, loader } = deps;
  try {
    if ('target' in asked) return await answerAbout(asked.target, deps);

    const resolved = await shownTarget(
      await engine.resolveTarget(asked.query, loader, rules),
      deps.audience,
    );
    if (resolved.is === 'not-shown') {
      return {
        is: 'failed',
        code: 'failed',
        message: notShownHere[deps.lang](fullName(resolved.ref)),
      };
    }
    if (resolved.is === 'found') return await answerAbout(resolved.ref, deps);
    return resolved.is === 'ambiguous'
      ? { is: 'ambiguous', candidates: resolved.candidates.map(toNamed) }
      : { is: 'no-such-target', nearest: resolved.nearest.map(toNamed) };
  } catch (error) {
    return failedBy(error, deps);
  }
}
