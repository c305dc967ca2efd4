import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { endTexts } from '#src/carry-out/end/texts.ts';
import type { Writer } from '#src/domain/ports.ts';
import { Api } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { plansAbout, sent } from '#test/integration/support/plans.ts';
import {
  broughtInto,
  createAnalysis,
  type Live,
  rolloutPath,
  rolloutStates,
  shows,
} from '#test/integration/support/rollout-states.ts';

/** What somebody else does between the look and the click, and how the controller shows it. */
type Deed = Readonly<{ part?: '/status'; patch: object; isDone(live: Live): boolean }>;
/** How a verb ends that was valid: it is so by now, or it is refused for the path that tells the new state. */
type End = 'already-so' | `/${string}`;

const isPaused = ({ status }: Live) => Boolean(status?.pauseConditions?.length);
const isAtEnd = ({ status }: Live) =>
  status?.phase === 'Healthy' && status.currentPodHash === status.stableRS;

const deeds = {
  'aborts it': {
    part: '/status',
    patch: { status: { abort: true } },
    isDone: ({ status }) => status?.abort === true && status.phase === 'Degraded',
  },
  'retries it': {
    part: '/status',
    patch: { status: { abort: false } },
    isDone: (live) => !live.status?.abort && isPaused(live),
  },
  'promotes it': {
    part: '/status',
    patch: { status: { pauseConditions: null } },
    isDone: (live) => isAtEnd(live) || (isPaused(live) && live.status?.currentStepIndex === 3),
  },
  'promotes it to the end': {
    part: '/status',
    patch: { status: { promoteFull: true } },
    isDone: isAtEnd,
  },
  'holds it': { patch: { spec: { paused: true } }, isDone: ({ spec }) => spec.paused === true },
  'resumes it': { patch: { spec: { paused: false } }, isDone: ({ spec }) => !spec.paused },
  'releases another revision': {
    patch: { spec: { template: { spec: { terminationGracePeriodSeconds: 6 } } } },
    isDone: () => true,
  },
  'rolls it back': {
    patch: {
      spec: { template: { spec: { terminationGracePeriodSeconds: null, nodeSelector: null } } },
    },
    isDone: () => true,
  },
} as const satisfies Readonly<Record<string, Deed>>;

const ABORT = '/status/abort';
const HELD = '/spec/paused';
const HASH = '/status/currentPodHash';
const STEP = '/status/currentStepIndex';
const STABLE = '/status/stableRS';

/** Of the verbs that a state offers, those that are not valid any more. */
const MOVED: readonly (readonly [
  state: keyof typeof rolloutStates,
  deed: keyof typeof deeds,
  ends: Readonly<Record<string, End>>,
])[] = [
  [
    'paused by its plan',
    'aborts it',
    { promote: STEP, 'promote-full': ABORT, abort: 'already-so' },
  ],
  ['paused by its plan', 'holds it', { promote: HELD, 'promote-full': HELD, abort: HELD }],
  ['paused by its plan', 'promotes it', { promote: 'already-so' }],
  [
    'paused by its plan',
    'promotes it to the end',
    { promote: 'already-so', 'promote-full': 'already-so', abort: STABLE },
  ],
  [
    'paused by its plan',
    'releases another revision',
    { promote: HASH, 'promote-full': HASH, abort: HASH },
  ],
  ['paused by its plan', 'rolls it back', { promote: HASH, 'promote-full': HASH, abort: HASH }],
  ['at its last pause', 'promotes it', { promote: 'already-so', abort: STABLE }],
  ['that goes on with ill pods', 'aborts it', { pause: ABORT, abort: 'already-so' }],
  ['that goes on with ill pods', 'holds it', { pause: 'already-so', abort: HELD }],
  [
    'that goes on with ill pods',
    'rolls it back',
    { pause: HASH, abort: HASH, 'roll-back': 'already-so' },
  ],
  [
    'that goes on with ill pods',
    'releases another revision',
    { pause: HASH, abort: HASH, 'roll-back': HASH },
  ],
  ['that is past its deadline', 'rolls it back', { abort: HASH, 'roll-back': 'already-so' }],
  ['that was aborted', 'retries it', { retry: 'already-so' }],
  ['that was aborted', 'holds it', { retry: HELD }],
  ['that was aborted', 'rolls it back', { retry: HASH, 'roll-back': HASH }],
  ['that was aborted', 'releases another revision', { retry: HASH, 'roll-back': HASH }],
  ['that a person holds', 'resumes it', { resume: 'already-so' }],
  ['that a person holds', 'releases another revision', { resume: HASH }],
  ['of two colours that waits', 'promotes it', { promote: 'already-so', abort: STABLE }],
  [
    'of two colours that waits',
    'aborts it',
    { promote: '/status/pauseConditions', abort: 'already-so' },
  ],
  ['of two colours that waits', 'holds it', { promote: HELD, abort: HELD }],
  [
    'that is judged',
    'aborts it',
    { 'promote-full': ABORT, abort: 'already-so', 'end-analysis': '/status/phase' },
  ],
];

let api: Api;
let own: Namespace;
let writer: Writer;
let writes: unknown[] = [];

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  own = await createNamespace(api, 'moved');
  const { writer: real } = await asRole(api, 'remediator');
  writer = {
    ...real,
    send(change, version, mode) {
      if (mode === 'apply') writes.push(change);
      return real.send(change, version, mode);
    },
  };
  await createAnalysis(api, own.name);
  await Promise.all(
    MOVED.map(async ([state], at) => {
      await broughtInto(rolloutStates[state], `r${at}`, own.name, api);
    }),
  );
});
beforeEach(() => {
  writes = [];
});
afterAll(async () => {
  await own.delete();
  api.close();
});

describe('a verb that was valid is not carried out', () => {
  it.each(MOVED.map(([state, deed, ends], at) => ({ state, deed, ends, name: `r${at}` })))(
    'of a rollout $state, once somebody $deed',
    async ({ deed, ends, name }) => {
      const on = { kind: 'argoproj.io/Rollout', namespace: own.name, name };
      const plans = await plansAbout(on);
      await done(deeds[deed], name);

      const found: Record<string, string> = {};
      for (const plan of plans) {
        const verb = plan.remedy.replace('rollout/', '');
        if (!(verb in ends)) continue;
        const { outcome, text = '' } = await sent(plan, writer);
        found[verb] = outcome === 'refused' ? (/`(.+?)`/.exec(text)?.[1] ?? text) : outcome;
      }

      expect(found).toEqual(ends);
      expect(writes).toEqual([]);
    },
  );

  it('of a rollout that somebody has deleted', async () => {
    const name = 'gone';
    await broughtInto(rolloutStates['paused by its plan'], name, own.name, api);
    const plans = await plansAbout({ kind: 'argoproj.io/Rollout', namespace: own.name, name });
    await api.delete(rolloutPath(own.name, name));

    for (const plan of plans)
      expect(await sent(plan, writer)).toEqual({ outcome: 'refused', text: endTexts.en.gone });
    expect(plans).toHaveLength(3);
  });
});

/** Does it once, and touches the object until the controller has seen it. */
async function done({ part, patch, isDone }: Deed, name: string): Promise<void> {
  const path = rolloutPath(own.name, name);
  await api.patch(`${path}${part ?? ''}`, 'merge', patch);
  let looks = 0;
  await shows(api, path, isDone, async () => {
    looks += 1;
    await api.patch(path, 'merge', { metadata: { annotations: { looks: `${looks}` } } });
  });
}
