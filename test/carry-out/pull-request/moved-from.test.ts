import { describe, expect, it } from '@jest/globals';

import { movedFrom } from '#src/carry-out/pull-request/moved-from.ts';
import type { Fact, Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import {
  live,
  proposing,
  SOURCE,
  writerOf,
} from '#test/carry-out/pull-request/support/proposals.ts';

const asked = proposing('web:2');
const web = live('web:1');

describe('what an owner says at the click', () => {
  it('is as it was shown', async () => {
    expect(await movedFrom(asked, web, writerOf(web))).toBeUndefined();
  });

  it.each([
    ['another branch', { ...SOURCE, revision: 'release' }, 'release'],
    ['another folder', { ...SOURCE, path: 'other' }, 'other'],
    ['another repository', { ...SOURCE, url: 'https://evil.example/a' }, 'evil.example'],
  ])('is another thing where it has %s', async (_, source, named) => {
    expect(await movedFrom(asked, web, writerOf(web, 'web:2', source))).toEqual({
      is: 'other-source',
      note: expect.stringContaining(named),
    });
  });

  it('is nothing of this object where that is of another one, or of none', async () => {
    const { metadata, ...rest } = web;
    const nobodys = { ...rest, metadata: { ...metadata, annotations: {} } };

    expect(await movedFrom(asked, live('web:1', 'blog'), writerOf(web))).toEqual({
      is: 'other-owner',
      note: 'Argo CD Application `blog`',
    });
    expect(await movedFrom(asked, nobodys, writerOf(web))).toEqual({ is: 'other-owner', note: '' });
  });

  it('is as it was shown where its mark leaves out the namespace in which the plan found it', async () => {
    const owner = { by: 'argo-cd', name: 'shop', namespace: 'delivery' } as const;
    const { read } = writerOf(web);
    const inDelivery = async (on: Ref): Promise<Fact<Resource>> =>
      on.namespace === 'argocd' ? { is: 'absent' } : await read(on);

    expect(await movedFrom({ ...asked, owner }, web, { read: inDelivery })).toBeUndefined();
    expect(await movedFrom({ ...asked, owner }, web, { read })).toMatchObject({
      is: 'other-owner',
    });
  });

  it.each<[string, Fact<Resource>]>([
    ['owner-unread', { is: 'unknown', why: 'forbidden' }],
    ['elsewhere', { is: 'absent' }],
  ])('is not known of one that is %s', async (is, fact) => {
    const note = 'Argo CD Application `shop`';

    expect(await movedFrom(asked, web, { read: async () => fact })).toEqual({ is, note });
  });
});
