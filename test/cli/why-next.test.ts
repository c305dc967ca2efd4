import { describe, expect, it } from '@jest/globals';

import { kubewhy } from '#test/support/command-lines.ts';

describe('kubewhy why, where it has no cause to tell,', () => {
  it('says what to look at where no rule explains a crash', async () => {
    const asked = ['deploy/settlement', '-n', 'batch-eu'];

    const { out } = await kubewhy(['why', ...asked, '--snapshot', 'test/scenarios/crash-no-logs']);

    expect(out).toContain('Look next');
    expect(out).toMatch(/kubectl -n batch-eu logs settlement-\S+ -c settlement --previous/);
  });

  it.each([
    ['-n', ['pod/web-1', '-n', 'analytic']],
    ['its own words', ['analytic/report']],
  ])('tells that the namespace of %s does not exist', async (_, asked) => {
    const { status, err } = await kubewhy([
      'why',
      ...asked,
      '--snapshot',
      'test/scenarios/oom-limit',
    ]);

    expect(status).toBe(2);
    expect(err).toContain('analytic');
  });
});
