import { expect, it } from '@jest/globals';

import { NotNow } from '#src/domain/errors.ts';
import { repeated } from '#src/serve/roles/repeated.ts';
import { keptLog } from '#test/support/logs.ts';

it('is done again after a failure, which is logged, until it is stopped', async () => {
  const { log, lines } = keptLog();
  const before = lines.length;
  let done = 0;
  const thrice = Promise.withResolvers<void>();
  const stop = repeated(
    async () => {
      done += 1;
      if (done === 1) throw new Error('a bug');
      if (done === 2) throw new NotNow('Redis is away');
      thrice.resolve();
    },
    1,
    log,
  );

  await thrice.promise;
  await stop();

  expect(done).toBeGreaterThanOrEqual(3);
  expect(lines.slice(before).map(({ level }) => level)).toEqual(['error', 'debug']);
});
