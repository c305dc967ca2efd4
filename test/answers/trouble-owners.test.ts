import { expect, it } from '@jest/globals';

import { troubleOwners } from '#src/answers/trouble-owners.ts';
import { answer, finding } from '#test/slack/support/incidents.ts';

const pod = { kind: 'Pod', namespace: 'shop', name: 'web-1' };
const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const trouble = answer({
  target: { ...pod, cluster: 'lab' },
  findings: [finding({ subject: pod })],
});

it('a pod belongs to the only workload that its trouble hurts', () => {
  expect(troubleOwners({ ...trouble, affected: [web] })).toContainEqual({ of: pod, by: web });
});

it('nobody knows to which of several', () => {
  expect(troubleOwners({ ...trouble, affected: [web, { ...web, name: 'api' }] })).toEqual([]);
});
