import fc from 'fast-check';

import { entries, someOf, sometimes } from '#test/support/worlds/small-choices.ts';
import type { Theme } from '#test/support/worlds/theme.ts';

/** How many nodes a world has at most: few, so that each matters. */
export const MOST_NODES = 5;

const CORDON = { key: 'node.kubernetes.io/unschedulable', effect: 'NoSchedule' };
/** The taints that nodes have and pods tolerate. */
export const TAINTS = [
  { key: 'dedicated', value: 'gpu', effect: 'NoSchedule' },
  { key: 'dedicated', value: 'batch', effect: 'NoExecute' },
  { key: 'spot', effect: 'NoSchedule' },
  { key: 'slow', value: 'yes', effect: 'PreferNoSchedule' },
  { key: 'node.kubernetes.io/not-ready', effect: 'NoExecute' },
  CORDON,
] as const;

/** The labels that nodes have, and their values. */
export const NODE_LABELS = {
  zone: ['a', 'b', 'c'],
  disk: ['ssd', 'hdd'],
  generation: ['1', '3', '7', 'new', '99999999999999999999'],
} as const;

const labels = entries<string>({
  zone: sometimes(9, fc.constantFrom(...NODE_LABELS.zone)),
  'topology.kubernetes.io/zone': sometimes(8, fc.constantFrom(...NODE_LABELS.zone)),
  disk: sometimes(7, fc.constantFrom(...NODE_LABELS.disk)),
  generation: sometimes(5, fc.constantFrom(...NODE_LABELS.generation)),
});

const allocatable = entries<string>({
  cpu: fc.constantFrom('500m', '1', '2', '4', '0.5', '1999999u'),
  memory: fc.constantFrom('512Mi', '1Gi', '2Gi', '1.5Gi', '1073741825'),
  pods: fc.constantFrom('1', '2', '4', '10', '10', '10', '10', '10'),
  'ephemeral-storage': sometimes(7, fc.constantFrom('1Gi', '5Gi')),
  'example.com/gpu': sometimes(4, fc.constantFrom('0', '1', '2')),
  'hugepages-2Mi': sometimes(2, fc.constantFrom('4Mi', '8Mi')),
});

/** All of a node but its name, which comes from its place. */
const nodeParts = ({ closed, cordoned }: Theme) =>
  fc.record({
    labels,
    taints: sometimes(closed, someOf(...TAINTS)),
    allocatable,
    unschedulable: sometimes(cordoned, fc.constant(true)),
    hasHostname: fc.constantFrom(...Array.from({ length: 9 }, () => true), false),
  });

/** The nodes of a world, "node-0" and so on. */
export const nodesOf = (theme: Theme) =>
  fc.array(nodeParts(theme), { minLength: theme.fewestNodes, maxLength: MOST_NODES }).map((all) =>
    all.map((parts, index) => ({
      apiVersion: 'v1',
      kind: 'Node',
      metadata: {
        name: `node-${index}`,
        labels: {
          ...parts.labels,
          ...(parts.hasHostname && { 'kubernetes.io/hostname': `node-${index}` }),
        },
      },
      spec: { taints: parts.taints, unschedulable: parts.unschedulable },
      status: { allocatable: parts.allocatable },
    })),
  );
