import { expect, it } from '@jest/globals';

import { untilTaken } from '#src/serve/roles/until-taken.ts';
import { keptLog } from '#test/support/logs.ts';

it('gives again until it is taken, and says why not', async () => {
  const taken = Promise.withResolvers<number>();
  const { log, lines } = keptLog();
  let times = 0;
  const give = async () => {
    times += 1;
    if (times < 3) throw new Error('Redis is down');
    taken.resolve(times);
  };

  untilTaken(give, log, 0);

  expect(await taken.promise).toBe(3);
  expect(lines).toHaveLength(2);
});
