import { setSourceMapsSupport } from 'node:module';

import type { Command } from 'commander';

import type { ExitStatus, Session } from './session.ts';

type Options = Readonly<{ role: string; config: string; ops?: string }>;

/** `kubewhy serve`: the Slack bot, one role or all of them, until it is asked to stop. */
export function registerServe(command: Command, session: Session): void {
  command
    .requiredOption('--role <role>', 'gateway, worker, remediator or all')
    .option('--config <file>', 'the settings', 'kubewhy.yaml')
    .option('--ops <host:port>', 'health and metrics elsewhere than the settings say')
    .action(async (options: Options) => session.finish(await serve(options, session)));
}

/**
 * What a role needs takes a second to load, so no other command pays for it, nor for reading the maps that give its
 * stacks the lines of the sources.
 */
async function serve(
  { role: word, config, ops }: Options,
  { terminal }: Session,
): Promise<ExitStatus> {
  setSourceMapsSupport(true);
  const { roleOf } = await import('../serve/roles/role-of.ts');
  const { readSettings } = await import('../serve/config/read-settings.ts');
  const { untilSignal } = await import('../serve/roles/until-signal.ts');
  const role = roleOf(word);
  const settings = await readSettings(config, ops === undefined ? {} : { ops });
  if (role !== 'all') {
    const { startRole } = await import('../serve/roles/start-role.ts');
    const running = await startRole(role, settings, process.env);
    process.send?.('started');
    await untilSignal();
    await running.stop();
    // BullMQ holds on to a Redis that is away; all that has to end has ended.
    process.exit(0);
  }

  const { runAll } = await import('../serve/roles/run-all.ts');
  const roles = runAll(process.argv[1] ?? '', config);
  const told = untilSignal();
  const ended = await Promise.race([roles.ended, told]);
  await roles.stop();
  if (ended === undefined) return 0;
  terminal.err(`kubewhy: ${ended} Its log lines above say why.\n`);
  return 3;
}
