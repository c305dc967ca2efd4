import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { dropsPackets } from '#src/knowledge/causes/node/drops-packets.ts';
import { adviceOn } from '#test/support/advised.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, named } from '#test/support/objects.ts';

const TIMEOUT = 'dial tcp 10.96.0.9:5432: i/o timeout';
const FULL = 'nf_conntrack: nf_conntrack: table full, dropping packet';
const node = named('Node', 'w1', '');

function warned(message: string, minutes = 1, type = 'Warning'): Resource<'Event'> {
  return {
    apiVersion: 'v1',
    kind: 'Event',
    type,
    metadata: { namespace: 'default', name: 'w1.1' },
    involvedObject: { apiVersion: 'v1', kind: 'Node', name: 'w1' },
    reason: 'ConntrackFull',
    message,
    lastTimestamp: ago(minutes),
  };
}

function stating(status: string): Resource {
  const conditions = [{ type: 'ConntrackFull', status, message: FULL }];
  return { ...node, status: { conditions } } as Resource;
}

function about(said: string, ...others: readonly Resource[]) {
  const { caller, logs } = crashing(said);
  const on = { ...caller, spec: { containers: [], ...caller.spec, nodeName: 'w1' } };
  return claimsAbout(on, dropsPackets, cluster([on, ...others], [], logs));
}

it.each<[string, Resource[], string]>([
  ['an event', [node, warned(FULL)], 'connections'],
  ['a condition', [stating('True')], 'connections'],
  ['an event', [node, warned('neighbour: arp_cache: neighbor table overflow!')], 'neighbours'],
])('finds by %s of the node why a connection gets no answer', (_, objects, table) => {
  const [claim] = about(TIMEOUT, ...objects);

  expect(claim).toMatchObject({
    subject: { kind: 'Node', name: 'w1' },
    params: { table, workload: 'web' },
    strength: 'fits',
  });
  expect(claim && adviceOn(dropsPackets, claim)?.text).toContain('lastingly');
});

it.each<[string, string, Resource[]]>([
  ['a refused connection', 'dial tcp 10.96.0.9:5432: connect: connection refused', [warned(FULL)]],
  ['a warning of another thing', TIMEOUT, [warned('task docker:7 blocked for more than 300 s')]],
  ['a warning of long ago', TIMEOUT, [warned(FULL, 60 * 24)]],
  ['what is told as normal', TIMEOUT, [warned(FULL, 1, 'Normal')]],
  ['a condition that is over', TIMEOUT, [stating('False')]],
  ['a node of which nobody complains', TIMEOUT, [node]],
])('stays silent for %s', (_, said, others) => {
  expect(about(said, ...others)).toEqual([]);
});
