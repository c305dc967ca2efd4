import { describe, expect, it } from '@jest/globals';

import type { Gap } from '#src/domain/gap.ts';
import { readKey, refKey } from '#src/domain/keys.ts';
import type { Read, Seen } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { sourceOf, type Loaded } from '#src/world/loaded.ts';
import { ago, configMap, event, named, NOW, pod } from '#test/support/objects.ts';

const NOTHING: Loaded = {
  now: NOW,
  server: '1.34',
  objects: new Map(),
  lists: new Map(),
  events: new Map(),
  logs: new Map(),
  sifted: new Map(),
};
const NOT_LOADED = { is: 'unknown', why: 'not-loaded' };
const SHOP = { namespace: 'shop' };
const web = { kind: 'Pod', ...SHOP, name: 'web' } as const;
const settings = configMap('settings', ago(60));
const failed = event('Failed', 'no', ago(1));

function listing(read: Read, items: readonly Resource[], gap?: Gap): Loaded {
  const seen: Seen<Resource> = gap ? { items, gap } : { items };
  return { ...NOTHING, lists: new Map([[readKey(read), seen]]) };
}

describe('what was loaded', () => {
  it('is nothing before the first read', () => {
    const source = sourceOf(NOTHING);

    expect(source).toMatchObject({ now: NOW, server: '1.34' });
    expect(source.get(web)).toEqual(NOT_LOADED);
    expect(source.list('Pod', SHOP)).toEqual({ items: [], gap: 'not-loaded' });
    expect(source.events(web)).toEqual({ items: [], gap: 'not-loaded' });
    expect(source.logs(web, 'app', 'current')).toEqual(NOT_LOADED);
  });

  it('answers with an object, but not for another that had its name', () => {
    const source = sourceOf({
      ...NOTHING,
      objects: new Map([[refKey(web), { is: 'known', value: pod() }]]),
    });

    expect(source.get({ ...web, uid: 'pod-1' })).toEqual({ is: 'known', value: pod() });
    expect(source.get({ ...web, uid: 'pod-0' })).toEqual({ is: 'absent' });
  });

  it.each([
    ['its namespace', SHOP, 'absent'],
    ['all namespaces', { all: true }, 'absent'],
    ['another namespace', { namespace: 'bank' }, 'unknown'],
    ['a node', { node: 'n1' }, 'unknown'],
  ] as const)('in a list of %s answers for its objects', (_, scope, missing) => {
    const source = sourceOf(listing({ list: 'Pod', scope }, [pod()]));

    expect(source.get(web).is).toBe(missing === 'absent' ? 'known' : missing);
    expect(source.get({ ...web, name: 'other' }).is).toBe(missing);
  });

  it('is preferred to what a list says of an object', () => {
    const newer = pod({ restarts: 7 });
    const source = sourceOf({
      ...listing({ list: 'Pod', scope: SHOP }, [pod()]),
      objects: new Map([[refKey(web), { is: 'known', value: newer }]]),
    });

    expect(source.get(web)).toEqual({ is: 'known', value: newer });
  });

  it('finds what is in no namespace in the list of its kind', () => {
    const node = named('Node', 'n1', '');

    const source = sourceOf(listing({ list: 'Node', scope: { namespace: '' } }, [node]));

    expect(source.get({ kind: 'Node', name: 'n1' })).toEqual({ is: 'known', value: node });
  });

  it('of all namespaces holds what lies in one', () => {
    const other = named('ConfigMap', 'settings', 'bank');
    const source = sourceOf(
      listing({ list: 'ConfigMap', scope: { all: true } }, [settings, other]),
    );

    expect(source.list('ConfigMap', SHOP)).toEqual({ items: [settings] });
    expect(source.list('ConfigMap', { namespace: 'none' })).toEqual({ items: [] });
  });

  it('in a list with a gap shows no absence, and answers for no other list', () => {
    const refused = { list: 'ConfigMap', scope: { all: true } } as const;
    const source = sourceOf(listing(refused, [settings], 'forbidden'));

    expect(source.get({ kind: 'ConfigMap', ...SHOP, name: 'settings' })).toEqual(NOT_LOADED);
    expect(source.list('ConfigMap', { all: true })).toEqual({
      items: [settings],
      gap: 'forbidden',
    });
    expect(source.list('ConfigMap', SHOP)).toEqual({ items: [], gap: 'not-loaded' });
  });

  it.each([[SHOP], [{ all: true }]] as const)('tells events from a list of them (%j)', (scope) => {
    const other = event('Failed', 'other', ago(1), 'other');

    const source = sourceOf(listing({ list: 'Event', scope }, [failed, other]));

    expect(source.events(web)).toEqual({ items: [failed] });
  });

  it('looks for the events of what is in no namespace in that named default', () => {
    const about = { apiVersion: 'v1', kind: 'Node', name: 'n1' };
    const full = { ...failed, involvedObject: about };

    const source = sourceOf(listing({ list: 'Event', scope: { namespace: 'default' } }, [full]));

    expect(source.events({ kind: 'Node', name: 'n1' })).toEqual({ items: [full] });
  });

  it('prefers the events that were read of one object', () => {
    const own = { items: [failed], gap: 'expired' } as const;
    const source = sourceOf({
      ...listing({ list: 'Event', scope: SHOP }, []),
      events: new Map([[refKey(web), own]]),
    });

    expect(source.events(web)).toEqual(own);
  });

  it('answers with the log of one run of one container', () => {
    const log = { is: 'known', value: [{ text: 'bye' }] } as const;
    const read = { logs: web, container: 'app', run: 'previous' } as const;

    const source = sourceOf({ ...NOTHING, logs: new Map([[readKey(read), log]]) });

    expect(source.logs(web, 'app', 'previous')).toEqual(log);
    expect(source.logs(web, 'app', 'current')).toEqual(NOT_LOADED);
  });
});
