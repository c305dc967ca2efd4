import { Command, Option } from 'commander';

import { saidOf, statusOf } from '../src/cli/failure.ts';
import { readRecording } from '../src/cluster/recording.ts';
import { LANGS } from '../src/domain/lang.ts';
import type { DemoOptions } from './run/demo-settings.ts';
import { runDemo } from './run/run-demo.ts';

/** `npm start`: the Slack bot on this machine, with a recorded cluster, until Ctrl-C. */
const program = new Command('npm start --')
  .description('Try the Slack bot on this machine, with a recorded cluster.')
  .option('--redis-server <path>', 'the Redis program to start', 'redis-server')
  .option('--no-install', 'do not install redis-server where it is missing')
  .option('--snapshot <path>', 'play this recorded cluster, such as one of kubewhy capture')
  .addOption(
    new Option('--context <name>', 'read the cluster of this kubeconfig context instead').conflicts(
      'snapshot',
    ),
  )
  .option('--allow-writes', 'let buttons change that cluster')
  .addOption(new Option('--lang <language>', 'language').choices(LANGS).default('en'))
  .exitOverride()
  .action(async (options: DemoOptions) => {
    if (options.snapshot) await readRecording(options.snapshot); // says what is wrong with it before anything starts
    const ended = await runDemo(options, (line) => process.stdout.write(`${line}\n`));
    if (!ended) return;
    console.error(`kubewhy: ${ended} Its lines above say why.`);
    process.exitCode = 3;
  });

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = statusOf(error);
  if (error instanceof Error && !('exitCode' in error)) {
    console.error(`kubewhy: ${saidOf(error, 'en')}`);
  }
}
