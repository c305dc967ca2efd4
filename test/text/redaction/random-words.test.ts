import { expect, it } from '@jest/globals';

import { randomWords } from '#src/text/redaction/random-words.ts';
import { found } from '#test/support/secrets/found.ts';

it.each(['x5Rq7ZpL0vT3nB8kW2yM', 'dGhpcyBpcyBhIHNlY3JldDE=', `MIIE${'aB3x'.repeat(16)}`])(
  '%s is random',
  (word) => {
    expect(found(randomWords, `got ${word} back`)).toEqual([word]);
  },
);

it.each([
  'sha256:4a62ac1d443c1b2a3f4e5d6c7b8a99887766554433221100ffeeddccbbaa9988',
  'integrity sha512-x5Rq7ZpL0vT3nB8kW2yMx5Rq7ZpL0vT3nB8kW2yM',
  'web-6c7c9fb85d-8lqpc.blog-system.svc.cluster.local',
  '/apis/apps/v1/namespaces/shop/deployments/web',
  'at /spec/jobTemplate/spec/template/spec/containers/0/env/0/valueFrom/configMapKeyRef/name',
])('%s is not', (text) => {
  expect(found(randomWords, text)).toEqual([]);
});
