import { describe, expect, it } from '@jest/globals';

import { isDirect, isShown, shownIn } from '#src/approvals/may-read.ts';

const all = { namespaces: ['*'], kinds: ['*'], logs: true };
const shop = { namespaces: ['shop', 'shop-*'], kinds: ['Pod', 'deployment', 'Node'], logs: false };
const channels = { C0SHOP: shop, '*': all };

describe('what a channel may see', () => {
  it('is what stands by its id, else what stands for every other channel, else nothing', () => {
    expect([shownIn('C0SHOP', channels), shownIn('C0OPS', channels)]).toEqual([shop, all]);
    expect(shownIn('C0OPS', { C0SHOP: shop })).toBeUndefined();
    expect(isShown({ on: { kind: 'Node', name: 'w1' } }, undefined)).toBe(false);
  });

  it('is nothing by a name that every object has', () => {
    expect(shownIn('__proto__', {})).toBeUndefined();
    expect(shownIn('constructor', {})).toBeUndefined();
  });

  it.each([
    [{ kind: 'Pod', namespace: 'shop', name: 'a' }, true],
    [{ kind: 'apps/Deployment', namespace: 'shop-eu', name: 'a' }, true],
    [{ kind: 'Pod', namespace: 'payments', name: 'a' }, false],
    [{ kind: 'ConfigMap', namespace: 'shop', name: 'a' }, false],
    [{ kind: 'Node', name: 'w1' }, true],
    [{ kind: 'PersistentVolume', name: 'pv' }, false],
  ])('is decided by namespace and kind: %j is %s', (on, is) => {
    expect(isShown({ on }, shop)).toBe(is);
  });

  it('counts a namespace among what is in it', () => {
    const on = { kind: 'Namespace', name: 'payments' };

    expect(isShown({ on }, { ...all, namespaces: ['shop'] })).toBe(false);
  });

  it('holds lines of logs only where it says so', () => {
    const sight = { on: { kind: 'Pod', namespace: 'shop', name: 'a' }, isLog: true };

    expect([isShown(sight, shop), isShown(sight, all)]).toEqual([false, true]);
  });

  it('is for a person to know in a direct message', () => {
    expect([isDirect('D0123'), isDirect('C0123'), isDirect('G0123')]).toEqual([true, false, false]);
  });
});
