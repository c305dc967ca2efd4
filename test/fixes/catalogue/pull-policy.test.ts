import { describe, expect, it } from '@jest/globals';

import { crashOf, proposalsFor, template } from '#test/fixes/support/crashes.ts';
import { named, pod } from '#test/support/objects.ts';

const SEEN = { kind: 'Pod', namespace: 'shop', name: 'web' };
const IMAGE = 'registry.example.com/shop/web:1.2';
const about = { image: IMAGE };
const refused = crashOf('image/registry/refused', about);
const waiting = { ...refused, seen: [{ kind: 'container-waiting', on: SEEN }] };
const always = template({ image: IMAGE, imagePullPolicy: 'Always' });
const node = (...names: string[]) => ({
  ...named('Node', 'w1', ''),
  status: { images: [{ names }] },
});

describe('whether a node pulls an image', () => {
  const onNode = { ...pod(), spec: { nodeName: 'w1', containers: [] } };
  const held = (...names: string[]) =>
    proposalsFor('image/held-by-node', waiting, always, onNode, node(...names));

  it('is only where it does not have it, where it has it and cannot ask the registry', () => {
    expect(held(IMAGE)).toMatchObject([{ change: { ops: [{ value: 'IfNotPresent' }] } }]);
  });

  it('is left where the node has another one, or names none', () => {
    expect(held('registry.example.com/shop/web:1.1')).toEqual([]);
    expect(held()).toEqual([]);
  });

  it('is left where the template forbids no pull by now', () => {
    const never = crashOf('image/unusable/never', about);
    const forbids = template({ image: IMAGE, imagePullPolicy: 'Never' });

    expect(proposalsFor('image/pulled', never, forbids)).toHaveLength(1);
    expect(proposalsFor('image/pulled', never, always)).toEqual([]);
  });
});
