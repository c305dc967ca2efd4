import { readFileSync } from 'node:fs';

import type { Lang } from '../domain/lang.ts';
import type { Query } from '../domain/question.ts';
import { alsoInPayload } from '../i18n/errors.ts';
import { askedOfAlerts } from './asked-of-alerts.ts';
import type { Session } from './session.ts';
import { UsageError } from './usage-error.ts';

type Asked = Readonly<{ alert?: string; lang: Lang }>;

/** What was typed, or what the alerts of a payload are about. Throws UsageError. */
export async function queryOf(
  target: string | undefined,
  { alert, lang }: Asked,
  session: Session,
): Promise<Query> {
  if (target && !alert) return { text: target };
  if (target) throw new UsageError('Name a target or --alert <file>, not both');
  if (!alert) {
    throw new UsageError(
      'Say what to explain: kubewhy why <target>, such as pod/web-1, or --alert <file>',
    );
  }
  const payload = alert === '-' ? await session.terminal.readAll() : readInput(alert);
  const { query, others } = askedOfAlerts(session.readAlerts(payload), lang);
  if (others.length > 0) session.terminal.err(`${alsoInPayload[lang](query.text, others)}\n`);
  return query;
}

function readInput(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UsageError(`${file} cannot be read: name a file that holds an Alertmanager payload`, {
      cause,
    });
  }
}
