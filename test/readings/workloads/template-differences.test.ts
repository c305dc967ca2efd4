import { expect, it } from '@jest/globals';

import { templateDifferences } from '#src/readings/workloads/template-differences.ts';

const container = { name: 'app', image: 'app:1' };
const before = { spec: { containers: [container] } };

it('finds none where only the labels differ', () => {
  expect(templateDifferences(before, { metadata: { labels: { hash: 'b' } }, ...before })).toEqual(
    [],
  );
});

it('names what changed in a container, and of its image from what to what', () => {
  const changed = { ...container, image: 'app:2', securityContext: { runAsUser: 1 } };

  expect(templateDifferences(before, { spec: { containers: [changed] } })).toEqual([
    'containers[app].image (app:1 → app:2)',
    'containers[app].securityContext',
  ]);
});

it('names containers that came and went, and fields of the pod', () => {
  const after = { spec: { containers: [{ name: 'web' }], hostNetwork: true } };

  expect(templateDifferences(before, after)).toEqual([
    'containers[app] (gone)',
    'containers[web] (new)',
    'hostNetwork',
  ]);
});

it('does not mind the order of fields', () => {
  const turned = { spec: { containers: [{ image: 'app:1', name: 'app' }] } };

  expect(templateDifferences(before, turned)).toEqual([]);
});
