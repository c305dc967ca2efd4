import { expect, it } from '@jest/globals';

import { imageRegistries } from '#src/knowledge/causes/image/registry.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { pod } from '#test/support/objects.ts';

it.each([
  ['dial tcp 10.0.0.7:443: i/o timeout', ['image/registry/timeout']],
  ['dial tcp 10.0.0.7:443: connect: connection refused', ['image/registry/refused']],
  ['dial tcp: lookup reg.io: no such host', ['image/registry/no-such-host']],
  ['unexpected status: 401 Unauthorized', []],
])('tells "%s" as %j', (message, ids) => {
  const waiting = { reason: 'ErrImagePull', message };
  const on = pod({ container: { image: 'reg.io/team/app:2' }, waiting });

  const telling = imageRegistries.filter(
    (cause) => claimsAbout(on, cause, cluster([on])).length > 0,
  );

  expect(telling.map(({ id }) => id)).toEqual(ids);
});
