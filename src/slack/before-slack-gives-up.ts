import { QueueUnavailable } from '../domain/errors.ts';

/** Redis has to take or give something within this time, or the person is told that it does not. */
const PATIENCE_MS = 1500;

/** The promise's value, or QueueUnavailable when Redis lets the person wait for more than `patienceMs`. */
export async function beforeSlackGivesUp<T>(
  answer: Promise<T>,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new QueueUnavailable(`Redis did not answer within ${patienceMs} ms.`)),
    patienceMs,
  );
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
