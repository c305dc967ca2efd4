import { SearchRefused } from '../diagnosis/resolve-target.ts';
import { rules } from '../diagnosis/rules.ts';
import { UnknownKind } from '../diagnosis/unknown-kind.ts';
import { ClusterUnreachable, UnknownNamespace } from '../domain/errors.ts';
import type { Result } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Ref } from '../domain/model.ts';
import type { Query } from '../domain/question.ts';
import { answerAbout } from './answer-about.ts';
import { type Deps, theEngine } from './engine.ts';
import { shownTarget } from './shown-target.ts';
import { toNamed } from './to-named.ts';
import {
  notShownHere,
  searchRefused,
  unknownKind,
  unknownNamespace,
  unreachable,
} from './words/errors.ts';
import { fullName, kindWord } from './words/object-name.ts';

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
    if (error instanceof UnknownKind) {
      const message = unknownKind[deps.lang](error.word, error.nearest);
      return { is: 'failed', code: 'unknown-kind', message };
    }
    if (error instanceof UnknownNamespace) {
      const message = unknownNamespace[deps.lang](error.namespace, error.nearest);
      return { is: 'failed', code: 'unknown-namespace', message };
    }
    if (error instanceof SearchRefused) {
      const message = searchRefused[deps.lang](error.target, error.kinds.map(kindWord));
      return { is: 'failed', code: 'failed', message };
    }
    if (!(error instanceof ClusterUnreachable)) throw error;
    const message = unreachable[deps.lang](deps.cluster, error.message);
    return { is: 'failed', code: 'unreachable', message };
  }
}
