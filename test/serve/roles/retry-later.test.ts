import { describe, expect, it } from '@jest/globals';

import { ObjectBusy } from '#src/carry-out/carry-out.ts';
import { ClusterUnreachable, NotNow } from '#src/domain/errors.ts';
import { orLater } from '#src/serve/roles/retry-later.ts';

describe('a change that is put off', () => {
  it.each([new ClusterUnreachable('no route'), new ObjectBusy('another change')])(
    'waits for what time mends: %s',
    async (cause) => {
      const putOff = orLater(() => Promise.reject(cause));

      await expect(putOff).rejects.toThrow(NotNow);
      await expect(putOff).rejects.toMatchObject({ cause, retryAfterMs: 1_000 });
    },
  );

  it('does not wait for anything else', async () => {
    const bug = new TypeError('a bug');

    await expect(orLater(() => Promise.reject(bug))).rejects.toBe(bug);
    await expect(orLater(async () => 'done')).resolves.toBe('done');
  });
});
