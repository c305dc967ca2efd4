import { expect, it } from '@jest/globals';

import { well } from '#src/checklists/well.ts';
import { marksOf, readyNode, saidOf, troubled } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { node } from '#test/support/scheduling.ts';

const nodes = well('nodes/well', { en: 'Nodes are well', ko: '노드가 정상입니다' }, ['Node']);

it('passes where nothing was found and the facts show that it is well', () => {
  expect(marksOf(nodes, cluster([readyNode('a')]))).toEqual(['a: pass']);
});

it('fails where a scan found something, and says what was seen where nobody knows the cause', () => {
  const on = { kind: 'Node', name: 'a' };
  const evidence = { source: 'field', on, path: '/status', quote: 'disk is full' } as const;
  const symptom = {
    key: '',
    kind: 'odd',
    on,
    reason: 'DiskPressure',
    evidence,
    hurts: 'redundancy',
  } as const;
  const found = troubled('a', { state: 'unexplained', symptoms: [symptom] });

  expect(marksOf(nodes, cluster([readyNode('a')]), found)).toEqual(['a: fail']);
  expect(saidOf(nodes, cluster([readyNode('a')]), found)).toContain('DiskPressure: disk is full');
});

it('is not checked where no fact shows that it is well, or nothing could be read', () => {
  expect(marksOf(nodes, cluster([node('a')]))).toEqual(['a: not-checked']);
  expect(marksOf(nodes, cluster([readyNode('a')]), { read: 'nothing' })).toEqual([
    'a: not-checked',
  ]);
});
