import { describe, expect, it } from '@jest/globals';

import { indexOf } from '#src/world/index-of.ts';
import { ago, configMap, event, labelled, named, pod } from '#test/support/objects.ts';

describe('the index of a list', () => {
  it('finds an object by its key', () => {
    const settings = configMap('settings', ago(60));

    const { byKey } = indexOf([configMap('other', ago(60)), settings]);

    expect(byKey.get('ConfigMap|shop/settings')).toBe(settings);
    expect(byKey.get('ConfigMap|bank/settings')).toBeUndefined();
  });

  it('holds what lies in a scope, in the order of names', () => {
    const items = ['b', 'a'].map((name) => configMap(name, ago(60)));
    const index = indexOf(items);

    expect(index.in({ all: true })).toEqual(items.toReversed());
    expect(index.in({ namespace: 'shop' })).toEqual(items.toReversed());
    expect(index.in({ namespace: 'bank' })).toEqual([]);
    expect(index.in({ node: 'worker1' })).toEqual([]);
  });

  it('finds what has all of some labels', () => {
    const [both, one] = [
      labelled(pod(), { app: 'web', tier: 'api' }),
      labelled(named('Pod', 'other'), { app: 'web' }),
    ];

    expect(indexOf([both, one]).in({ labels: 'app=web,tier=api' })).toEqual([both]);
  });

  it('finds what lies on a node, and of two of one name the first', () => {
    const on = (nodeName: string) => ({ ...pod(), spec: { containers: [], nodeName } });
    const [first, second] = [on('w1'), on('w2')];
    const { byKey, in: held } = indexOf([first, second]);

    expect(held({ node: 'w2' })).toEqual([second]);
    expect(byKey.get('Pod|shop/web')).toBe(first);
    expect(held({ all: true })).toEqual([first, second]);
  });

  it('tells what is in no namespace from what is in one', () => {
    const [node, settings] = [named('Node', 'n1', ''), configMap('settings', ago(60))];

    expect(indexOf([node, settings]).in({ namespace: '' })).toEqual([node]);
  });

  it('gives the same array for an equal scope, so that what follows from it is made once', () => {
    const items = [configMap('settings', ago(60))];

    expect(indexOf(items).in({ namespace: 'shop' })).toBe(indexOf(items).in({ namespace: 'shop' }));
  });

  it('knows the events about an object, but not those about a predecessor of its name', () => {
    const failed = event('Failed', 'no', ago(1));
    const { involvedObject } = failed;
    const earlier = { ...failed, involvedObject: { ...involvedObject, uid: 'earlier' } };
    const { name = '', namespace = '' } = pod().metadata ?? {};

    const { about } = indexOf([failed, earlier]);

    expect(about({ kind: 'Pod', namespace, name })).toEqual([failed, earlier]);
    expect(about({ kind: 'Pod', namespace, name, uid: involvedObject.uid ?? '' })).toEqual([
      failed,
    ]);
    expect(about({ kind: 'Pod', namespace, name: 'other' })).toEqual([]);
  });

  it('knows the events beside one that is about nothing', () => {
    const failed = event('Failed', 'no', ago(1));
    const odd = { ...failed, involvedObject: null } as unknown as typeof failed;
    const { name = '', namespace = '' } = pod().metadata ?? {};

    expect(indexOf([odd, failed]).about({ kind: 'Pod', namespace, name })).toEqual([failed]);
  });
});
