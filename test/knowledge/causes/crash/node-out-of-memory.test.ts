import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { oomKilled } from '#src/knowledge/causes/crash/oom-killed.ts';
import { claimed, crashing, withSpec } from '#test/support/crashes.ts';
import { ago, event } from '#test/support/objects.ts';

const SAID = 'System OOM encountered, victim process: java, pid: 18231';
const container = { resources: { limits: { memory: '64Mi' } } };

const ended = (exitCode: number): Resource<'Pod'> =>
  withSpec(crashing({ container, ended: { exitCode } }), { nodeName: 'n1' });
const outOfMemory = (at: string): Resource<'Event'> => ({
  ...event('SystemOOM', SAID, at),
  metadata: { namespace: 'default', name: 'n1.oom' },
  involvedObject: { apiVersion: 'v1', kind: 'Node', name: 'n1' },
});
const claimsAt = (minutes: number, about = ended(137)) =>
  claimed(oomKilled, about, '', { objects: [outOfMemory(ago(minutes))] });

it('takes a kill that nobody explains for one of its node, which had no memory left at that time', () => {
  const [claim] = claimsAt(1.5);

  expect(claim).toMatchObject({ params: { node: { name: 'n1', said: SAID } }, strength: 'fits' });
  expect(claim?.params).not.toHaveProperty('limit');
  expect(claim && oomKilled.text.en(claim.subject, claim.params).sentence).toContain(SAID);
  expect(claim && oomKilled.text.ko(claim.subject, claim.params).sentence).toContain(SAID);
});

it('is silent where the node had no memory left at another time, or the program ended by itself', () => {
  expect(claimsAt(300)).toEqual([]);
  expect(claimsAt(0)).toHaveLength(1);
  expect(claimsAt(1, ended(1))).toEqual([]);
});
