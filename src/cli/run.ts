import { Command, CommanderError } from 'commander';

import { ENGINE_VERSION } from '../answers/engine-version.ts';
import type { Spent } from '../domain/answer.ts';
import { LANGS, type Lang } from '../domain/lang.ts';
import { present } from '../text/present.ts';
import { saidOf, statusOf } from './failure.ts';
import type { ExitStatus, Session, CaptureLive, ClusterOptions, OpenedCluster } from './session.ts';
import { subcommands } from './subcommands.ts';
import type { Terminal } from './terminal.ts';

/** Captures a live cluster. */
const captureLive: CaptureLive = async (cluster, folder, what) => {
  const { captureCluster } = await import('../cluster/capture.ts');
  return await captureCluster(cluster, folder, what);
};

const REAL_PARTS = { open: openCluster, capture: captureLive };

/** Runs kubewhy with the arguments of a command line; resolves to its exit status. */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  parts: Omit<Session, 'terminal' | 'finish'> = REAL_PARTS,
): Promise<ExitStatus> {
  let status: ExitStatus = 0;
  const session: Session = { ...parts, terminal, finish: (ended) => void (status = ended) };
  const program = new Command('kubewhy')
    .description(
      'Says why something in a Kubernetes cluster is broken, and what may safely be done.',
    )
    .version(ENGINE_VERSION)
    .exitOverride()
    .showHelpAfterError('(kubewhy --help lists the commands, kubewhy help <command> its options)')
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.err(text),
    })
    .hook('preSubcommand', async (_, command) => {
      const found = subcommands.find(({ name }) => name === command.name());
      (await found?.load())?.(command, session);
    });
  for (const { name, description } of subcommands) program.command(name).description(description);

  try {
    await program.parseAsync(asked(args), { from: 'user' });
    return status;
  } catch (error) {
    const failed = statusOf(error);
    // commander has written its own messages already.
    if (error instanceof Error && !(error instanceof CommanderError)) {
      terminal.err(`kubewhy: ${saidOf(error, langIn(args))}\n`);
    }
    return failed;
  }
}

/** `help why` as `why --help`: commander's own help tells only what was there before the subcommand was loaded. */
function asked(args: readonly string[]): string[] {
  const [first, name, ...rest] = args;
  return first === 'help' && name ? [name, '--help', ...rest] : [...args];
}

/** As the commands take it; a command that failed has not told. */
function langIn(args: readonly string[]): Lang {
  const after = args[args.indexOf('--lang') + 1];
  const said = args.includes('--lang') ? after : undefined;
  return LANGS.find((lang) => args.includes(`--lang=${lang}`) || said === lang) ?? LANGS[0];
}

/** Opens what the options name. What reads a recording is loaded only for one, and so is what a live cluster needs. */
async function openCluster(options: ClusterOptions, most?: Spent): Promise<OpenedCluster> {
  const { snapshot, context, kubeconfig } = options;
  if (snapshot) {
    const { readRecording } = await import('../cluster/recording.ts');
    const { recorded } = await import('../world/recorded.ts');
    const { metered } = await import('../world/metered.ts');
    const { redactedFacts } = await import('../text/redaction/redacted-facts.ts');
    const source = recorded(await readRecording(snapshot));
    return {
      loader: redactedFacts(metered({ load: async () => source }, most)),
      cluster: 'recorded',
    };
  }
  const { openCluster: open } = await import('../cluster/open-cluster.ts');
  const opened = open({ name: context ?? 'current-context', context, kubeconfig });
  const { name, writer, where, whoAmI, loader } = opened;
  await opened.ready();
  return {
    loader: loader(most),
    cluster: name,
    writer,
    ...present({ where, whoAmI }),
  };
}
