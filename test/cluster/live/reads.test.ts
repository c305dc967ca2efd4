import { describe, expect, it } from '@jest/globals';

import { PACKED } from '#src/cluster/live/packed/packed-list.ts';
import { failure, json, loaded } from '#test/support/api-server.ts';
import { packedPods } from '#test/support/packed-list.ts';

const web = { kind: 'Pod', namespace: 'shop', name: 'web' };
const podsPath = '/api/v1/namespaces/shop/pods';
const items = (...names: string[]) =>
  names.map((name) => ({ metadata: { name, namespace: 'shop' } }));

describe('lists', () => {
  it('follows the pages and names the kind of each item', async () => {
    const { source, asked } = await loaded([{ list: 'Pod', scope: { namespace: 'shop' } }], {
      [podsPath]: [
        json({ metadata: { continue: 'next' }, items: items('b') }),
        json({ metadata: {}, items: items('a') }),
      ],
    });

    const seen = source.list('Pod', { namespace: 'shop' });

    expect(seen).toMatchObject({
      items: [{ kind: 'Pod', metadata: { name: 'a' } }, { apiVersion: 'v1' }],
    });
    expect(seen).not.toHaveProperty('gap');
    expect(asked.at(-1)?.query).toMatchObject({ limit: '6000', continue: 'next' });
  });

  it('takes pods that another is placed around as protobuf where the API server packs them, all else as JSON', async () => {
    const [everywhere, here] = [{ all: true, toPlace: true }, { namespace: 'shop' }] as const;
    const placed = { metadata: { name: 'a', namespace: 'shop' }, spec: { containers: [] } };
    const { source, asked } = await loaded(
      [
        { list: 'Pod', scope: everywhere },
        { list: 'Pod', scope: here },
      ],
      {
        '/api/v1/pods': { body: packedPods([placed]).toString() },
        [podsPath]: json({ metadata: {}, items: [placed] }),
      },
    );

    for (const scope of [everywhere, here]) {
      expect(source.list('Pod', scope)).toMatchObject({
        items: [{ apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a', namespace: 'shop' } }],
      });
    }
    const accepted = Object.fromEntries(asked.map(({ path, accept }) => [path, accept]));
    expect(accepted['/api/v1/pods']).toBe(`${PACKED}, application/json`);
    expect(accepted[podsPath]).toBeUndefined();
  });

  it('asks the API server for what has some labels, wherever that is', async () => {
    const scope = { labels: 'app=web,tier=api' };
    const { source, asked } = await loaded([{ list: 'Pod', scope }], {
      '/api/v1/pods': json({
        metadata: {},
        items: [
          { metadata: { name: 'a', namespace: 'shop', labels: { app: 'web', tier: 'api' } } },
        ],
      }),
    });

    expect(source.list('Pod', scope)).toMatchObject({ items: [{ metadata: { name: 'a' } }] });
    expect(asked.at(-1)?.query).toMatchObject({ labelSelector: 'app=web,tier=api' });
  });

  it('says so where there are more than 40,000 objects', async () => {
    const { source, asked } = await loaded([{ list: 'Pod', scope: { namespace: 'shop' } }], {
      [podsPath]: 'abcdefgh'
        .split('')
        .map((name) => json({ metadata: { continue: name }, items: items(name) })),
    });

    expect(source.list('Pod', { namespace: 'shop' }).gap).toBe('over-budget');
    expect(asked.filter(({ path }) => path === podsPath)).toHaveLength(7);
  });

  it('keeps what it has when a page is no longer there, and says so', async () => {
    const { source } = await loaded([{ list: 'Pod', scope: { namespace: 'shop' } }], {
      [podsPath]: [
        json({ metadata: { continue: 'next' }, items: items('a') }),
        failure(410, 'continue token expired'),
      ],
    });

    expect(source.list('Pod', { namespace: 'shop' })).toMatchObject({
      items: [{}],
      gap: 'cut-off',
    });
  });

  it('keeps what it has before an object without a name, whatever the next page is', async () => {
    const { source } = await loaded([{ list: 'Pod', scope: { namespace: 'shop' } }], {
      [podsPath]: [
        json({ metadata: { continue: 'next' }, items: [...items('a'), { metadata: {} }] }),
        failure(500, 'gone'),
      ],
    });

    expect(source.list('Pod', { namespace: 'shop' })).toMatchObject({
      items: [{}],
      gap: 'unusable',
    });
  });

  it('answers for narrower lists and for single objects, and proves absence by what is complete', async () => {
    const { source } = await loaded([{ list: 'Pod', scope: { all: true } }], {
      '/api/v1/pods': json({ items: items('web') }),
    });

    expect(source.list('Pod', { namespace: 'shop' }).items).toHaveLength(1);
    expect(source.list('Pod', { namespace: 'bank' })).toEqual({ items: [] });
    expect(source.get(web).is).toBe('known');
    expect(source.get({ ...web, name: 'api' })).toEqual({ is: 'absent' });
  });

  it('that are forbidden prove nothing', async () => {
    const { source } = await loaded([{ list: 'Pod', scope: { all: true } }], {
      '/api/v1/pods': failure(403, 'forbidden'),
    });

    expect(source.list('Pod', { all: true })).toEqual({ items: [], gap: 'forbidden' });
    expect(source.get(web)).toEqual({ is: 'unknown', why: 'not-loaded' });
  });

  it.each([
    ['1.33', '0'],
    ['1.34', undefined],
  ])('spare etcd in %s', async (version, resourceVersion) => {
    const [major, minor] = version.split('.');
    const { asked } = await loaded([{ list: 'Pod', scope: { all: true } }], {
      '/version': json({ major, minor }),
      '/api/v1/pods': json({ items: [] }),
    });

    expect(asked.at(-1)?.query?.resourceVersion).toBe(resourceVersion);
  });

  it('hold of pods only what counts where another is placed, which is no list of the pods themselves', async () => {
    const scope = { all: true, toPlace: true } as const;
    const spec = { nodeName: 'n1', containers: [{ name: 'app', image: 'web:1' }] };
    const { source } = await loaded([{ list: 'Pod', scope }], {
      '/api/v1/pods': json({ items: items('web').map((one) => ({ ...one, spec })) }),
    });

    expect(source.list('Pod', scope).items).toMatchObject([
      { spec: { nodeName: 'n1', containers: [{ name: 'app' }] } },
    ]);
    expect(source.list('Pod', { all: true }).gap).toBe('not-loaded');
    expect(source.get(web)).toEqual({ is: 'unknown', why: 'not-loaded' });
  });

  it('take the pods of a node by its name', async () => {
    const { asked } = await loaded([{ list: 'Pod', scope: { node: 'n1' } }], {
      '/api/v1/pods': json({ items: [] }),
    });

    expect(asked.at(-1)?.query?.fieldSelector).toBe('spec.nodeName=n1');
  });
});

describe('events', () => {
  it('asks for the events about one object and leaves out those of its predecessor', async () => {
    const about = (uid: string) => ({
      metadata: { name: `e.${uid}`, namespace: 'shop' },
      involvedObject: { apiVersion: 'v1', kind: 'Pod', name: 'web', namespace: 'shop', uid },
    });
    const { source, asked } = await loaded([{ events: web }], {
      '/api/v1/namespaces/shop/events': json({ items: [about('u1'), about('u0')] }),
    });

    expect(asked.at(-1)?.query?.fieldSelector).toBe(
      'involvedObject.kind=Pod,involvedObject.name=web,involvedObject.namespace=shop',
    );
    expect(source.events({ ...web, uid: 'u1' }).items).toHaveLength(1);
    expect(source.events(web).items).toHaveLength(2);
  });
});
