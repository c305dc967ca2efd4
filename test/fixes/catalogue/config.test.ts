import { expect, it } from '@jest/globals';

import { crashOf, proposalsFor, template } from '#test/fixes/support/crashes.ts';

it('stops the injection of service links', () => {
  const finding = crashOf('config/service-link-variable', {});

  expect(proposalsFor('config/no-service-links', finding, template({}))).toMatchObject([
    {
      change: {
        ops: [{ op: 'add', path: '/spec/template/spec/enableServiceLinks', value: false }],
      },
    },
  ]);
});
