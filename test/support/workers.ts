import type { Engine } from '#src/answers/engine.ts';
import type { Source } from '#src/domain/model.ts';
import { workerAnswers } from '#src/serve/roles/worker-answers.ts';
import { workerJobs } from '#src/serve/roles/worker-jobs.ts';
import { readers } from '#test/support/audiences.ts';
import { engineThat, loaderOf } from '#test/support/engines.ts';
import { keptOutbox } from '#test/support/outboxes.ts';

/** A worker whose engine runs beside it, with what it delivered, was asked, took, and for whom. */
export function worker(parts: Partial<Engine> = {}, source?: Source) {
  const outbox = keptOutbox();
  const asked: object[] = [];
  const took: number[] = [];
  const read: object[] = [];
  const engine = engineThat(parts);
  const resolveTarget: Engine['resolveTarget'] = async (query, ...rest) => {
    asked.push(query);
    return engine.resolveTarget(query, ...rest);
  };
  const answers = workerAnswers({
    engine: { ...engine, resolveTarget },
    cluster: 'lab',
    loader: () => loaderOf(source),
    dryRun: async () => ({ is: 'holds' }),
    audienceOf: (who) => {
      read.push(who);
      return readers();
    },
  });
  const jobs = workerJobs({
    answers,
    cluster: 'lab',
    mayApply: async () => ({ is: 'holds' }),
    alertsChannel: 'CALERTS001',
    families: [],
    outbox,
    took: (seconds) => void took.push(seconds),
  });
  return { jobs, outbox, asked, took, read };
}
