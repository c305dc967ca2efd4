import { describe, expect, it } from '@jest/globals';

import { sign } from '#src/approvals/signature.ts';
import { ClusterUnreachable } from '#src/domain/errors.ts';
import type { Sent } from '#src/domain/plan.ts';
import type { Writer } from '#src/domain/ports.ts';
import { carryOut, ObjectBusy, type CarryingOut } from '#src/remedies/carry-out.ts';
import { changeLog } from '#test/remedies/support/change-log.ts';
import { FakeApiServer } from '#test/remedies/support/fake-api-server.ts';
import { abortion, promotion } from '#test/remedies/support/plans.ts';

const AT = '2026-01-01T12:00:00.000Z';
const LATE = new Date(Date.parse(AT) + 60_001);
const CANARY = { currentPodHash: 'new', stableRS: 'old' };
const plan = abortion();
const approval = approved(plan.id);

describe('carrying out an approved change', () => {
  it('applies it once, and tells a rerun the same, however late', async () => {
    const { api, deps } = surroundings();

    const first = await carryOut(approval, plan, deps);
    const second = await carryOut(approval, plan, { ...deps, now: () => LATE });

    expect([first, second]).toEqual([{ outcome: 'applied' }, { outcome: 'applied' }]);
    expect(api.effects).toBe(1);
    expect(api.object).toMatchObject({ status: { abort: true } });
  });

  it('sends nothing for what is so already', async () => {
    const { api, deps } = surroundings({ ...CANARY, abort: true });

    expect(await carryOut(approval, plan, deps)).toEqual({ outcome: 'already-so' });
    expect(api.sends).toBe(0);
  });

  it('takes a rollout that has gone past the step for promoted', async () => {
    const { deps } = surroundings({ ...CANARY, currentStepIndex: 2 });
    const promoting = promotion();

    const ended = await carryOut(approved(promoting.id), promoting, deps);

    expect(ended).toEqual({ outcome: 'already-so' });
  });

  it('does not take the next revision of a rollout for a promoted one', async () => {
    const { deps } = surroundings({ currentPodHash: 'newer', currentStepIndex: 2 });
    const promoting = promotion();

    const ended = await carryOut(approved(promoting.id), promoting, deps);

    expect(ended).toMatchObject({ outcome: 'refused' });
  });

  it('is too late after 60 s', async () => {
    const { api, deps } = surroundings();

    const ended = await carryOut(approval, plan, { ...deps, now: () => LATE });

    expect(ended).toMatchObject({ outcome: 'too-late' });
    expect(api.sends).toBe(0);
  });

  it('tries again while others change the object but not what was approved', async () => {
    const { api, deps } = surroundings();
    const ended = await carryOut(approval, plan, {
      ...deps,
      writer: interrupted(api, (turn) => {
        if (turn <= 5) api.edit([{ op: 'add', path: '/status/replicas', value: turn }]);
      }),
    });

    expect(ended).toEqual({ outcome: 'applied' });
    expect([api.sends, api.effects]).toEqual([6, 1]);
  });

  it('gives up an object that never rests', async () => {
    const { api, deps } = surroundings();
    const writer = interrupted(api, (turn) => {
      api.edit([{ op: 'add', path: '/status/replicas', value: turn }]);
    });

    expect(await carryOut(approval, plan, { ...deps, writer })).toMatchObject({
      outcome: 'refused',
    });
    expect(api.effects).toBe(0);
  });

  it('says what has changed since the preview', async () => {
    const { deps } = surroundings({ currentPodHash: 'newer' });

    const ended = await carryOut(approval, plan, { ...deps, lang: 'en' });

    expect(ended.outcome).toBe('refused');
    expect(ended.text).toMatch(/`\/status\/currentPodHash` was `"new"`, is `"newer"`/);
  });

  it('refuses what an object had not when it was approved', async () => {
    const { deps } = surroundings({ ...CANARY, abort: false });

    expect(await carryOut(approval, plan, deps)).toMatchObject({ outcome: 'refused' });
  });

  it('hands on why the API server refuses', async () => {
    const { deps } = surroundings();
    const writer = answering(deps.writer, { is: 'refused', message: 'admission webhook says no' });

    expect(await carryOut(approval, plan, { ...deps, writer })).toEqual({
      outcome: 'refused',
      text: 'admission webhook says no',
    });
  });

  it('says when the API server did not keep the change', async () => {
    const { api, deps } = surroundings();
    const { object } = api;
    if (!object) throw new Error('The fake starts with an object.');
    const writer = answering(deps.writer, { is: 'done', object });

    const ended = await carryOut(approval, plan, { ...deps, writer });

    expect(ended).toEqual({ outcome: 'applied', text: expect.any(String) });
  });

  it.each([
    ['was deleted', undefined],
    ['was created again', 'rollout-2'],
  ])('refuses an object that %s', async (_, uid) => {
    const { api, deps } = surroundings();
    api.object = uid && api.object ? { ...api.object, metadata: { uid } } : undefined;

    expect(await carryOut(approval, plan, deps)).toMatchObject({ outcome: 'refused' });
  });

  describe('after a lost answer', () => {
    it('finds the change in place', async () => {
      const { api, deps } = surroundings();
      const writer = losing(api, () => api.send(plan.changes[0], '1', 'apply'));

      expect(await carryOut(approval, plan, { ...deps, writer })).toMatchObject({
        outcome: 'already-so',
      });
      expect(api.effects).toBe(1);
    });

    it('sends again where nothing has happened', async () => {
      const { api, deps } = surroundings();
      const writer = losing(api, async () => undefined);

      expect(await carryOut(approval, plan, { ...deps, writer })).toEqual({ outcome: 'applied' });
      expect(api.effects).toBe(1);
    });

    it('does not know what became of it where the object has moved on, and says so for good', async () => {
      const { api, deps } = surroundings();
      const writer = losing(api, async () =>
        api.edit([{ op: 'add', path: '/status/replicas', value: 3 }]),
      );

      const ended = await carryOut(approval, plan, { ...deps, writer });

      expect(ended).toMatchObject({ outcome: 'unknown' });
      expect(await carryOut(approval, plan, deps)).toEqual(ended);
      expect(api.effects).toBe(0);
    });

    it('does not know it of a cluster that stays unreachable', async () => {
      const { deps } = surroundings();
      let isCut = false;
      const writer: Writer = {
        ...answering(deps.writer, { is: 'lost', message: 'cut' }),
        async read(ref) {
          if (isCut) throw new ClusterUnreachable('cut');
          isCut = true;
          return deps.writer.read(ref);
        },
      };

      await expect(carryOut(approval, plan, { ...deps, writer })).rejects.toThrow(
        ClusterUnreachable,
      );
      expect(await carryOut(approval, plan, { ...deps, writer, now: () => LATE })).toMatchObject({
        outcome: 'unknown',
      });
    });
  });

  it('leaves an unreachable cluster to the queue while nothing was sent', async () => {
    const { deps } = surroundings();
    const writer: Writer = {
      ...answering(deps.writer, { is: 'lost', message: '' }),
      read: unreachable,
    };

    await expect(carryOut(approval, plan, { ...deps, writer })).rejects.toThrow(ClusterUnreachable);
    expect(await carryOut(approval, plan, { ...deps, writer, now: () => LATE })).toMatchObject({
      outcome: 'too-late',
    });
  });

  it('waits for another change of the object', async () => {
    const { deps } = surroundings();
    const [{ on }] = plan.changes;

    const during = deps.log.exclusively(on, () => carryOut(approval, plan, deps));

    await expect(during).rejects.toThrow(ObjectBusy);
  });
});

describe('who may carry out a change', () => {
  it.each([
    ['with a wrong signature', { ...approval, signature: '0'.repeat(64) }],
    ['for another plan', approved('f00d')],
  ])('is nobody %s, and the genuine approval is still good', async (_, forged) => {
    const { api, deps } = surroundings();

    expect(await carryOut(forged, plan, deps)).toMatchObject({ outcome: 'refused' });
    expect(api.effects).toBe(0);
    expect(await carryOut(approval, plan, deps)).toEqual({ outcome: 'applied' });
  });

  it('is nobody who changed the plan on its way', async () => {
    const { api, deps } = surroundings();
    const [change] = plan.changes;
    const changed = { ...plan, changes: [{ ...change, guard: [] }] } as const;

    expect(await carryOut(approval, changed, deps)).toMatchObject({ outcome: 'refused' });
    expect(api.effects).toBe(0);
  });

  it('is nobody whose approval lies in the future', async () => {
    const { deps } = surroundings();
    const early = new Date(Date.parse(AT) - 60_001);

    const ended = await carryOut(approval, plan, { ...deps, now: () => early });

    expect(ended).toMatchObject({ outcome: 'refused' });
  });

  it('is nobody without a Kubernetes user', async () => {
    const { deps } = surroundings();

    const ended = await carryOut(approval, plan, { ...deps, identityOf: () => undefined });

    expect(ended).toEqual({ outcome: 'refused', text: expect.stringContaining('`people`') });
  });

  it.each([
    ['refused', { is: 'denied', why: 'patch rollouts/status' }],
    ['refused', { is: 'not-checked', why: 'forbidden' }],
    ['applied', { is: 'not-checked', why: 'recorded' }],
  ] as const)('is %s with %o', async (outcome, permission) => {
    const { api, deps } = surroundings();
    api.permission = permission;

    const ended = await carryOut(approval, plan, deps);

    expect(ended.outcome).toBe(outcome);
    if (outcome === 'refused') expect(ended.text).toContain(permission.why);
  });
});

function approved(planId: string) {
  const person = { team: 'T1', id: 'U1', name: 'mina' };
  return sign({ id: 'click-1', plan: planId, incident: 'incident-1', person, at: AT }, 'key');
}

function surroundings(status: object = CANARY): { api: FakeApiServer; deps: CarryingOut } {
  const api = new FakeApiServer(status);
  const identityOf = () => ({ user: 'mina', groups: [] });
  const now = () => new Date(AT);
  return { api, deps: { writer: api, log: changeLog(), now, key: 'key', identityOf } };
}

/** Something happens before each request arrives. */
function interrupted(api: FakeApiServer, before: (turn: number) => void): Writer {
  return {
    read: () => api.read(),
    permits: async () => api.permission,
    send(change, resourceVersion, mode) {
      before(api.sends + 1);
      return api.send(change, resourceVersion, mode);
    },
  };
}

/** The first answer is lost after something has happened. */
function losing(api: FakeApiServer, happens: () => Promise<unknown>): Writer {
  let isFirst = true;
  return {
    read: () => api.read(),
    permits: async () => api.permission,
    async send(change, resourceVersion, mode) {
      if (!isFirst) return api.send(change, resourceVersion, mode);
      isFirst = false;
      await happens();
      return { is: 'lost', message: 'socket hang up' };
    },
  };
}

function answering(writer: Writer, sent: Sent): Writer {
  return {
    read: (ref) => writer.read(ref),
    permits: (user, change) => writer.permits(user, change),
    send: async () => sent,
  };
}

async function unreachable(): Promise<never> {
  throw new ClusterUnreachable('connection refused');
}
