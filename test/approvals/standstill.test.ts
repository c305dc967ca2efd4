import { describe, expect, it } from '@jest/globals';

import { frozenBy, standstillAt, standstillText } from '#src/approvals/standstill.ts';
import type { ChangeWindow } from '#src/domain/standstill.ts';

const freeze = {
  by: { team: 'T1', id: 'U1', name: 'mina' },
  reason: 'payday',
  at: '2026-03-02T09:00:00Z',
};
const hours: ChangeWindow = { days: ['mon'], from: '09:00', to: '18:00', zone: 'Asia/Seoul' };
const night: ChangeWindow = { days: ['mon'], from: '22:00', to: '06:00', zone: 'UTC' };

describe('a standstill', () => {
  it('is not without freeze, windows or switch', () => {
    expect(at('2026-03-02T00:00:00Z', [])).toBeUndefined();
  });

  it('is ordered by the settings before anybody', () => {
    const agreed = { changes: 'off', changeWindows: [] } as const;

    expect(standstillAt(new Date(), agreed, freeze)).toEqual({ is: 'off' });
  });

  it('is a freeze, in the agreed hours too', () => {
    const agreed = { changes: 'on', changeWindows: [hours] } as const;

    expect(standstillAt(new Date('2026-03-02T01:00:00Z'), agreed, freeze)).toEqual({
      is: 'frozen',
      freeze,
    });
  });

  it.each([
    ['2026-03-01T23:59:59Z', hours, 'closed'], // 08:59 on Monday in Seoul
    ['2026-03-02T00:00:00Z', hours, 'open'],
    ['2026-03-02T08:59:59Z', hours, 'open'],
    ['2026-03-02T09:00:00Z', hours, 'closed'],
    ['2026-03-03T01:00:00Z', hours, 'closed'], // Tuesday
    ['2026-03-02T21:59:00Z', night, 'closed'],
    ['2026-03-02T22:00:00Z', night, 'open'],
    ['2026-03-03T05:59:00Z', night, 'open'], // what began on Monday
    ['2026-03-03T06:00:00Z', night, 'closed'],
    ['2026-03-02T05:00:00Z', night, 'closed'], // what began on Sunday
    ['2026-03-02T00:00:00Z', { ...night, from: '00:00', to: '00:00' }, 'open'], // all day
  ])('at %s outside of %o leaves changes %s', (time, window, expected) => {
    expect(at(time, [window]) ? 'closed' : 'open').toBe(expected);
  });

  it('ends where any of several windows is open', () => {
    expect(at('2026-03-02T22:30:00Z', [hours, night])).toBeUndefined();
  });

  it.each([
    ['en', 'gateway', 90_400, 'The clock of the gateway is 90 s ahead of the clock of Redis.'],
    ['en', 'remediator', -61_000, 'The clock of the remediator is 61 s behind the clock of Redis.'],
    ['ko', 'remediator', -61_000, 'remediator의 시계가 Redis의 시계보다 61초 느립니다.'],
  ] as const)('names the clock that is wrong (%s, %s)', (lang, whose, aheadMs, text) => {
    expect(standstillText({ is: 'clock', whose, aheadMs }, lang)).toContain(text);
  });

  it.each([
    ['en', 'All changes are frozen by mina since 2026-03-02 09:00 UTC: payday.'],
    ['ko', '모든 변경이 동결되었습니다 (mina 님, 2026-03-02 09:00 UTC부터): payday.'],
  ] as const)('says who froze changes, when and why (%s)', (lang, text) => {
    expect(standstillText({ is: 'frozen', freeze }, lang)).toContain(text);
  });

  it.each([
    [
      'en',
      'All changes are frozen by an entry in Redis that cannot be read. The command `unfreeze`',
    ],
    ['ko', '모든 변경이 동결되었습니다(읽을 수 없는 Redis 항목). `unfreeze`'],
  ] as const)('holds where nobody can tell who froze changes (%s)', (lang, text) => {
    expect(standstillText(frozenBy('unreadable'), lang)).toContain(text);
  });

  it('says when changes are agreed', () => {
    const text = standstillText({ is: 'closed', windows: [hours] }, 'en');

    expect(text).toContain('mon 09:00–18:00 Asia/Seoul');
  });
});

function at(time: string, changeWindows: readonly ChangeWindow[]) {
  return standstillAt(new Date(time), { changes: 'on', changeWindows }, undefined);
}
