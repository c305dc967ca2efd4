import type { Spent } from '../domain/answer.ts';
import type { Identity, Loader, MayRead, MeteredLoader, Writer } from '../domain/ports.ts';
import { redactedFacts } from '../text/redaction/redacted-facts.ts';
import { metered } from '../world/metered.ts';
import { openApi, type Api } from './live/api.ts';
import { liveConnection, type LiveConnection } from './live/kube-config.ts';
import { liveLoader } from './live/live-loader.ts';
import { liveMayRead } from './live/live-may-read.ts';
import { whoAmI } from './live/who-am-i.ts';
import { writerAt } from './live/writer-at.ts';
import { recordedCluster } from './recorded-cluster.ts';

/** Which cluster is meant: a recording (with `state`, where its changes are kept), or a live one. */
export type ClusterSettings = Readonly<{
  name: string;
  recording?: string | undefined;
  state?: string | undefined;
  context?: string | undefined;
  kubeconfig?: string | undefined;
}>;

/** One cluster, live or recorded. */
export type Cluster = Readonly<{
  name: string;
  /** One loader serves one question, which may cost so much. What it brings holds no secrets. */
  loader(most?: Spent): MeteredLoader;
  writer: Writer;
  /** Rejects with BadConfig or UnreadableRecording when the settings lead nowhere. */
  ready(): Promise<void>;
  /** Only of a live cluster: its context and server, as a person knows them. Rejects with NoCluster. */
  where?(): Promise<string>;
  /** Only of a live cluster: as whom the kubeconfig logs in. Rejects with ClusterUnreachable. */
  whoAmI?(): Promise<Identity>;
  /** Only of a live cluster, too: what somebody else may read. */
  mayRead?: MayRead;
  /** Only of a recorded cluster: whether what it shows was recorded or is predicted. */
  origin?(): Promise<'recorded' | 'predicted'>;
}>;

/** How a live cluster is reached. Rejects with NoCluster. */
export type Connect = (settings: ClusterSettings) => Promise<LiveConnection>;

/** Opens a cluster. It is asked nothing before the first read, write or ready(). */
export function openCluster(settings: ClusterSettings, connect: Connect = liveConnection): Cluster {
  return settings.recording
    ? recordedOne(settings, settings.recording)
    : liveOne(settings, connect);
}

function recordedOne({ name, state }: ClusterSettings, recording: string): Cluster {
  const { loader, writer, origin } = recordedCluster(recording, state ?? `${recording}.state.json`);
  return {
    name,
    loader: (most) => redactedFacts(loader(most)),
    writer,
    origin,
    async ready() {
      await loader().load([]);
    },
  };
}

function liveOne(settings: ClusterSettings, connect: Connect): Cluster {
  let connected: Promise<LiveConnection> | undefined;
  let found: Promise<Api> | undefined;
  const connection = () => (connected ??= connect(settings));
  const api = () => (found ??= connection().then((one) => openApi(one, one.access)));
  return {
    name: settings.name,
    loader(most) {
      let loader: Loader | undefined;
      const load: Loader['load'] = async (reads) =>
        await (loader ??= liveLoader(await api())).load(reads);
      return redactedFacts(metered({ load }, most));
    },
    writer: writerAt(api),
    where: async () => (await connection()).access,
    whoAmI: async () => whoAmI(await api()),
    mayRead: async (...asked) => liveMayRead(await api())(...asked),
    async ready() {
      await api();
    },
  };
}
