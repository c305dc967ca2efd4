import { expect, it } from '@jest/globals';

import { otherCluster } from '#src/domain/other-cluster.ts';

it.each([
  ['nobody named one', undefined, undefined],
  ['nothing stands there', '', undefined],
  ['ours is named', 'prod', undefined],
  ['another is named', 'lab', 'lab'],
])('is told where %s', (_, named, other) => {
  expect(otherCluster(named, 'prod')).toBe(other);
});
