import { Command, CommanderError } from 'commander';

import { ENGINE_VERSION } from '../answers/engine-version.ts';
import { kubernetesEngine } from '../answers/kubernetes-engine.ts';
import type { Lang } from '../domain/lang.ts';
import { registerCapture } from './capture.ts';
import { registerExplain } from './explain.ts';
import { saidOf, statusOf } from './failure.ts';
import { captureLive, openCluster } from './open-cluster.ts';
import { registerPreflight } from './preflight.ts';
import { readAlerts } from './read-alerts.ts';
import { registerReplay } from './replay.ts';
import { registerScan } from './scan.ts';
import { registerServe } from './serve.ts';
import type { ExitStatus, Register, Session } from './session.ts';
import type { Terminal } from './terminal.ts';
import { registerWhy } from './why.ts';

const SUBCOMMANDS: readonly Register[] = [
  registerWhy,
  registerScan,
  registerExplain,
  registerPreflight,
  registerServe,
  registerCapture,
  registerReplay,
];
const REAL_PARTS = {
  engine: kubernetesEngine,
  open: openCluster,
  capture: captureLive,
  readAlerts,
};

/** Runs kubewhy with the arguments of a command line; resolves to its exit status. */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  parts: Omit<Session, 'terminal' | 'finish'> = REAL_PARTS,
): Promise<ExitStatus> {
  let status: ExitStatus = 0;
  const program = new Command('kubewhy')
    .description(
      'Says why something in a Kubernetes cluster is broken, and what may safely be done.',
    )
    .version(ENGINE_VERSION)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.err(text),
    });
  const session: Session = { ...parts, terminal, finish: (ended) => void (status = ended) };
  for (const register of SUBCOMMANDS) register(program, session);

  try {
    await program.parseAsync([...args], { from: 'user' });
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

/** As the commands take it; a command that failed has not told. */
function langIn(args: readonly string[]): Lang {
  const after = args[args.indexOf('--lang') + 1];
  return args.includes('--lang=ko') || (args.includes('--lang') && after === 'ko') ? 'ko' : 'en';
}
