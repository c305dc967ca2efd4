import { type Command, Option } from 'commander';

import { msIn } from '../readings/time.ts';
import { auditText } from './audit-text.ts';
import type { ExitStatus, Session } from './session.ts';
import { UsageError } from './usage-error.ts';

type Options = Readonly<{ config: string; since: string; output: 'text' | 'json' }>;

/** `kubewhy audit`: what was asked, offered, approved and done, by whom, and whether kubewhy wrote that itself. */
export function registerAudit(command: Command, session: Session): void {
  command
    .option('--config <file>', 'the settings of the bot', 'kubewhy.yaml')
    .option('--since <duration>', 'how far back, such as 30m, 24h or 7d', '24h')
    .addOption(
      new Option('-o, --output <format>', 'how to print').choices(['text', 'json']).default('text'),
    )
    .action(async (options: Options) => session.finish(await audit(options, session)));
}

/** What Redis needs is loaded by no other command. */
async function audit(
  { config, since, output }: Options,
  { terminal }: Session,
): Promise<ExitStatus> {
  const back = msIn(since);
  if (back === undefined) throw new UsageError('Write --since as a duration, such as 30m or 24h');
  const { readSettings } = await import('../serve/config/read-settings.ts');
  const { readAudit } = await import('../serve/operations/read-audit.ts');
  const from = new Date(Math.max(0, Date.now() - back));
  const { entries, unreadable, missing, isWhole } = await readAudit(
    await readSettings(config),
    process.env,
    from,
  );

  if (output === 'json') terminal.out(`${JSON.stringify(entries, undefined, 2)}\n`);
  else terminal.out(entries.map((one) => `${auditText(one)}\n`).join(''));
  const forged = entries.filter(({ genuine }) => !genuine).length + unreadable;
  if (entries.length === 0) terminal.err(`Nothing was noted in the last ${since}.\n`);
  if (forged > 0)
    terminal.err(
      `${forged} of the entries were not written by this kubewhy: see who can write to Redis.\n`,
    );
  if (missing > 0)
    terminal.err(
      `${missing} entries are missing of which these tell: Redis did not take them, or somebody took them out. The log has them.\n`,
    );
  if (entries.length > 0)
    terminal.err(
      `Whether entries after the last${isWhole ? '' : ', or before the first of a process,'} are missing cannot be told from these: compare them with the log.\n`,
    );
  return forged + missing > 0 ? 1 : 0;
}
