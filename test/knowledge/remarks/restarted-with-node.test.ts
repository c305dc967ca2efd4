import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { restartedWithNode } from '#src/knowledge/remarks/restarted-with-node.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event } from '#test/support/objects.ts';
import { ended, readyPod } from '#test/support/states.ts';

const REBOOTED = of('Node', 'w1', 'Rebooted', 'Node w1 has been rebooted, boot id: 7f', 20);
const KUBELET = of('Node', 'w1', 'Starting', 'Starting kubelet.', 20);
const SANDBOX = event(
  'SandboxChanged',
  'Pod sandbox changed, it will be killed and re-created.',
  ago(20),
  'web-1',
);

describe('a pod that is Ready and was restarted', () => {
  it.each([
    ['reboot', [REBOOTED, SANDBOX]],
    ['kubelet', [KUBELET]],
    ['sandbox', [SANDBOX]],
  ])('tells that it was no fault of its own: %s', (by, events) => {
    expect(remarked(ended(21, 'Unknown', 255), events)).toEqual([{ by, node: 'w1', at: ago(20) }]);
  });

  it.each([
    ['its program failed', ended(21, 'Error', 1), [REBOOTED]],
    ['it was killed for memory', ended(21, 'OOMKilled', 137), [REBOOTED]],
    ['the node was rebooted at another time', ended(50, 'Unknown', 255), [REBOOTED]],
    ['it was long ago', ended(300, 'Unknown', 255), [REBOOTED]],
    ['nothing says so', ended(21, 'Unknown', 255), []],
    [
      'only the proxy of the node began',
      ended(21, 'Unknown', 255),
      [of('Node', 'w1', 'Starting', '', 20)],
    ],
  ])('says nothing where %s', (_, lastState, events) => {
    expect(remarked(lastState, events)).toEqual([]);
  });
});

function of(
  kind: string,
  name: string,
  reason: string,
  message: string,
  minutes: number,
): Resource<'Event'> {
  const one = event(reason, message, ago(minutes), name);
  return {
    ...one,
    metadata: { namespace: 'default', name: `${name}.${reason}` },
    involvedObject: { kind, name },
  };
}

function remarked(lastState: ReturnType<typeof ended>, events: readonly Resource[]) {
  const pod = readyPod({ restartCount: 1, lastState, ready: true });
  const { world } = openWorld(cluster([pod, ...events]));
  return [...(restartedWithNode.remark?.(pod, world) ?? [])];
}
