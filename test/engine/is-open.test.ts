import { describe, expect, it } from '@jest/globals';

import { kindOf, refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { isOpen } from '#src/engine/is-open.ts';
import { rules } from '#src/knowledge/rules.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago, event } from '#test/support/objects.ts';
import { nodeSaying } from '#test/support/scheduling.ts';
import { service, slice } from '#test/support/services.ts';
import { unreadyPod } from '#test/support/states.ts';

it.each([
  ['is open', {}, true],
  ['is over', { until: ago(1) }, false],
  ['may come right by itself', { normalFor: 20 }, false],
])('a symptom %s', (_, symptom, open) => {
  expect(isOpen(symptom)).toBe(open);
});

describe('what may still come right', () => {
  const refused = 'Readiness probe failed: dial tcp 10.0.0.7:8080: connect: connection refused';
  const starting = unreadyPod(0.5);
  const warned = (count: number): Resource => {
    const said = event('Unhealthy', refused, ago(0.1), 'web-1');
    return { ...said, type: 'Warning', count } as Resource;
  };
  const made = service('web');
  const young = { ...made, metadata: { ...made.metadata, creationTimestamp: ago(0.2) } };

  it.each([
    ['12 refused probes of a pod that starts', starting, [warned(12)]],
    ['a new Service that selects nothing', young, [slice('web')]],
  ])('is told and not called trouble: %s', async (_, object, others) => {
    const { state, findings, symptoms } = await verdictOn(object, others);

    expect(state).toBe('progressing');
    expect(findings).toHaveLength(1);
    expect(findings.map(({ confidence }) => confidence)).not.toContain('proven');
    expect(symptoms).toMatchObject([{ normalFor: expect.any(Number) }]);
  });

  it('is not told of a probe that only began', async () => {
    const { state, findings } = await verdictOn(starting, [warned(3)]);

    expect({ state, findings }).toEqual({ state: 'progressing', findings: [] });
  });
});

async function verdictOn(object: Resource, others: readonly Resource[]) {
  const source = cluster([object, nodeSaying({ type: 'Ready', status: 'True' }), ...others]);
  return (await diagnose(refTo(kindOf(object), object), lazily(source), rules)).verdict;
}
