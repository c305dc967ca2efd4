import { sign } from '#src/approvals/signature.ts';
import type { CarryingOut } from '#src/carry-out/carry-out.ts';
import type { Limits } from '#src/carry-out/limits.ts';
import { reachOf } from '#src/carry-out/reach/reach-of.ts';
import type { Approval } from '#src/domain/approval.ts';
import { ClusterUnreachable } from '#src/domain/errors.ts';
import type { SendResult } from '#src/domain/plan.ts';
import type { Writer } from '#src/domain/ports.ts';
import type { Person } from '#src/domain/question.ts';
import { changeLog } from '#test/fixes/support/change-log.ts';
import { FakeApiServer } from '#test/fixes/support/fake-api-server.ts';

/** When everything is approved. */
export const AT = '2026-01-01T12:00:00.000Z';
/** When no approval is good any more. */
export const LATE = new Date(Date.parse(AT) + 60_001);
/** The status of a rollout in the middle of an update. */
export const CANARY = { currentPodHash: 'new', stableRS: 'old' };

/** The cluster of these plans, all of it open, and what aborting and promoting may write. */
export const LIMITS: Limits = {
  cluster: 'test',
  isOpen: () => true,
  reaches: new Map([['test/remedy', [...reachOf('rollout/abort'), ...reachOf('rollout/promote')]]]),
};

/** A person's consent to a plan. */
export function approved(planId: string, by = 'U1', id = 'click-1'): Approval {
  const person = { team: 'T1', id: by, name: 'mina' };
  return sign({ id, plan: planId, incident: 'incident-1', channel: 'C1', person, at: AT }, 'key');
}

/** What the writer works with, around a rollout of that status. */
export function surroundings(status: object = CANARY): { api: FakeApiServer; deps: CarryingOut } {
  const api = new FakeApiServer(status);
  const identityOf = ({ id }: Person) => ({ user: id, groups: [] });
  const now = () => new Date(AT);
  return {
    api,
    deps: {
      writer: api,
      log: changeLog(),
      now,
      key: 'key',
      identityOf,
      limits: LIMITS,
      standstill: async () => undefined,
      clockAhead: async () => 0,
      needsTwo: () => false,
      barred: () => undefined,
    },
  };
}

/** Something happens before each request arrives. */
export function interrupted(api: FakeApiServer, before: (turn: number) => void): Writer {
  return {
    read: () => api.read(),
    permits: async () => api.permission,
    record: (event) => api.record(event),
    send(change, resourceVersion, mode) {
      before(api.sends + 1);
      return api.send(change, resourceVersion, mode);
    },
  };
}

/** The first answer to a request that is no dry run is lost after something has happened. */
export function losing(api: FakeApiServer, happens: () => Promise<unknown>): Writer {
  let isFirst = true;
  return {
    read: () => api.read(),
    permits: async () => api.permission,
    record: (event) => api.record(event),
    async send(change, resourceVersion, mode) {
      if (!isFirst || mode === 'dry-run') return api.send(change, resourceVersion, mode);
      isFirst = false;
      await happens();
      return { is: 'lost', message: 'socket hang up' };
    },
  };
}

/** Gives every request the same answer, or only those of a mode. */
export function answering(writer: Writer, sent: SendResult, only?: 'apply' | 'dry-run'): Writer {
  return {
    read: (ref) => writer.read(ref),
    permits: (user, change) => writer.permits(user, change),
    record: (event) => writer.record(event),
    send: async (...request) => (only && request[2] !== only ? writer.send(...request) : sent),
  };
}

/** Fails as a cluster that cannot be reached. */
export async function unreachable(): Promise<never> {
  throw new ClusterUnreachable('connection refused');
}
