import { describe, expect, it } from '@jest/globals';

import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { asSeen } from '#src/knowledge/causes/clue/as-seen.ts';
import { initialising } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, logOf, pod } from '#test/support/objects.ts';

const WEB: Ref = { kind: 'Pod', namespace: 'shop', name: 'web' };
const warning = (reason: string, message: string, minutes: number): Resource<'Event'> => ({
  ...event(reason, message, ago(minutes)),
  type: 'Warning',
});
const titleOf = (ill: Resource, others: Parameters<typeof cluster>[0] = []) => {
  const [claim] = claimsAbout(ill, asSeen, cluster([ill, ...others]));
  return claim && asSeen.text.en(WEB, claim.params).title;
};

describe('what was seen', () => {
  it('is the message that a container left when it ended', () => {
    const ended = { exitCode: 3, message: 'license expired' };

    expect(titleOf(pod({ waiting: { reason: 'CrashLoopBackOff' }, ended }))).toBe(
      '`web`: container app ended with exit code 3: “license expired”',
    );
  });

  it('is the line of its log that looks like trouble, before its bare reason', () => {
    const crashing = pod({ waiting: { reason: 'CrashLoopBackOff' }, ended: { exitCode: 1 } });
    const source = cluster([crashing], [], [logOf('ready\nERROR no such tenant\nbye')]);

    expect(claimsAbout(crashing, asSeen, source)).toMatchObject([
      { params: { seen: [{ from: 'log', said: 'ERROR no such tenant' }, { from: 'exit' }] } },
    ]);
  });

  it('is why an image does not come, rather than that the kubelet waits to ask again', () => {
    const waiting = { reason: 'ImagePullBackOff', message: 'Back-off pulling image "app:1"' };
    const failed = warning('Failed', 'Failed to pull image "app:1": odd layer', 1);

    expect(titleOf(pod({ waiting }), [failed])).toContain('odd layer');
  });

  it('is no line of a log that looks like no trouble, nor an empty one', () => {
    const crashing = pod({ waiting: { reason: 'CrashLoopBackOff' }, ended: { exitCode: 1 } });
    const source = cluster([crashing], [], [logOf('ready\nbye\n ')]);

    const [claim] = claimsAbout(crashing, asSeen, source);

    expect(claim?.params.seen.map(({ from }) => from)).not.toContain('log');
  });

  it('is what a container that waits is told, but for how long it waits', () => {
    const waits = pod({ waiting: { reason: 'CreateContainerError', message: 'no space for it' } });
    const backsOff = pod({ waiting: { reason: 'CrashLoopBackOff', message: 'back-off 5m0s' } });

    expect(titleOf(waits)).toBe('`web`: container app CreateContainerError: “no space for it”');
    expect(titleOf(backsOff)).toBe('`web`: CrashLoopBackOff: “back-off 5m0s”');
  });

  it('is the newest warning, counted where only numbers differ', () => {
    const waits = pod({ waiting: { reason: 'ContainerCreating' } });
    const events = [
      warning('FailedMount', 'volume 7c1f2a90 is busy', 6),
      warning('FailedMount', 'volume 88ab00c2 is busy', 5),
      warning('NodeNotReady', 'node is not ready', 8),
    ];

    expect(titleOf(waits, events)).toBe('`web`: FailedMount: “volume 88ab00c2 is busy” (2 times)');
  });

  it('is the last line of an init container that does not end, though it does not complain', () => {
    const [waiting, log] = initialising('starting\nwaiting for the tide');

    expect(claimsAbout(waiting, asSeen, cluster([waiting], [], [log]))).toMatchObject([
      {
        params: {
          seen: [
            { from: 'unended', what: 'wait', said: 'waiting for the tide' },
            { from: 'condition', said: 'containers with incomplete status: [wait]' },
          ],
        },
      },
    ]);
  });

  it('is that an init container has not ended and writes nothing, if its log was read', () => {
    const [waiting, log] = initialising('');

    const [claim] = claimsAbout(waiting, asSeen, cluster([waiting], [], [log]));
    const [unread] = claimsAbout(waiting, asSeen, cluster([waiting], ['pods/log']));

    expect(claim && asSeen.text.en(WEB, claim.params).title).toBe(
      '`web`: init container wait has not ended, and its log is empty',
    );
    expect(unread?.params.seen.map(({ from }) => from)).toEqual(['condition']);
  });

  it('is only possible, whatever it is', () => {
    const waits = pod({ waiting: { reason: 'Odd', message: 'odd' } });

    expect(claimsAbout(waits, asSeen, cluster([waits]))).toMatchObject([{ strength: 'suggests' }]);
  });

  it('is nothing where nothing is wrong', () => {
    const { status, ...rest } = pod();
    const well: Resource<'Pod'> = {
      ...rest,
      status: { ...status, conditions: [{ type: 'Ready', status: 'True' }] },
    };

    expect(claimsAbout(well, asSeen, cluster([well]))).toEqual([]);
  });
});
