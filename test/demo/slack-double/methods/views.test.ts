import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ModalView } from '@slack/web-api';

import { failure, useWorkspace } from '#test/demo/support/workspace.ts';

const space = useWorkspace();
const user = 'UMINA00001';
const modal = (title: string, more: Partial<ModalView> = {}): ModalView => ({
  type: 'modal',
  title: { type: 'plain_text', text: title },
  blocks: [],
  ...more,
});
let trigger: () => Promise<string>;

beforeEach(() => {
  trigger = async () => {
    await space.double.typeCommand({ user, channel: 'ops', text: '/k8s help' });
    return String(space.app.received.at(-1)?.['trigger_id']);
  };
});

describe('views', () => {
  it('open with a trigger once, within 3 seconds', async () => {
    const first = await trigger();
    const open = (trigger_id: string) =>
      space.client.views.open({ trigger_id, view: modal('Review fix') });
    await open(first);
    const late = await trigger();
    space.passes(3001);

    expect(space.double.views(user)).toMatchObject([{ sent: { title: { text: 'Review fix' } } }]);
    expect(await failure(open(first))).toMatchObject({ error: 'exchanged_trigger_id' });
    expect(await failure(open(late))).toMatchObject({ error: 'expired_trigger_id' });
    expect(await failure(open('T1'))).toMatchObject({ error: 'invalid_trigger_id' });
  });

  it('are updated only by the hash that they have', async () => {
    const opened = await space.client.views.open({
      trigger_id: await trigger(),
      view: modal('Loading'),
    });
    const { id: view_id = '', hash = '' } = opened.view ?? {};
    const update = () => space.client.views.update({ view_id, hash, view: modal('Ready') });

    await update();

    expect(space.double.views(user)).toMatchObject([{ sent: { title: { text: 'Ready' } } }]);
    expect(await failure(update())).toMatchObject({ error: 'hash_conflict' });
  });

  it('stack three deep', async () => {
    await space.client.views.open({ trigger_id: await trigger(), view: modal('1') });
    const push = async (title: string) =>
      space.client.views.push({ trigger_id: await trigger(), view: modal(title) });
    await push('2');
    await push('3');

    expect(await failure(push('4'))).toMatchObject({ error: 'push_limit_reached' });
    expect(space.double.views(user)).toHaveLength(3);
  });

  it('cannot be updated once they are closed, nor carry one external_id twice', async () => {
    const view = modal('a', { external_id: 'e' });
    const opened = await space.client.views.open({ trigger_id: await trigger(), view });
    const twin = space.client.views.push({ trigger_id: await trigger(), view });

    expect(await failure(twin)).toMatchObject({ error: 'duplicate_external_id' });
    await space.double.closeView({ user, viewId: opened.view?.id ?? '' });
    const update = space.client.views.update({ external_id: 'e', view });
    expect(await failure(update)).toMatchObject({ error: 'not_found' });
  });
});
