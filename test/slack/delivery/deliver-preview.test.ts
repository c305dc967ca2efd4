import { afterEach, beforeEach, expect, it } from '@jest/globals';

import type { Gateway } from '#test/slack/support/gateway.ts';
import { modalOf, previewed, startAnswered } from '#test/slack/support/reviewing.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startAnswered();
});
afterEach(() => gateway.stop());

it.each(['view_too_large', 'invalid_blocks', 'invalid_arguments'])(
  'a preview that Slack refuses for %s says so, and offers nothing to apply',
  async (code) => {
    gateway.double.faults.next('views.update', { is: 'error', code });

    await previewed(gateway);

    expect(modalOf(gateway)).toContain('too large to be shown');
    expect(modalOf(gateway)).not.toContain('apply_plan');
  },
);
