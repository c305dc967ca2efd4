import type { Command } from 'commander';

import type { DemoOptions } from '../roles/demo/demo-settings.ts';
import type { Session } from './session.ts';

/** `kubewhy demo`, which `npm start` runs: everything on this machine, until Ctrl-C. */
export function registerDemo(program: Command, session: Session): void {
  program
    .command('demo')
    .description('try the Slack bot on this machine, with a recorded cluster')
    .option('--redis-server <path>', 'the Redis program to start', 'redis-server')
    .option('--context <name>', 'read the cluster of this kubeconfig context instead')
    .option('--allow-writes', 'let buttons change that cluster')
    .option('--lang <language>', 'en or ko', 'en')
    .action(async (options: DemoOptions) => {
      const { runDemo } = await import('../roles/demo/run-demo.ts');
      const { terminal } = session;
      const ended = await runDemo(options, (line) => terminal.out(`${line}\n`));
      if (ended) terminal.err(`kubewhy: ${ended} Its lines above say why.\n`);
      session.finish(ended ? 3 : 0);
    });
}
