import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Resource } from '#src/domain/resource.ts';
import { fieldChange } from '#src/fixes/change/field-change.ts';
import { backTo } from '#src/fixes/roll-back/back-to.ts';
import { changed } from '#src/world/changed.ts';
import { app } from '#test/fixes/support/revised.ts';

const now = { spec: app({ image: 'shop/web:2', env: [{ name: 'A', value: '1' }] }) };

describe('what sets a template back', () => {
  it.each([
    ['an image', { image: 'shop/web:1' }, { 'spec/containers/0/image': 'shop/web:1' }],
    ['a variable', { env: [{ name: 'A', value: '2' }] }, { 'spec/containers/0/env/0/value': '2' }],
    ['the list, where a variable was added', { env: [] }, { 'spec/containers/0/env': [] }],
    ['what was not there', { env: undefined }, { 'spec/containers/0/env': undefined }],
  ])('is %s', (_, fields, set) => {
    const [container] = now.spec.containers;

    expect(
      backTo(now, { spec: { containers: [{ name: 'app', ...container, ...fields }] } }),
    ).toEqual(set);
  });

  it('is nothing where the templates are the same', () => {
    expect(backTo(now, now)).toEqual({});
  });

  it('makes any template the one that it was, and its undo makes it what it is', () => {
    const text = fc.constantFrom('a', 'b', 'c');
    const variables = fc.array(fc.record({ name: text, value: text }), { maxLength: 3 });
    const template = fc.record({
      metadata: fc.record({ labels: fc.dictionary(text, text) }),
      spec: fc.record({
        containers: fc.array(fc.record({ name: text, image: text, env: variables }), {
          minLength: 1,
          maxLength: 3,
        }),
        nodeSelector: fc.option(fc.dictionary(text, text), { nil: undefined }),
      }),
    });
    fc.assert(
      fc.property(template, template, (is, was) => {
        const object = plain({ kind: 'Deployment', spec: { template: is } });
        const on = { kind: 'apps/Deployment', name: 'web', uid: 'web' };
        const change = fieldChange({ on, object }, '/spec/template', [], backTo(is, was));
        const after = changed(object, change.ops);

        expect(after).toEqual(plain({ kind: 'Deployment', spec: { template: was } }));
        expect(changed(after, 'none' in change.undo ? [] : change.undo)).toEqual(object);
      }),
    );
  });
});

/** As the API server holds it: without what is undefined. */
function plain(object: object): Resource {
  return JSON.parse(JSON.stringify(object)) as Resource;
}
