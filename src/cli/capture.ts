import type { Command } from 'commander';

import { gapWords } from '../answers/words/not-read.ts';
import { GAPS } from '../domain/gap.ts';
import { present } from '../text/present.ts';
import type { ClusterOptions, ExitStatus, Session } from './session.ts';
import { UsageError } from './usage-error.ts';

type Options = Omit<ClusterOptions, 'snapshot'> &
  Readonly<{ namespace?: string[]; allNamespaces?: true; directory: string; logs?: true }>;

/** `kubewhy capture`: records a cluster, without what is secret, for `why --snapshot`. */
export function registerCapture(command: Command, session: Session): void {
  command
    .option('-n, --namespace <name...>', 'these namespaces')
    .option('-A, --all-namespaces', 'all namespaces')
    .requiredOption('-d, --directory <path>', 'a new folder to write to')
    .option('--logs', 'logs of pods that are not well, too; they may hold what is secret')
    .option('--context <name>', 'the cluster of this kubeconfig context')
    .option('--kubeconfig <file>', 'use this kubeconfig')
    .action(async (options: Options) => session.finish(await capture(options, session)));
}

async function capture(
  options: Options,
  { terminal, capture: write }: Session,
): Promise<ExitStatus> {
  const { namespace = [], allNamespaces, directory, logs, context, kubeconfig } = options;
  if (!allNamespaces && namespace.length === 0) {
    throw new UsageError('Say what to capture: -n <namespace>, or -A for all namespaces');
  }
  const cluster = { ...present({ context, kubeconfig }) };
  const namespaces = allNamespaces ? '*' : namespace;
  const made = await write(cluster, directory, { namespaces, ...present({ logs }) });

  const refused = made.notCaptured.filter(({ reason }) => reason !== 'left-out');
  for (const { resource, namespace: of, reason } of refused) {
    terminal.err(`not captured: ${resource}${of ? ` in ${of}` : ''} (${wordsOf(reason)})\n`);
  }
  terminal.err(`${made.objects.length} objects, ${made.logs.length} logs in ${directory}\n`);
  return refused.some(({ resource }) => resource === 'pods') ? 3 : 0;
}

/** The reason in words if it is a gap, as answers say it. */
function wordsOf(reason: string): string {
  const gap = GAPS.find((one) => one === reason);
  return gap ? gapWords[gap].en : reason;
}
