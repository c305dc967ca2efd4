import { describe, expect, it } from '@jest/globals';

import { withParents } from '#src/fixes/change/with-parents.ts';

const container = { name: 'app', resources: { limits: { cpu: '1' } } };

describe('fields to set', () => {
  it('stand where they are', () => {
    expect(withParents(container, '', { 'resources/limits/cpu': '2' })).toEqual([
      { path: '/resources/limits/cpu', value: '2' },
    ]);
  });

  it('come with the parents that are not there, all fields of one in one', () => {
    const fields = { 'resources/requests/cpu': '1', 'resources/requests/a.b~1c': '2', name: 'web' };

    expect(withParents(container, '', fields)).toEqual([
      { path: '/resources/requests', value: { cpu: '1', 'a.b/c': '2' } },
      { path: '/name', value: 'web' },
    ]);
  });

  it('are taken out only where they are', () => {
    const fields = { 'lifecycle/postStart': undefined, 'resources/limits/cpu': undefined };

    expect(withParents(container, '', fields)).toEqual([
      { path: '/resources/limits/cpu', value: undefined },
    ]);
  });
});
