import { describe, expect, it } from '@jest/globals';

import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { diagnose } from '#src/engine/diagnose.ts';
import { remarkInWords } from '#src/knowledge/remarks/index.ts';
import { rules } from '#src/knowledge/rules.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { withSpec } from '#test/support/crashes.ts';
import { ago, event, named, pod } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

const WEB: Ref = { kind: 'Pod', namespace: 'shop', name: 'web' };
const OWNER =
  'ownerRef [apps/v1/Deployment, namespace: shop, name: web] does not exist in namespace "shop"';

describe('object/last-said', () => {
  it('tells the newest warning about what is gone, or without one the newest event', async () => {
    const killed = event('Killing', 'Stopping container app', ago(1));
    const warned = { ...event('OwnerRefInvalidNamespace', OWNER, ago(5)), type: 'Warning' };

    expect(await told([killed, warned])).toEqual({
      reason: 'OwnerRefInvalidNamespace',
      said: OWNER,
      at: ago(5),
      isWarning: true,
    });
    expect(await told([killed])).toMatchObject({ reason: 'Killing' });
  });

  it('says what the reason means where the message does not', () => {
    const words = (reason: string) =>
      remarkInWords(
        { id: 'object/last-said', on: WEB, params: { reason, said: 'x', at: ago(5) } },
        'en',
      );

    expect(words('OwnerRefInvalidNamespace')).toContain('garbage collector');
    expect(words('Killing')).toMatch(/: “x”\.$/);
  });

  it('names the pod for which the scheduler ended it, where the event refers to one', async () => {
    const by = { ...podOn('w1', 'hi', { spec: { priority: 100 } }) };
    const ended = event('Preempted', 'Preempted by pod uid-hi on node w1', ago(1));
    const related = { kind: 'Pod', namespace: 'shop', name: 'hi', uid: 'uid-hi' };

    expect(await told([{ ...ended, related } as Resource, by])).toMatchObject({
      preempted: { node: 'w1', by: { about: { name: 'hi' }, priority: 100 } },
    });
    expect(await told([ended])).toMatchObject({ preempted: { victim: 'web', node: 'w1' } });
  });

  it('does not call a warning the last event, as others may have come after it', () => {
    const words = (more: object) =>
      remarkInWords(
        {
          id: 'object/last-said',
          on: WEB,
          params: { reason: 'Killing', said: 'x', at: ago(5), ...more },
        },
        'en',
      );

    expect(words({})).toMatch(/^Its last event is Killing/);
    expect(words({ isWarning: true })).toMatch(/^Among its events is the warning Killing/);
  });

  it('says nothing of what is there, nor without events', async () => {
    expect(await told([])).toBeUndefined();
    expect(await told([named('Pod', 'web'), event('Killing', 'Stopping', ago(1))])).toBeUndefined();
  });
});

it('says nothing of what else is missing', async () => {
  const missing = { ...event('Rebooted', 'Node w9 was rebooted', ago(1)), type: 'Warning' };
  const of = { kind: 'Node', name: 'w9' };
  const ill = pod({ waiting: { reason: 'CrashLoopBackOff' } });
  const lost = withSpec(ill, { ...ill.spec, nodeName: 'w9' });
  const events = { ...missing, involvedObject: { apiVersion: 'v1', ...of } } as Resource;

  expect(await told([lost, events])).toBeUndefined();
});

async function told(objects: readonly Resource[]) {
  const { verdict } = await diagnose(WEB, lazily(cluster(objects)), rules);
  return verdict.remarks.find(({ id }) => id === 'object/last-said')?.params;
}
