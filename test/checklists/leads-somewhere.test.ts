import { expect, it } from '@jest/globals';

import { leadsSomewhere } from '#src/checklists/leads-somewhere.ts';
import type { SymptomFinder } from '#src/domain/model.ts';
import { marksOf, readyNode, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

const finder: SymptomFinder = {
  kind: 'nobody-explains-this',
  of: ['Node'],
  *find({ metadata }) {
    const on = { kind: 'Node', name: metadata?.name ?? '' };
    const evidence = { source: 'field', on, path: '/spec/x', quote: 'gone' } as const;
    if (on.name === 'bad')
      yield { kind: finder.kind, on, reason: 'NotFound', evidence, hurts: 'nobody' };
  },
};
const item = leadsSomewhere(
  'references/odd',
  { en: 'All is there', ko: '모두 있습니다' },
  ['Node'],
  [finder],
);
const source = cluster([readyNode('good'), readyNode('bad')]);

it('passes where its finders find nothing, and quotes what they find where no cause says it in words', () => {
  expect(marksOf(item, source)).toEqual(['bad: fail', 'good: pass']);
  expect(saidOf(item, source)).toContain('names `gone`, which is not there');
});
