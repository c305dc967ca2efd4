import { type Api, type Manifest, pathOf } from '#test/integration/support/api.ts';
import { seenByController } from '#test/integration/support/seen-by-controller.ts';
import { until } from '#test/integration/support/until.ts';

/** What a test reads of a Rollout. */
export type Live = Readonly<{
  metadata: Readonly<{ generation: number }>;
  spec: Readonly<{ paused?: boolean }>;
  status?: Readonly<{
    phase?: string;
    abort?: boolean;
    observedGeneration?: string;
    currentStepIndex?: number;
    updatedReplicas?: number;
    currentPodHash?: string;
    stableRS?: string;
    pauseConditions?: readonly object[];
    canary?: Readonly<{ currentStepAnalysisRunStatus?: Readonly<{ status?: string }> }>;
  }>;
}>;

/** One state of a Rollout: how it is specified, what is released, what a person does then, and how it shows. */
export type RolloutState = Readonly<{
  strategy: object;
  spec?: object; // besides
  release?: object; // fields of the pod spec
  done?: 'abort' | 'hold'; // by a person, at its first pause
  isReached(live: Live): boolean;
}>;

const PAUSE = { pause: {} };
const STEPS = [{ setWeight: 50 }, PAUSE, { setWeight: 80 }, PAUSE];
const CANARY = { canary: { steps: STEPS } };
const NOWHERE = { nodeSelector: { disk: 'none' } };
const NEXT = { terminationGracePeriodSeconds: 5 };
const SOON = { progressDeadlineSeconds: 5 };
const isPaused = ({ status }: Live) => Boolean(status?.pauseConditions?.length);
const isHalfway = ({ status }: Live) =>
  status?.currentPodHash !== status?.stableRS && (status?.updatedReplicas ?? 0) > 0;

/** Every state in which the verbs differ. */
export const rolloutStates = {
  'without an update': { strategy: CANARY, isReached: ({ status }) => status?.phase === 'Healthy' },
  'paused by its plan': { strategy: CANARY, release: NEXT, isReached: isPaused },
  'at its last pause': {
    strategy: { canary: { steps: [{ setWeight: 50 }, PAUSE] } },
    release: NEXT,
    isReached: isPaused,
  },
  'with a canary that finds no node': {
    strategy: CANARY,
    release: NOWHERE,
    isReached: (live) => isHalfway(live),
  },
  'that goes on with ill pods': {
    strategy: { canary: { steps: [{ setWeight: 0 }, { setWeight: 50 }, PAUSE] } },
    release: NOWHERE,
    isReached: (live) => isHalfway(live) && live.status?.currentStepIndex === 1,
  },
  'that is past its deadline': {
    strategy: CANARY,
    spec: SOON,
    release: NOWHERE,
    isReached: (live) => isHalfway(live) && live.status?.phase === 'Degraded',
  },
  'that its deadline has aborted': {
    strategy: CANARY,
    spec: { ...SOON, progressDeadlineAbort: true },
    release: NOWHERE,
    isReached: ({ status }) => status?.abort === true && status.phase === 'Degraded',
  },
  'that was aborted': {
    strategy: CANARY,
    release: NEXT,
    done: 'abort',
    isReached: ({ status }) => status?.abort === true && status.phase === 'Degraded',
  },
  'that a person holds': {
    strategy: CANARY,
    release: NEXT,
    done: 'hold',
    isReached: ({ spec, status }) => spec.paused === true && status?.phase === 'Paused',
  },
  'of two colours that waits': {
    strategy: { blueGreen: { autoPromotionEnabled: false } },
    release: NEXT,
    isReached: isPaused,
  },
  'that is judged': {
    strategy: {
      canary: {
        steps: [{ setWeight: 50 }, { analysis: { templates: [{ templateName: 'late' }] } }, PAUSE],
      },
    },
    release: NEXT,
    isReached: ({ status }) => status?.canary?.currentStepAnalysisRunStatus?.status === 'Running',
  },
} as const satisfies Readonly<Record<string, RolloutState>>;

/** Where a Rollout of a namespace is in the API. */
export function rolloutPath(namespace: string, name: string): string {
  return pathOf(rollout(namespace, name, {}));
}

/** An analysis that measures in an hour. */
export async function createAnalysis(api: Api, namespace: string): Promise<void> {
  const provider = { web: { url: 'http://127.0.0.1' } };
  await api.apply({
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'AnalysisTemplate',
    metadata: { name: 'late', namespace },
    spec: { metrics: [{ name: 'late', initialDelay: '1h', provider }] },
  });
}

/** Makes a Rollout and brings it into a state. */
export async function broughtInto(
  { strategy, spec, release, done, isReached }: RolloutState,
  name: string,
  namespace: string,
  api: Api,
): Promise<void> {
  const path = rolloutPath(namespace, name);
  await api.apply({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, namespace },
    spec: { selector: { app: name }, ports: [{ port: 80 }] },
  });
  await api.apply(rollout(namespace, name, { ...spec, strategy: named(strategy, name) }));
  await shows(api, path, ({ status }) => status?.phase === 'Healthy');
  if (release) {
    await api.patch(path, 'merge', { spec: { template: { spec: release } } });
    await seenByController(api, path);
  }
  if (done) await shows(api, path, (live) => isPaused(live));
  let asked = 0;
  await shows(api, path, isReached, async () => {
    if (!done) return;
    if (done === 'abort') await api.patch(`${path}/status`, 'merge', { status: { abort: true } });
    else await api.patch(path, 'merge', { spec: { paused: true } });
    asked += 1;
    await api.patch(path, 'merge', { metadata: { annotations: { asked: String(asked) } } });
  });
}

/**
 * Waits until the controller has seen a Rollout as it is specified, and it shows something. What a person
 * does for it is done, and the object touched, before every look: Rollouts 1.9.1 writes the answer of its own
 * patch over what its cache holds (writeBackToInformer), so that an abort between the two stays unseen until
 * the next event.
 */
export async function shows(
  api: Api,
  path: string,
  isSo: (live: Live) => boolean,
  deed: () => Promise<void> = async () => {},
): Promise<void> {
  let last: Live | undefined;
  const look = async () => {
    await deed();
    last = await api.get<Live>(path);
    const isSeen = last.status?.observedGeneration === String(last.metadata.generation);
    return (isSeen && isSo(last)) || undefined;
  };
  await until(path, look, { every: 500 }).catch((cause: unknown) => {
    throw new Error(`It shows ${JSON.stringify(last?.status)}`, { cause });
  });
}

function rollout(namespace: string, name: string, spec: object): Manifest {
  const labels = { app: name };
  const resources = { requests: { cpu: '10m', memory: '16Mi' } };
  return {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Rollout',
    metadata: { name, namespace },
    spec: {
      replicas: 2,
      selector: { matchLabels: labels },
      ...spec,
      template: {
        metadata: { labels },
        spec: { containers: [{ name: 'app', image: 'shop/app:1', resources }] },
      },
    },
  };
}

/** A blue-green strategy has a Service of its own. */
function named(strategy: object, activeService: string): object {
  if (!('blueGreen' in strategy)) return strategy;
  return { blueGreen: { ...Object(strategy.blueGreen), activeService } };
}
