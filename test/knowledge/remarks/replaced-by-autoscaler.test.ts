import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { replacedByAutoscaler } from '#src/knowledge/remarks/replaced-by-autoscaler.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, owned } from '#test/support/objects.ts';
import { readyPod } from '#test/support/states.ts';

const maker = { apiVersion: 'apps/v1', kind: 'ReplicaSet', namespace: 'shop', name: 'web-5d8f7' };
const made = (name: string) => ({
  ...event('SuccessfulCreate', `Created pod: ${name}`, ago(40)),
  involvedObject: maker,
});
const gone = [made('web-old'), made('web-older')];
const evicted = (name: string, minutes: number, reason = 'EvictedByVPA') =>
  event(
    reason,
    'Pod was evicted by VPA Updater to apply resource recommendation.',
    ago(minutes),
    name,
  );
const changed = { vpaUpdates: 'Pod resources updated by web-vpa: container 0: cpu request' };

function remarks(others: readonly Resource[], annotations = {}, forbidden: string[] = []) {
  const pod = owned(readyPod(), { kind: 'apps/ReplicaSet', name: 'web-5d8f7' });
  const now = { ...pod, metadata: { ...pod.metadata, annotations } };
  const { world } = openWorld(cluster([now, ...others], forbidden));
  return [...(replacedByAutoscaler.remark?.(now, world) ?? [])];
}

it('names the pods before it that were evicted to give the next other requests', () => {
  const [remark] = remarks([...gone, evicted('web-old', 5), evicted('web-older', 20)], changed);
  const on = { kind: 'Pod', namespace: 'shop', name: 'web-1' };

  expect(remark).toEqual({ autoscaler: 'web-vpa', pods: ['web-old', 'web-older'], at: ago(5) });
  expect(remark && replacedByAutoscaler.text.en(on, remark)).toMatch(
    /^Before `web-1`, `web-old`, `web-older` of the same workload were evicted, the last at .*`web-vpa`/,
  );
  expect(remark && replacedByAutoscaler.text.ko(on, remark)).toMatch(
    /`web-old`, `web-older` 파드가/,
  );
});

it.each<[string, Parameters<typeof remarks>]>([
  ['no autoscaler changes it', [[...gone, evicted('web-old', 5)]]],
  ['those before it ended otherwise', [[...gone, evicted('web-old', 5, 'Killing')], changed]],
  ['another pod was evicted', [[...gone, evicted('api-old', 5)], changed]],
  ['none was before it', [[], changed]],
  ['events may not be read', [[], changed, ['events']]],
])('says nothing where %s', (_, parts) => {
  expect(remarks(...parts)).toEqual([]);
});
