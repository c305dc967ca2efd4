import { expect, it } from '@jest/globals';

import type { Check } from '#src/domain/plan.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Workload } from '#src/fixes/change/workload.ts';
import { withRests } from '#src/fixes/proof/with-rests.ts';
import { plan } from '#test/support/verdicts.ts';

const [change] = plan().changes;
const on = { ...change.on, uid: change.on.uid ?? 'd-1' };
const object = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  spec: { template: { spec: { nodeName: 'w1' } } },
} as unknown as Resource<'apps/Deployment'>;
const workload = { on, object, holder: { on, object } } as unknown as Workload;

it.each<[string, number, Check, Workload | undefined]>([
  ['keeps what a proved placement rests on', 13, { is: 'holds' }, workload],
  [
    'keeps nothing where placement was not proved',
    0,
    { is: 'not-checked', why: 'unread' },
    workload,
  ],
  ['keeps nothing of another object', 0, { is: 'holds' }, undefined],
])('%s', (_, count, placement, of) => {
  const { rests = [] } = withRests({ ...change, on, ops: [] }, placement, of);

  expect(rests).toHaveLength(count);
});
