import { readFileSync } from 'node:fs';

import { alsoInPayload } from '../answers/words/errors.ts';
import { usageWords } from '../answers/words/failures.ts';
import type { Lang } from '../domain/lang.ts';
import type { Alert, Query } from '../domain/question.ts';
import { askedOfAlerts } from './asked-of-alerts.ts';
import type { Session } from './session.ts';
import { UsageError } from './usage-error.ts';

type QueryOptions = Readonly<{ alert?: string; lang: Lang }>;

type Asked = Readonly<{ query: Query; alert?: Alert }>;

/** What was typed, or what the alerts of a payload are about, with the first of them. Throws UsageError. */
export async function queryOf(
  target: string | undefined,
  { alert, lang }: QueryOptions,
  session: Session,
): Promise<Asked> {
  if (target && !alert) return { query: { text: target } };
  if (target) throw new UsageError(usageWords.targetAndAlert[lang]);
  if (!alert) throw new UsageError(usageWords.noTarget[lang]);
  const { readAlerts } = await import('./read-alerts.ts');
  const payload = alert === '-' ? await session.terminal.readAll() : readInput(alert);
  const { others, ...asked } = askedOfAlerts(readAlerts(payload), lang);
  if (others.length > 0) session.terminal.err(`${alsoInPayload[lang](asked.query.text, others)}\n`);
  return asked;
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
