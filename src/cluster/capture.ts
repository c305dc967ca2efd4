import { refTo } from '../domain/keys.ts';
import type { Resource } from '../domain/resource.ts';
import { redactedLines } from '../text/redaction/redacted-lines.ts';
import type { Recording, Log } from '../world/recorded.ts';
import { coverFor } from './cover.ts';
import type { Api } from './live/api.ts';
import { spelled, type ApiResource } from './live/discovery.ts';
import { liveApi, type LiveSettings } from './live/kube-config.ts';
import { patienceWith, type Patiently } from './live/patience.ts';
import { readLog } from './live/read-log.ts';
import { readList } from './live/reads.ts';
import { withoutSecrets } from './without-secrets.ts';
import { writeRecording } from './write-recording.ts';

type Status = Readonly<{ name: string; ready: boolean; restartCount: number }>;

/** What to capture: which namespaces, and whether the logs of pods that are not well. */
export type CaptureOptions = Readonly<{ namespaces: '*' | readonly string[]; logs?: boolean }>;

const UNKNOWN = { is: 'unknown', why: 'no-answer' } as const;
const NONE = { items: [], gap: 'no-answer' } as const;

/** Large, changing all the time, or there twice; and nothing in them explains a failure. */
const LEFT_OUT = [
  'componentstatuses',
  'customresourcedefinitions.apiextensions.k8s.io',
  'events.events.k8s.io',
  'leases.coordination.k8s.io',
];

/**
 * Reads what a cluster has in these namespaces, and all that is cluster-scoped, without anything that may
 * be secret. What may not be read is noted as not captured. Throws ClusterUnreachable.
 */
export async function capture(api: Api, { namespaces, logs }: CaptureOptions): Promise<Recording> {
  const cover = coverFor('recording');
  const patiently = patienceWith(api);
  const lists = await Promise.all(
    (await listable(api)).flatMap((resource) =>
      placesOf(resource, namespaces).map((namespace) => read(patiently, resource, namespace)),
    ),
  );
  const objects = lists.flatMap((list) => list.objects);
  const pods = objects.filter((object) => object.kind === 'Pod' && object.apiVersion === 'v1');
  return {
    objects: objects.map((object) => withoutSecrets(object, cover)),
    logs: logs ? await captureLogs(patiently, pods as readonly Resource<'Pod'>[]) : [],
    captured: [{ resources: '*', namespaces: namespaces === '*' ? '*' : [...namespaces, ''] }],
    notCaptured: [
      ...LEFT_OUT.map((resource) => ({ resource, reason: 'left-out' })),
      // Those of pods that are well are never read.
      { resource: 'pods/log', reason: 'left-out' },
      ...lists.flatMap(({ missing }) => missing),
    ],
    now: api.now().toISOString(),
    server: await api.version(),
  };
}

/** Captures a live cluster into a new folder; throws ClusterUnreachable or BadConfig. */
export async function captureCluster(
  settings: LiveSettings,
  folder: string,
  options: CaptureOptions,
): Promise<Recording> {
  const recording = await capture(await liveApi(settings), options);
  await writeRecording(folder, recording);
  return recording;
}

/** Each kind once, in its preferred version. */
async function listable(api: Api): Promise<readonly ApiResource[]> {
  const kinds = new Map<string, ApiResource>();
  for (const resource of await api.resources()) {
    const wanted = resource.verbs.includes('list') && !LEFT_OUT.includes(spelled(resource));
    if (wanted && !kinds.has(resource.kind)) kinds.set(resource.kind, resource);
  }
  return [...kinds.values()];
}

/** Where to list a kind; undefined is everywhere. */
function placesOf({ namespaced }: ApiResource, namespaces: CaptureOptions['namespaces']) {
  return namespaced && namespaces !== '*' ? namespaces : [undefined];
}

async function read(patiently: Patiently, resource: ApiResource, namespace: string | undefined) {
  const scope = namespace === undefined ? ({ all: true } as const) : { namespace };
  const { kind } = resource;
  const { items, gap } = await patiently(kind, (to) => readList(to, kind, scope), NONE);
  const where = namespace === undefined ? {} : { namespace };
  const missing = gap ? [{ resource: spelled(resource), ...where, reason: gap }] : [];
  return { objects: items, missing };
}

/** The last lines of all containers that are not ready or were restarted, of both their runs. */
async function captureLogs(
  patiently: Patiently,
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
        const ask = (to: Api) => readLog(to, pod, container, run);
        const fact = await patiently('logs', ask, UNKNOWN);
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
