import { describe, expect, it } from '@jest/globals';

import { codeWords } from '#src/answers/words/codes.ts';
import { admissionOf } from '#src/carry-out/admission.ts';
import type { Fact, Ref } from '#src/domain/model.ts';
import type { SendResult } from '#src/domain/plan.ts';
import type { Repositories, Writer } from '#src/domain/ports.ts';
import type { Resource } from '#src/domain/resource.ts';
import {
  live,
  proposing,
  REACHING,
  writerOf,
} from '#test/carry-out/pull-request/support/proposals.ts';
import { FakeApiServer } from '#test/fixes/support/fake-api-server.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import {
  answering,
  CANARY,
  interrupted,
  LIMITS,
  unreachable,
} from '#test/fixes/support/surroundings.ts';

const [change] = abortion().changes;

describe('admission', () => {
  it('holds where the API server would take the change, and changes nothing', async () => {
    const api = new FakeApiServer(CANARY);

    expect(await admissionOf(change, api, LIMITS)).toEqual({ is: 'holds' });
    expect(api.effects).toBe(0);
  });

  it('tries again when the object has just changed', async () => {
    const api = new FakeApiServer(CANARY);
    const writer = interrupted(api, (turn) => {
      if (turn === 1) api.edit([{ op: 'add', path: '/status/replicas', value: 3 }]);
    });

    expect(await admissionOf(change, writer, LIMITS)).toEqual({ is: 'holds' });
  });

  it.each([
    ['fails', 'refused', { is: 'refused', message: 'webhook says no' }],
    ['fails', 'not-kept', { is: 'done', object: {} }],
    ['not-checked', 'no-answer', { is: 'lost', message: 'cut' }],
    ['not-checked', 'busy', { is: 'busy', message: 'too many requests' }],
    ['not-checked', 'recorded-cluster', { is: 'not-asked', message: 'not recorded' }],
    ['not-checked', 'changed-meanwhile', { is: 'conflict', message: 'again' }],
  ] satisfies [string, string, SendResult][])(
    'is %s (%s) where the answer is %j',
    async (is, why, sent) => {
      const writer = answering(new FakeApiServer(CANARY), sent);

      expect(await admissionOf(change, writer, LIMITS)).toMatchObject({ is, why });
    },
  );

  it('is not checked where the cluster cannot be reached', async () => {
    const writer = { ...answering(new FakeApiServer(CANARY), LOST), read: unreachable };

    expect(await admissionOf(change, writer, LIMITS)).toMatchObject({ is: 'not-checked' });
  });

  it('fails where the remediator may not even read the object', async () => {
    const writer: Writer = {
      ...answering(new FakeApiServer(CANARY), LOST),
      read: async () => ({ is: 'unknown', why: 'forbidden' }),
    };

    expect(await admissionOf(change, writer, LIMITS)).toEqual({
      is: 'not-checked',
      why: 'no-right',
    });
  });

  it.each([
    [
      'is not checked where a right is missing, and says which',
      'services "api" is forbidden: User "jane" cannot patch resource "services"',
      { is: 'not-checked', why: 'no-right', note: 'User "jane" cannot patch resource "services"' },
    ],
    [
      'fails where a quota forbids it',
      'pods "api" is forbidden: exceeded quota: small',
      { is: 'fails', why: 'refused' },
    ],
  ] as const)('%s', async (_, message, expected) => {
    const writer = answering(new FakeApiServer(CANARY), { is: 'refused', message });

    expect(await admissionOf(change, writer, LIMITS)).toMatchObject(expected);
  });

  it('is not checked where the namespace is closed, and nothing is asked', async () => {
    const api = { ...answering(new FakeApiServer(CANARY), LOST), read: unreachable };
    const closed = { ...LIMITS, isOpen: () => false };

    expect(await admissionOf(change, api, closed)).toEqual({ is: 'not-checked', why: 'closed' });
  });

  it('fails beyond the reach of all remedies, naming the path, and nothing is asked', async () => {
    const api = { ...answering(new FakeApiServer(CANARY), LOST), read: unreachable };
    const none = { ...LIMITS, reaches: new Map() };

    expect(await admissionOf(change, api, none)).toEqual({
      is: 'fails',
      why: 'beyond-reach',
      note: '/status/abort',
    });
  });

  it('fails for an object that is gone', async () => {
    const api = new FakeApiServer(CANARY);
    api.object = undefined;

    expect(await admissionOf(change, api, LIMITS)).toEqual({ is: 'fails', why: 'gone' });
  });
});

describe('a pull request', () => {
  it('is handed over, naming the repository, where none is listed', async () => {
    const { undrafted } = await admissionOf(proposing('web:2'), writerOf(live('web:1')), REACHING);

    expect(undrafted).toEqual({ why: 'git-not-listed', note: 'git@github.com:acme/deploy.git' });
  });

  it('is handed over with what to do where the remediator may not read whose the object is', async () => {
    const web = live('web:1');
    const read = async ({ kind }: Ref): Promise<Fact<Resource>> =>
      kind === 'apps/Deployment'
        ? { is: 'known', value: web }
        : { is: 'unknown', why: 'forbidden' };
    const writer = { ...writerOf(web), read };

    const { undrafted } = await admissionOf(proposing('web:2'), writer, REACHING, LISTED);

    expect(undrafted).toEqual({ why: 'git-owner-unread', note: 'Argo CD Application `shop`' });
    expect(undrafted && codeWords(undrafted.why, 'en')).toContain('manifests/remediator-role.yaml');
  });
});

const LOST: SendResult = { is: 'lost', message: 'cut' };
/** Repositories of which nothing is asked. */
const LISTED: Repositories = {
  named: unasked,
  look: unasked,
  read: unasked,
  open: unasked,
  propose: unasked,
};

function unasked(): never {
  throw new Error('asked');
}
