import { describe, expect, it } from '@jest/globals';

import type { Incident, LastLook } from '#src/domain/incident.ts';
import { alertMessage } from '#src/slack/views/alert.ts';
import { lookNote } from '#src/slack/views/look-note.ts';
import { alert, incident } from '#test/slack/support/incidents.ts';

const firing = alert();
const resolved = alert({ status: 'resolved', endsAt: '2026-03-02T09:30:00Z' });

describe('after the end of its alerts, a thread says', () => {
  it.each([
    ['well', '09:31', /^Resolved, and well$/],
    ['ill', '09:31', /but still: two pods wait/],
    ['unclear', '09:31', /is not known/],
    ['well', '09:29', /is not known/],
  ] as const)('what a look shows that is %s at %s', (is, time, said) => {
    expect(lookNote(of(resolved, is, time))).toMatch(said);
  });

  it('nothing green where something is still wrong', () => {
    const { blocks } = alertMessage({ ...of(resolved, 'ill', '09:31'), alert: resolved });

    expect(JSON.stringify(blocks[0])).not.toContain('✅');
  });
});

it('while they fire a thread says that their cause is gone, and nothing else', () => {
  expect(lookNote(of(firing, 'well', '09:31'))).toMatch(/^Not seen any more at .*still fires$/);
  expect(lookNote(of(firing, 'ill', '09:31'))).toBeUndefined();
  expect(lookNote({ ...incident(), alert: firing })).toBeUndefined();
});

function of(one: typeof firing, is: LastLook['is'], time: string): Incident {
  const lastLook = { at: `2026-03-02T${time}:00Z`, is, said: 'two pods wait', turn: 0 };
  return { ...incident(), alert: one, alerts: [one], root: 'a root', lastLook };
}
