import { describe, expect, it } from '@jest/globals';

import { redactedFacts } from '#src/text/redaction/redacted-facts.ts';
import { cluster } from '#test/support/clusters.ts';
import { loaderOf } from '#test/support/engines.ts';
import { event, logOf, named, NOW, pod } from '#test/support/objects.ts';

const web = { kind: 'Pod', namespace: 'shop', name: 'web' } as const;
const objects = [pod(), event('Failed', 'refused: DB_PASS=hunter2', NOW), named('ConfigMap', 'a')];
const log = logOf('begin\n-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\nend');

async function facts() {
  const source = cluster(objects, ['secrets'], [log]);
  return redactedFacts(loaderOf(source)).load([]);
}

describe('facts', () => {
  it('hold no secrets of events', async () => {
    const source = await facts();

    expect(source.events(web).items).toMatchObject([{ message: 'refused: DB_PASS=[hidden]' }]);
  });

  it('hold no secrets of logs, which may go over several lines', async () => {
    const lines = (await facts()).logs(web, 'app', 'current');

    expect(lines).toEqual({
      is: 'known',
      value: ['begin', '[hidden]', '[hidden]', '[hidden]', 'end'].map((text) => ({ text })),
    });
  });

  it('stay known, absent or unknown as they are', async () => {
    const source = await facts();

    expect(source.get(web)).toEqual({ is: 'known', value: pod() });
    expect(source.get({ ...web, name: 'none' })).toEqual({ is: 'absent' });
    expect(source.list('Secret', { all: true })).toEqual({ items: [], gap: 'forbidden' });
  });

  it('are the same whenever they are asked for', async () => {
    const source = await facts();
    const listed = source.list('Pod', { all: true }).items;

    expect(source.get(web)).toMatchObject({ value: listed[0] });
    expect(source.list('Pod', { all: true }).items[0]).toBe(listed[0]);
  });
});
