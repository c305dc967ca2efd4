import { refTo } from '../domain/keys.ts';
import type { Resource } from '../domain/resource.ts';
import { redactedLines } from '../text/redaction/redacted-lines.ts';
import type { Log } from '../world/recorded.ts';
import type { Api } from './live/api.ts';
import { readLog } from './live/read-log.ts';

type Status = Readonly<{ name: string; ready: boolean; restartCount: number }>;

/** The last lines of all containers that are not ready or were restarted, of both their runs. */
export async function captureLogs(
  api: Api,
  pods: readonly Resource<'Pod'>[],
): Promise<readonly Log[]> {
  const wanted = pods.flatMap((pod) =>
    statusesOf(pod)
      .filter(({ ready, restartCount }) => !ready || restartCount > 0)
      .map(({ name }) => ({ pod: refTo('Pod', pod), container: name })),
  );
  const logs = await Promise.all(
    wanted.flatMap(({ pod, container }) =>
      (['current', 'previous'] as const).map(async (run) => {
        const fact = await readLog(api, pod, container, run);
        return fact.is === 'known'
          ? [{ pod, container, run, lines: redactedLines(fact.value) }]
          : [];
      }),
    ),
  );
  return logs.flat();
}

function statusesOf({ status }: Resource<'Pod'>): readonly Status[] {
  return [...(status?.initContainerStatuses ?? []), ...(status?.containerStatuses ?? [])];
}
