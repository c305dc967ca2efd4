import { type Command, Option } from 'commander';

import { readRecording } from '../cluster/recording.ts';
import type { DemoOptions } from '../roles/demo/demo-settings.ts';
import type { Session } from './session.ts';
import { UsageError } from './usage-error.ts';

/** `scripts/start.mjs` takes this option before it starts the demo. */
const NPM_START = `
As npm start -- [options] also:
  --no-install           do not install redis-server where it is missing`;

/** `kubewhy demo`, which `npm start` runs: everything on this machine, until Ctrl-C. */
export function registerDemo(program: Command, session: Session): void {
  program
    .command('demo')
    .description('try the Slack bot on this machine, with a recorded cluster')
    .option('--redis-server <path>', 'the Redis program to start', 'redis-server')
    .option('--snapshot <path>', 'play this recorded cluster, such as one of kubewhy capture')
    .option('--context <name>', 'read the cluster of this kubeconfig context instead')
    .option('--allow-writes', 'let buttons change that cluster')
    .addOption(new Option('--lang <language>', 'language').choices(['en', 'ko']).default('en'))
    .addHelpText('after', NPM_START)
    .action(async (options: DemoOptions) => {
      const { snapshot, context } = options;
      if (snapshot && context) throw new UsageError('Give --snapshot or --context, not both');
      if (snapshot) await readRecording(snapshot); // says what is wrong with it before anything starts
      const { runDemo } = await import('../roles/demo/run-demo.ts');
      const { terminal } = session;
      const ended = await runDemo(options, (line) => terminal.out(`${line}\n`));
      if (ended) terminal.err(`kubewhy: ${ended} Its lines above say why.\n`);
      session.finish(ended ? 3 : 0);
    });
}
