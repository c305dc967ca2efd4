import { readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { publishedSchema } from '#test/support/published-schema.ts';

it('publishes the schema of kubewhy/v1 as it is; `npm run schema` writes it', () => {
  const published: unknown = JSON.parse(readFileSync('docs/kubewhy-v1.schema.json', 'utf8'));

  expect(published).toEqual(publishedSchema());
});
