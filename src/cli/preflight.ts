import type { Command } from 'commander';

import { preflight } from '../answers/preflight.ts';
import { readManifests } from '../cluster/read-manifests.ts';
import { UnreadableRecording } from '../cluster/unreadable-recording.ts';
import type { PreflightAnswer } from '../domain/preflight.ts';
import { type AskingOptions, failOn, withClusterOptions } from './asking-options.ts';
import { saidOf, statusOf } from './failure.ts';
import { data } from './formats.ts';
import { noAnswer } from './no-answer.ts';
import { preflightText } from './preflight-text.ts';
import { printNoAnswer } from './print-no-answer.ts';
import type { ExitStatus, Session } from './session.ts';
import { UsageError } from './usage-error.ts';

type Options = Omit<AskingOptions<'text' | keyof typeof data>, 'save'> &
  Readonly<{ filename: readonly string[]; fail?: boolean }>;

/** `kubewhy preflight -f <file>`: whether an update would deadlock, before it is applied. */
export function registerPreflight(command: Command, session: Session): void {
  command
    .requiredOption(
      '-f, --filename <file...>',
      'manifests of Deployments, StatefulSets, DaemonSets or Rollouts; - reads stdin',
    )
    .option('-n, --namespace <name>', 'of manifests that name none');
  withClusterOptions(command, ['text', 'json', 'yaml'])
    .option('--no-fail', 'exit with 0 on a deadlock, too')
    .addOption(failOn('warning: exit with 1 also if it may become a deadlock'))
    .action(async (options: Options) => {
      session.finish(await run(options, session));
    });
}

async function run(options: Options, session: Session): Promise<ExitStatus> {
  const { lang, output } = options;
  const { terminal } = session;
  try {
    const workloads = await workloadsIn(options, session);
    const { loader, cluster, namespace: usual = 'default' } = await session.open(options);
    const within = options.namespace ?? usual;
    const manifests = workloads.map((one) => ({
      ...one,
      metadata: { namespace: within, ...one.metadata },
    }));
    const answer = await preflight(manifests, { loader, cluster, lang });
    terminal.out(output === 'text' ? preflightText(answer, terminal.paper) : data[output](answer));
    return statusOfUpdates(answer, options);
  } catch (error) {
    const status = statusOf(error);
    return printNoAnswer(noAnswer('failed', saidOf(error, lang)), status, options, session);
  }
}

/** The workloads of all files; throws UsageError, which names the file. */
async function workloadsIn({ filename }: Options, { terminal }: Session) {
  try {
    const files = await Promise.all(
      filename.map((file) => readManifests(file, () => terminal.readAll())),
    );
    const workloads = files.flatMap((file) => file.workloads);
    if (workloads.length > 0) return workloads;
    const kinds = [...new Set(files.flatMap(({ others }) => others))].join(', ') || 'nothing';
    throw new UsageError(
      `${filename.join(', ')} holds ${kinds}: name a manifest of a Deployment, StatefulSet, DaemonSet or Rollout`,
    );
  } catch (error) {
    if (!(error instanceof UnreadableRecording)) throw error;
    throw new UsageError(error.message, { cause: error });
  }
}

/** A deadlock comes first; what could not be decided for want of a read is no pass. */
function statusOfUpdates({ updates }: PreflightAnswer, { fail, failOn }: Options): ExitStatus {
  if (fail !== false && updates.some((one) => isBad(one, failOn))) return 1;
  return updates.some(({ course }) => course.is === 'not-decided' && course.why === 'unread')
    ? 3
    : 0;
}

function isBad(
  { course, atMost }: PreflightAnswer['updates'][number],
  failOn: Options['failOn'],
): boolean {
  if (course.is === 'stuck') return course.deadlock.endsByItself.length === 0 || !!failOn;
  const may = (course.is === 'fits' && course.tight) || atMost?.course.is === 'stuck';
  return failOn === 'warning' && may === true;
}
