import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { overdue } from '#src/knowledge/causes/lifecycle/overdue.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, named } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

/** A node that is Ready, or not. */
function node(status: string): Resource {
  return {
    ...named('Node', 'w1', ''),
    status: { conditions: [{ type: 'Ready', status }] },
  } as Resource;
}

/** A pod that was to be gone so many minutes ago. */
function ending(minutes: number, status: object = {}, finalizers?: string[]): Resource<'Pod'> {
  const pod = podOn('w1', 'web-1');
  const metadata = {
    ...pod.metadata,
    deletionTimestamp: ago(minutes),
    ...(finalizers && { finalizers }),
  };
  return { ...pod, metadata, status: { phase: 'Running', ...status } } as Resource<'Pod'>;
}

const RUNNING = { containerStatuses: [{ name: 'web', state: { running: {} } }] };
const ENDED = { containerStatuses: [{ name: 'web', state: { terminated: { exitCode: 0 } } }] };

it.each([
  ['whose container still runs', RUNNING, ['web']],
  ['whose containers have ended', ENDED, []],
])('finds a pod %s', (_, status, running) => {
  const pod = ending(5, status);

  expect(claimsAbout(pod, overdue, cluster([pod, node('True')]))).toMatchObject([
    { params: { due: ago(5), node: 'w1', running }, strength: 'fits' },
  ]);
});

it('quotes what the kubelet says, and leaves out what has ended', () => {
  const containerStatuses = [...RUNNING.containerStatuses, { name: 'log', state: {} }];
  const pod = ending(5, { containerStatuses });
  const said = event('FailedKillPod', 'context deadline exceeded', ago(1), 'web-1');

  expect(claimsAbout(pod, overdue, cluster([pod, node('True'), said]))).toMatchObject([
    {
      params: { running: ['web'], said: 'context deadline exceeded' },
      evidence: [{ source: 'field' }, { source: 'event', quote: 'context deadline exceeded' }],
      restsOn: [{ kind: 'Pod', name: 'web-1' }],
    },
  ]);
});

it.each<[string, Resource<'Pod'>, Resource]>([
  ['that has time yet', ending(-1, RUNNING), node('True')],
  ['whose node is lost', ending(5, RUNNING), node('Unknown')],
  ['that only a finalizer keeps', ending(5, { phase: 'Succeeded' }, ['x.io/y']), node('True')],
])('says nothing of a pod %s', (_, pod, on) => {
  expect(claimsAbout(pod, overdue, cluster([pod, on]))).toEqual([]);
});

it('only suggests it where the node could not be read, which may be lost as well', () => {
  const pod = ending(5, RUNNING);
  const [claim] = claimsAbout(pod, overdue, cluster([pod], ['nodes']));

  expect(claim).toMatchObject({ params: { isUnread: true }, strength: 'suggests' });
  expect(claim && overdue.text.en(claim.subject, claim.params).sentence).toMatch(
    /Either node `w1`, which could not be read, is lost/,
  );
});
