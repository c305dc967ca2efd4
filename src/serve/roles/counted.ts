import { NotNow } from '../../domain/errors.ts';
import type { Family } from '../../queue/families.ts';
import type { Handler } from '../../queue/handler.ts';
import type { Metrics } from '../operations/metrics.ts';

/** The same handler, each of whose jobs is counted by how it ended. */
export function counted<T extends Readonly<{ kind: string }>>(
  family: Family,
  handler: Handler<T>,
  metrics: Metrics,
): Handler<T> {
  const count = ({ kind }: T, result: string) => metrics.job({ family, kind, result });
  return {
    async run(job) {
      try {
        await handler.run(job);
        count(job, 'done');
      } catch (error) {
        count(job, error instanceof NotNow ? 'put-off' : 'failed');
        throw error;
      }
    },
    async giveUp(job, error) {
      count(job, 'given-up');
      await handler.giveUp(job, error);
    },
  };
}
