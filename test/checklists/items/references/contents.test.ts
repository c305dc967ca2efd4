import { expect, it } from '@jest/globals';

import { contents } from '#src/checklists/items/references/contents.ts';
import { marksOf, saidOf, setOn } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, configMap } from '#test/support/objects.ts';

const containers = [
  { name: 'app', image: 'app:1', envFrom: [{ configMapRef: { name: 'settings' } }] },
];
const SET = setOn(['a'], { containers });

it('passes where a ConfigMap that a template names is there', () => {
  expect(marksOf(contents, cluster([...SET, configMap('settings', ago(60))]))).toEqual([
    'web: pass',
  ]);
});

it('fails where it is not, though the pods that run have not needed it again', () => {
  expect(marksOf(contents, cluster(SET))).toEqual(['web: fail']);
  expect(saidOf(contents, cluster(SET))).toContain('settings');
});

it('is not checked where it cannot be read', () => {
  expect(marksOf(contents, cluster(SET, ['configmaps']))).toEqual(['web: not-checked']);
});
