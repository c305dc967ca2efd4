import { readFileSync } from 'node:fs';

import { alsoInPayload } from '../answers/words/errors.ts';
import { usageWords } from '../answers/words/failures.ts';
import type { Lang } from '../domain/lang.ts';
import type { Query } from '../domain/question.ts';
import { askedOfAlerts } from './asked-of-alerts.ts';
import type { Session } from './session.ts';
import { UsageError } from './usage-error.ts';

type QueryOptions = Readonly<{ alert?: string; lang: Lang }>;

/** What was typed, or what the alerts of a payload are about. Throws UsageError. */
export async function queryOf(
  target: string | undefined,
  { alert, lang }: QueryOptions,
  session: Session,
): Promise<Query> {
  if (target && !alert) return { text: target };
  if (target) throw new UsageError(usageWords.targetAndAlert[lang]);
  if (!alert) throw new UsageError(usageWords.noTarget[lang]);
  const { readAlerts } = await import('./read-alerts.ts');
  const payload = alert === '-' ? await session.terminal.readAll() : readInput(alert);
  const { query, others } = askedOfAlerts(readAlerts(payload), lang);
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
