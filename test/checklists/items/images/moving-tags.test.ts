import { expect, it } from '@jest/globals';

import { movingTags } from '#src/checklists/items/images/moving-tags.ts';
import { marksOf, setOn } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';

it.each([
  ['registry.example/shop/web:v1.4.2', 'pass'],
  [`shop/web:latest@sha256:${'a'.repeat(64)}`, 'pass'],
  ['shop/web:latest', 'fail'],
  ['shop/web', 'fail'],
  ['registry.example:5000/shop/web:main', 'fail'],
])('marks %s as %s', (image, is) => {
  const source = cluster(setOn(['a'], { containers: [{ name: 'app', image }] }));

  expect(marksOf(movingTags, source)).toEqual([`web: ${is}`]);
});
