import type { ObjectName } from '../../domain/answer.ts';
import type { Person } from '../../domain/question.ts';
import { kindWord } from '../../text/kind-word.ts';
import { safe } from './text.ts';

/** "Rollout blog-system/web", not yet safe. */
export function nameOf(named: ObjectName): string {
  const { namespace, name } = named;
  return `${kindWord(named.kind)} ${namespace ? `${namespace}/` : ''}${name}`;
}

/** A mention where the id is one of Slack's, else the name. Safe. */
export function mention({ id, name }: Person): string {
  return /^[UW][A-Z0-9]{2,20}$/.test(id) ? `<@${id}>` : safe(`@${name}`, 80);
}

/** A clock time in the reader's own zone; UTC where Slack's date markup is not understood. Safe. */
export function clock(time: string | undefined): string | undefined {
  const utc = isoOf(time);
  return utc && `<!date^${secondsOf(utc)}^{time}|${utc.slice(11, 16)} UTC>`;
}

/** The same with its day: "today, 14:01". */
export function day(time: string | undefined): string | undefined {
  const utc = isoOf(time);
  const words = utc?.slice(0, 16).replace('T', ' ');
  return utc && `<!date^${secondsOf(utc)}^{date_short_pretty}, {time}|${words} UTC>`;
}

function isoOf(time: string | undefined): string | undefined {
  const ms = Date.parse(time ?? '');
  if (Number.isNaN(ms) || ms < 0 || ms >= YEAR_3000) return undefined;
  return new Date(ms).toISOString();
}

function secondsOf(utc: string): number {
  return Math.floor(Date.parse(utc) / 1000);
}
const YEAR_3000 = Date.UTC(3000);
