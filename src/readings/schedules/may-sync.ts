import type { SyncWindow } from '../../domain/application.ts';
import type { Resource } from '../../domain/resource.ts';
import { isLike } from '../../text/is-like.ts';
import { msIn } from '../time.ts';
import { nextRun, scheduleOf } from './cron.ts';
import { isTimeZone } from './time-zones.ts';

/** A window as it stands to an Application at a time. */
type WindowState = 'open' | 'over' | 'other' | 'unsure';

/**
 * Whether an Application may be synced by itself at a time, by the windows of its project: never in one that denies, and where some
 * allow it, only in one of those (argo-cd pkg/apis/application/v1alpha1, SyncWindows.CanSync).
 */
export function maySync(
  application: Resource<'argoproj.io/Application'>,
  windows: readonly SyncWindow[],
  now: string,
): 'yes' | 'no' | 'unsure' {
  const all = windows.map(({ kind, ...one }) => ({
    isDeny: kind === 'deny',
    is: standingOf(one, application, now),
  }));
  if (all.some(({ isDeny, is }) => isDeny && is === 'open')) return 'no';
  if (all.some(({ is }) => is === 'unsure')) return 'unsure';
  const allows = all.filter(({ isDeny, is }) => !isDeny && is !== 'other');
  return allows.length === 0 || allows.some(({ is }) => is === 'open') ? 'yes' : 'no';
}

function standingOf(
  window: SyncWindow,
  application: Resource<'argoproj.io/Application'>,
  now: string,
): WindowState {
  const isFor = isAbout(window, application);
  if (!isFor) return isFor === undefined ? 'unsure' : 'other';
  const { schedule: text = '', duration = '', timeZone = 'UTC' } = window;
  const [schedule, length] = [scheduleOf(text), msIn(duration)];
  if (!schedule || length === undefined || !isTimeZone(timeZone)) return 'unsure';
  const began = nextRun(schedule, new Date(Date.parse(now) - length).toISOString(), timeZone);
  return began !== undefined && Date.parse(began) <= Date.parse(now) ? 'open' : 'over';
}

/** Undefined where a pattern holds more than `*`, which is followed nowhere here. */
function isAbout(
  { applications = [], namespaces = [], clusters = [], andOperator }: SyncWindow,
  { metadata, spec }: Resource<'argoproj.io/Application'>,
): boolean | undefined {
  const { namespace = '', name = '', server = '' } = spec?.destination ?? {};
  const lists = [
    { patterns: applications, texts: [metadata?.name ?? ''] },
    { patterns: namespaces, texts: [namespace] },
    { patterns: clusters, texts: [name, server].filter(Boolean) },
  ].filter(({ patterns }) => patterns.length > 0);
  if (lists.some(({ patterns }) => patterns.some((one) => /[?[\]{}\\!]/.test(one))))
    return undefined;
  const fits = lists.map(({ patterns, texts }) =>
    texts.some((text) => patterns.some((pattern) => isLike(pattern, text))),
  );
  return andOperator ? fits.length > 0 && fits.every(Boolean) : fits.some(Boolean);
}
