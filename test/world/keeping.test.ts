import { describe, expect, it } from '@jest/globals';

import type { Read, Source } from '#src/domain/model.ts';
import type { Loader } from '#src/domain/ports.ts';
import { keeping, replaying } from '#src/world/keeping.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, configMap, event, logOf, NOW, pod } from '#test/support/objects.ts';

const SHOP = { namespace: 'shop' };
const web = { kind: 'Pod', ...SHOP, name: 'web' } as const;
const settings = { kind: 'ConfigMap', ...SHOP, name: 'settings' };
const failed = event('Failed', 'no', ago(1));
const READS: readonly Read[] = [
  { get: settings },
  { list: 'Pod', scope: SHOP },
  { events: web },
  { logs: web, container: 'app', run: 'previous' },
];
const whole = cluster(
  [pod(), configMap('settings', ago(60)), failed],
  [],
  [logOf('bye', 'previous')],
);
const load = () => keeping<Loader>({ load: async () => whole });

/** What a source says to each of the reads. */
function said(source: Source) {
  return {
    now: source.now,
    server: source.server,
    object: source.get(settings),
    list: source.list('Pod', SHOP),
    events: source.events(web),
    log: source.logs(web, 'app', 'previous'),
  };
}
const ALL = {
  now: NOW,
  server: '1.34',
  object: { is: 'known', value: configMap('settings', ago(60)) },
  list: { items: [pod()] },
  events: { items: [failed] },
  log: { is: 'known', value: [{ text: 'bye' }] },
};
const NONE = {
  now: NOW,
  server: '1.34',
  object: { is: 'unknown', why: 'not-loaded' },
  list: { items: [], gap: 'not-loaded' },
  events: { items: [], gap: 'not-loaded' },
  log: { is: 'unknown', why: 'not-loaded' },
};

describe('facts that are kept', () => {
  it('are those that were asked for, of each sort', async () => {
    const loader = load();

    expect(said(await loader.load([]))).toEqual(NONE);
    expect(said(await loader.load(READS))).toEqual(ALL);
    expect(loader.kept()).toEqual({
      now: NOW,
      server: '1.34',
      answered: [
        { read: READS[0], object: ALL.object },
        { read: READS[1], list: ALL.list },
        { read: READS[2], events: ALL.events },
        { read: READS[3], log: ALL.log },
      ],
    });
  });

  it('add up, and are each there once', async () => {
    const loader = load();

    for (const read of [...READS, ...READS]) await loader.load([read]);

    expect(said(await loader.load([]))).toEqual(ALL);
    expect(loader.kept().answered).toHaveLength(4);
  });

  it('answer the same again to who asks again, and nothing besides', async () => {
    const loader = load();
    await loader.load(READS);
    const replayed = replaying(loader.kept());

    expect(said(await replayed.load([]))).toEqual(NONE);
    expect(said(await replayed.load(READS))).toEqual(ALL);
    const source = await replayed.load([{ get: { ...settings, name: 'other' } }]);
    expect(source.get({ ...settings, name: 'other' })).toEqual(NONE.object);
  });
});
