import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Plan } from '#src/domain/plan.ts';
import type { Writer } from '#src/domain/ports.ts';
import { Api } from '#test/integration/support/api.ts';
import { asRole } from '#test/integration/support/as-role.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { plansAbout, reached, sent } from '#test/integration/support/plans.ts';
import {
  broughtInto,
  createAnalysis,
  rolloutStates,
} from '#test/integration/support/rollout-states.ts';

type State = keyof typeof rolloutStates;
type Verb =
  | 'promote'
  | 'promote-full'
  | 'resume'
  | 'retry'
  | 'pause'
  | 'abort'
  | 'end-analysis'
  | 'roll-back';

/** The verbs that are offered in each state, which are those that are valid there and do no harm. */
const OFFERED: Readonly<Record<State, readonly Verb[]>> = {
  'without an update': [],
  'paused by its plan': ['promote', 'abort', 'promote-full'],
  'at its last pause': ['promote', 'abort'],
  'with a canary that finds no node': ['roll-back', 'abort'],
  'that goes on with ill pods': ['roll-back', 'pause', 'abort'],
  'that is past its deadline': ['roll-back', 'abort'],
  'that its deadline has aborted': ['roll-back'], // a retry finds no node either
  'that was aborted': ['roll-back', 'retry'],
  'that a person holds': ['resume'],
  'of two colours that waits': ['promote', 'abort'],
  'that is judged': ['abort', 'promote-full', 'end-analysis'],
};

const rows = Object.entries(OFFERED).map(([state, verbs]) => ({ state: state as State, verbs }));
const applied = rows.flatMap(({ state, verbs }) => verbs.map((verb) => ({ state, verb })));
const names = new Map<string, string>();
let api: Api;
let own: Namespace;
let writer: Writer;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  own = await createNamespace(api, 'verbs');
  ({ writer } = await asRole(api, 'remediator'));
  await createAnalysis(api, own.name);
  const wanted = [
    ...rows.filter(({ verbs }) => verbs.length === 0).map(({ state }) => ({ state, key: state })),
    ...applied.map(({ state, verb }) => ({ state, key: `${verb} ${state}` })),
  ];
  await Promise.all(
    wanted.map(async ({ state, key }, index) => {
      names.set(key, `r${index}`);
      await broughtInto(rolloutStates[state], `r${index}`, own.name, api);
    }),
  );
});
afterAll(async () => {
  await own.delete();
  api.close();
});

describe('a verb that is valid is offered, carried out, and reaches its goal', () => {
  it.each(applied)('$verb of a rollout $state', async ({ state, verb }) => {
    const name = names.get(`${verb} ${state}`) ?? '';
    const plans = await plansAbout(rolloutOf(name));

    expect(verbsOf(plans)).toEqual(OFFERED[state]);
    const plan = the(verb, plans);
    expect(await sent(plan, writer)).toMatchObject({ outcome: 'applied' });
    await reached(plan);
  });
});

describe('a verb that is not valid is not offered', () => {
  it.each(rows.filter(({ verbs }) => verbs.length === 0))(
    'for a rollout $state',
    async ({ state }) => {
      expect(verbsOf(await plansAbout(rolloutOf(names.get(state) ?? '')))).toEqual([]);
    },
  );
});

function rolloutOf(name: string) {
  return { kind: 'argoproj.io/Rollout', namespace: own.name, name };
}

/** The verbs among plans: what mends the cause is for others to look at. */
function verbsOf(plans: readonly Plan[]): readonly string[] {
  return plans.flatMap(({ remedy }) =>
    remedy.startsWith('rollout/') ? [remedy.replace('rollout/', '')] : [],
  );
}

function the(verb: Verb, plans: readonly Plan[]): Plan {
  const plan = plans.find(({ remedy }) => remedy === `rollout/${verb}`);
  if (!plan) throw new Error(`${verb} is not offered: ${verbsOf(plans).join(', ')}`);
  return plan;
}
