import { describe, expect, it } from '@jest/globals';

import { failure, useWorkspace } from '#test/demo/support/workspace.ts';

const space = useWorkspace({ fileProcessingMs: 2000 });
const channel = 'COPS000001';

describe('files', () => {
  it('are shared in a thread with their text', async () => {
    const { ts = '' } = await space.client.chat.postMessage({ channel, text: 'parent' });

    await space.client.files.uploadV2({
      channel_id: channel,
      thread_ts: ts,
      filename: 'web.log',
      content: '로그: no such host',
      initial_comment: 'the log',
    });

    expect(space.double.thread('ops', ts)[1]).toMatchObject({
      text: 'the log',
      files: [{ name: 'web.log', text: '로그: no such host' }],
    });
  });

  it('can be shown in a block only after Slack has looked at them', async () => {
    await space.client.files.uploadV2({ filename: 'map.png', file: Buffer.from('png') });
    const call = space.double.calls.find(({ method }) => method === 'files.completeUploadExternal');
    const [{ id }] = JSON.parse(String(call?.args['files'])) as [{ id: string }];
    const blocks = [{ type: 'image' as const, slack_file: { id }, alt_text: 'map' }];
    const post = () => space.client.chat.postMessage({ channel, text: 'map', blocks });

    expect(await failure(post())).toMatchObject({
      error: 'invalid_blocks',
      messages: [expect.stringContaining('invalid slack file')],
    });
    expect(await space.client.files.info({ file: id })).toMatchObject({ file: { mimetype: '' } });
    space.passes(2000);
    expect(await space.client.files.info({ file: id })).toMatchObject({
      file: { mimetype: 'image/png' },
    });
    expect(await post()).toMatchObject({ ok: true });
  });

  it('do not exist before their bytes came', async () => {
    const { file_id: id = '' } = await space.client.files.getUploadURLExternal({
      filename: 'a',
      length: 1,
    });

    const complete = space.client.files.completeUploadExternal({ files: [{ id }] });

    expect(await failure(complete)).toMatchObject({ error: 'file_not_found' });
  });
});
