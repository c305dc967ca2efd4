import { expect, it } from '@jest/globals';

import { checked } from '#src/answers/checked.ts';
import { checklists } from '#src/checklists/lists.ts';
import { CheckAnswerSchema } from '#test/support/check-answer-schema.ts';
import { readyNode, setOn } from '#test/support/checklists.ts';
import { cluster, lazily } from '#test/support/clusters.ts';

const IMAGES = checklists.filter(({ id }) => id === 'images');
const source = cluster([readyNode('a'), ...setOn(['a'])]);

it('counts its lines, and says so in one sentence', async () => {
  const answer = await checked(
    IMAGES,
    {},
    {
      loader: lazily(source),
      cluster: 'lab',
      lang: 'en',
    },
  );

  expect(CheckAnswerSchema.parse(answer)).toMatchObject({
    summary: 'The cluster: nothing failed, 1 passed, 0 not checked.',
    counts: { pass: 1, fail: 0, notChecked: 0 },
  });
});

it('shows a channel only what it may see, and says that there is more', async () => {
  const audience = { sees: async () => () => false, enters: async () => true };
  const deps = { loader: lazily(source), cluster: 'lab', lang: 'en', audience } as const;
  const answer = await checked(IMAGES, {}, deps);

  expect(answer.lists.flatMap(({ lines }) => lines)).toEqual([]);
  expect(answer.summary).toContain('1 object is not shown in this channel');
});

it('says that nothing is called so where somebody asks about a name', async () => {
  const deps = { loader: lazily(source), cluster: 'lab', lang: 'en' } as const;
  const answer = await checked(IMAGES, { about: ['wbe'] }, deps);

  expect(answer.summary).toContain('Nothing on these checklists is called `wbe`');
});
