import type { Bilingual, Lang } from '../domain/lang.ts';
import {
  DAYS,
  type ChangeWindow,
  type Day,
  type Freeze,
  type Standstill,
} from '../domain/standstill.ts';

/** The settings that stop changes: `changes`, and `changeWindows`, of which none means any time. */
export type Agreed = Readonly<{ changes: 'on' | 'off'; changeWindows: readonly ChangeWindow[] }>;

/** What keeps everybody from changing anything at that moment; undefined where nothing does. */
export function standstillAt(
  now: Date,
  { changes, changeWindows: windows }: Agreed,
  freeze: Freeze | 'unreadable' | undefined,
): Standstill | undefined {
  if (changes === 'off') return { is: 'off' };
  if (freeze) return frozenBy(freeze);
  const isOpen = windows.length === 0 || windows.some((window) => isWithin(window, now));
  return isOpen ? undefined : { is: 'closed', windows };
}

/** The standstill that a freeze is. */
export function frozenBy(freeze: Freeze | 'unreadable'): Standstill {
  return freeze === 'unreadable' ? { is: 'frozen' } : { is: 'frozen', freeze };
}

/** Says why nothing may be changed now, and what to do about it. */
export function standstillText(standstill: Standstill, lang: Lang): string {
  return TEXTS[lang][standstill.is](standstill);
}

function isWithin({ days, from, to, zone }: ChangeWindow, now: Date): boolean {
  const { day, time } = onClock(now, zone);
  if (from < to) return days.includes(day) && from <= time && time < to;
  return (days.includes(day) && from <= time) || (days.includes(dayBefore(day)) && time < to);
}

function onClock(now: Date, timeZone: string): Readonly<{ day: Day; time: string }> {
  const clock = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-GB', { ...clock, hourCycle: 'h23' });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = DAYS.find((one) => one === parts.get('weekday')?.toLowerCase()) ?? 'mon';
  return { day, time: `${parts.get('hour')}:${parts.get('minute')}` };
}

function dayBefore(day: Day): Day {
  return DAYS.at(DAYS.indexOf(day) - 1) ?? day;
}

type Texts = Readonly<Record<Standstill['is'], (standstill: Standstill) => string>>;
const TEXTS: Bilingual<Texts> = {
  en: {
    off: () => 'Changes are switched off here: `changes: off` in kubewhy.yaml.',
    frozen: (it) =>
      `All changes are frozen${told(it, ({ by, at }) => ` by ${by.name} since ${moment(at)}`, ' by an entry in Redis that cannot be read')}${reasonOf(it)}. The command \`unfreeze\` lifts it.`,
    closed: (it) => `Changes are made only ${hoursOf(it)} (\`changeWindows\` in kubewhy.yaml).`,
    clock: (it) =>
      `${clockOf(it, (whose, seconds, isAhead) => `The clock of the ${whose} is ${seconds} s ${isAhead ? 'ahead of' : 'behind'} the clock of Redis`)}. An approval is good for 60 s. Nothing was changed: set the clocks by NTP.`,
  },
  ko: {
    off: () => '여기서는 변경이 꺼져 있습니다(kubewhy.yaml 파일의 `changes: off`).',
    frozen: (it) =>
      `모든 변경이 동결되었습니다${told(it, ({ by, at }) => ` (${by.name} 님, ${moment(at)}부터)`, '(읽을 수 없는 Redis 항목)')}${reasonOf(it)}. \`unfreeze\` 명령으로 풀 수 있습니다.`,
    closed: (it) =>
      `변경은 정해진 시간에만 할 수 있습니다: ${hoursOf(it)} (kubewhy.yaml 파일의 \`changeWindows\`).`,
    clock: (it) =>
      `${clockOf(it, (whose, seconds, isAhead) => `${whose}의 시계가 Redis의 시계보다 ${seconds}초 ${isAhead ? '빠릅니다' : '느립니다'}`)}. 승인은 60초 동안만 유효합니다. 아무것도 바꾸지 않았습니다. 시계를 NTP로 맞추십시오.`,
  },
};

function told(standstill: Standstill, say: (freeze: Freeze) => string, unread = ''): string {
  if (standstill.is !== 'frozen') return '';
  return standstill.freeze ? say(standstill.freeze) : unread;
}

function reasonOf(standstill: Standstill): string {
  return told(standstill, ({ reason }) => (reason ? `: ${reason.replaceAll('`', "'")}` : ''));
}

function clockOf(
  standstill: Standstill,
  say: (whose: string, seconds: number, isAhead: boolean) => string,
): string {
  if (standstill.is !== 'clock') return '';
  const { whose, aheadMs } = standstill;
  return say(whose, Math.round(Math.abs(aheadMs) / 1000), aheadMs > 0);
}

/** "mon tue wed 09:00–18:00 Asia/Seoul". */
function hoursOf(standstill: Standstill): string {
  if (standstill.is !== 'closed') return '';
  const hours = standstill.windows.map(
    ({ days, from, to, zone }) => `${days.join(' ')} ${from}–${to} ${zone}`,
  );
  return hours.join(', ');
}

/** "2026-03-02 14:03 UTC". */
function moment(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`;
}
