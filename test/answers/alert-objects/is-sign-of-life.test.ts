import { expect, it } from '@jest/globals';

import { isSignOfLife } from '#src/answers/alert-objects/is-sign-of-life.ts';

it.each(['Watchdog', 'InfoInhibitor', 'DeadMansSwitch', 'watchdog'])(
  '%s only shows that alerts arrive',
  (name) => {
    expect(isSignOfLife({ name })).toBe(true);
  },
);

it('an alert about something is none', () => {
  expect(isSignOfLife({ name: 'WatchdogTimerExpired' })).toBe(false);
});
