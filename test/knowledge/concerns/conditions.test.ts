import { describe, expect, it } from '@jest/globals';

import { only, over, raised, SAID, well } from '#test/support/concerns.ts';
import { condition, custom, saying } from '#test/support/custom.ts';
import { ago } from '#test/support/objects.ts';
import { unreadyPod, workload } from '#test/support/states.ts';

describe('a condition', () => {
  it('that is False is told in its words', () => {
    const one = workload('apps/Deployment', 1, {
      ...well(),
      ...saying(`ReplicaFailure=True FailedCreate: ${SAID}`),
    });

    expect(only(one).symptom).toMatchObject({
      kind: 'unexplained-condition',
      reason: 'ReplicaFailure=True (FailedCreate)',
      since: ago(60),
      evidence: { quote: SAID },
    });
  });

  it.each([
    ['moving', condition(`WidgetReady=False Why: ${SAID}`, 0.5)],
    ['undecided', condition(`Widgeted=False Odd: it is odd`)],
  ])('may be named only: %s', (why, said) => {
    const one = custom('example.com/Widget', 'web', { status: saying('Ready=True', said) });

    expect(only(one).harmless).toMatchObject({ params: { why } });
  });

  it.each([
    ['a pod that starts', unreadyPod(0.5)],
    ['a pod that has completed', over('Succeeded')],
    [
      'what somebody meant',
      custom('example.com/Widget', 'w', { status: saying('Active=False Suspended: x') }),
    ],
    ['what is well', workload('apps/Deployment', 1, { ...well(), ...saying('Available=True') })],
    [
      'trouble that is not there',
      custom('example.com/Widget', 'w', {
        status: saying('Ready=True', 'Degraded=False AsExpected: no errors'),
      }),
    ],
  ])('is nothing of %s', (_, object) => {
    expect(raised(object)).toEqual([]);
  });
});
