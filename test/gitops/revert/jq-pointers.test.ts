import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { jqPointers } from '#src/gitops/revert/jq-pointers.ts';
import { keysOf, segment } from '#src/text/json-pointer.ts';

const object = {
  metadata: { annotations: { 'a/b': '1' } },
  spec: { containers: [{ name: 'web', image: 'web:1' }, { name: 'proxy' }] },
};

describe('the places of a jq path expression', () => {
  it.each([
    ['.spec.replicas', ['/spec/replicas']],
    ['.', ['']],
    ['.spec.containers[0].image', ['/spec/containers/0/image']],
    ['.spec.containers[].image', ['/spec/containers/0/image', '/spec/containers/1/image']],
    ['.spec.containers[]?.image', ['/spec/containers/0/image', '/spec/containers/1/image']],
    ['.spec.containers[] | select(.name == "web") | .image', ['/spec/containers/0/image']],
    ['.spec.containers[]|select(.name=="none")', []],
    ['.metadata.annotations["a/b"]', ['/metadata/annotations/a~1b']],
    ['.metadata.annotations."a/b"', ['/metadata/annotations/a~1b']],
  ])('%s are %j', (expression, places) => {
    expect(jqPointers(expression, object)).toEqual(places);
  });

  it.each([
    '.spec | to_entries',
    '.spec.containers[] | select(.name | startswith("w"))',
    '.. | .image?',
    'spec',
    '.spec.containers[0:1]',
    '.a["x|y"]',
  ])('are not claimed of %s', (expression) => {
    expect(jqPointers(expression, object)).toBeUndefined();
  });

  it('are the very place for any keys in quotes', () => {
    const key = fc.string().filter((one) => !/["\\|]/.test(one) && one === one.trim());

    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 4 }), (keys) => {
        const expression = keys.map((one) => `["${one}"]`).join('');

        const [pointer] = jqPointers(`.${expression}`, object) ?? [];

        expect(pointer).toBe(keys.map((one) => `/${segment(one)}`).join(''));
        expect(keysOf(pointer ?? '')).toEqual(keys);
      }),
    );
  });
});
