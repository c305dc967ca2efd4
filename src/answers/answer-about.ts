import { ClusterUnreachable } from '../domain/errors.ts';
import type { Result } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Ref } from '../domain/model.ts';
import { toAnswer } from './answer.ts';
import type { Deps } from './engine.ts';
import { kubernetesEngine } from './kubernetes-engine.ts';

/** An answer and what may be done; how long it took is for the caller to say. */
export type Answered = Omit<Extract<Result, { is: 'answer' }>, 'tookMs'>;

/** Answers a question about an object. Throws ClusterUnreachable. */
export async function answerAbout(
  target: Ref,
  deps: Deps & Readonly<{ lang: Lang }>,
): Promise<Answered> {
  const { engine = kubernetesEngine, loader, cluster, lang } = deps;
  const { verdict } = await engine.diagnose(target, loader);
  const crashes = [...verdict.crashes];
  const offers = await engine.offersFor(verdict, loader, deps).catch((error: unknown) => {
    if (error instanceof ClusterUnreachable) throw error;
    crashes.push({ rule: 'fixes', on: target, message: String(error) });
    return [];
  });
  return {
    is: 'answer',
    answer: toAnswer({ ...verdict, crashes }, offers, { lang, cluster, causes: engine.causes }),
    plans: offers.flatMap(({ plan }) => plan ?? []),
  };
}
