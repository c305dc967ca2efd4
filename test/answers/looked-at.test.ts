import { describe, expect, it } from '@jest/globals';

import { theEngine } from '#src/answers/engine.ts';
import { lookedAt } from '#src/answers/looked-at.ts';
import { accountOf } from '#src/domain/account-of.ts';
import type { Query } from '#src/domain/question.ts';
import { metered } from '#src/world/metered.ts';
import { recorded } from '#src/world/recorded.ts';
import { unreachable } from '#test/support/engines.ts';
import { merged } from '#test/support/recordings.ts';
import { scenarios } from '#test/support/scenarios.ts';

/** Two clusters in one: three workloads that lack one ConfigMap, one whose image is not there, and a healthy one. */
const NAMES = ['one-cause-three-victims', 'image-tag-missing'];
const [first, second] = await Promise.all(
  scenarios.filter(({ name }) => NAMES.includes(name)).map((one) => one.read()),
);
if (!first || !second) throw new Error('the scenarios are not there');
const source = recorded(merged(first, second));

const MISSING = 'config/missing-config ConfigMap|suite-prod/suite-common';
const PULL = 'image/pull/not-found apps/Deployment|orders-dev/orders';

describe('a look for many alerts', () => {
  it('finds the same root for all that it hurts, by pod and by workload, in one scan', async () => {
    let scans = 0;
    const scan: typeof theEngine.scan = async (...asked) => {
      scans += 1;
      return theEngine.scan(...asked);
    };
    const looks = await look(
      [
        ask('suite-prod', 'deployment/cart'),
        ask('suite-prod', 'pod/orders-b5d69cb88-nw5dh'),
        ask('suite-prod', 'deployment/search'),
        ask('orders-dev', 'deployment/orders'),
        ask('orders-dev', 'pod/orders-f6955ddd6-kds2w'),
      ],
      { ...theEngine, scan },
    );

    expect(looks.map(({ root }) => root)).toEqual([MISSING, MISSING, MISSING, PULL, PULL]);
    expect(scans).toBe(1);
  });

  it('asks about what the scan found nothing wrong with', async () => {
    const looks = await look([
      ask('suite-prod', 'deployment/cart'),
      ask('suite-prod', 'deployment/search'),
      ask('orders-dev', 'deployment/orders'),
      ask('orders-dev', 'deployment/session-store'),
      ask('orders-dev', 'deployment/nothing-of-that-name'),
    ]);

    expect(looks.at(-2)).toMatchObject({ result: { is: 'answer', answer: { state: 'healthy' } } });
    expect(looks.at(-2)).not.toHaveProperty('root');
    expect(looks.at(-1)).toMatchObject({ result: { is: 'no-such-target' } });
  });

  it('brings the same root as a question about one', async () => {
    expect(await look([ask('orders-dev', 'deployment/orders')])).toMatchObject([{ root: PULL }]);
  });

  it('has no result for what there was no room to ask about', async () => {
    const others = Array.from({ length: 20 }, (_, at) => ask('orders-dev', `deployment/no-${at}`));

    const looks = await look(others);

    expect(looks.filter(({ result }) => result)).toHaveLength(12);
  });

  it.each([1, 20])('says of all %i that the cluster does not answer', async (count) => {
    const asked = Array.from({ length: count }, (_, at) => ask('shop', `pod/web-${at}`));
    const engine = { ...theEngine, scan: unreachable, resolveTarget: unreachable };

    const looks = await look(asked, engine);

    expect(new Set(looks.map(({ result }) => result?.is === 'failed' && result.code))).toEqual(
      new Set(['unreachable']),
    );
  });
});

function ask(namespace: string, text: string): Query {
  return { text, namespace };
}

function look(queries: readonly Query[], engine = theEngine) {
  const loader = metered({ load: async () => source }, accountOf(12));
  return lookedAt(queries, { loader, cluster: 'lab', lang: 'en', engine });
}
