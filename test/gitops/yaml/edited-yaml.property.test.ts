import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'yaml';

import { patchedJson } from '#src/gitops/patched-json.ts';
import { valuesOf } from '#src/gitops/yaml/documents.ts';
import { editedYaml } from '#src/gitops/yaml/edited-yaml.ts';
import { difference } from '#test/gitops/support/difference.ts';

describe('a text of YAML after any operation', () => {
  it('keeps every line but those of the change, whatever the texts and the operation', () => {
    const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        fc.dictionary(KEY, tie('node'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
      ),
      node: fc.oneof(
        { depthSize: 'small' },
        leaf,
        tie('tree'),
        fc.array(tie('node'), { maxLength: 4 }),
      ),
    }));
    const style = fc.record({ indentSeq: fc.boolean(), crlf: fc.boolean(), flow: fc.boolean() });
    let edited = 0;
    fc.assert(
      fc.property(
        tree,
        style,
        fc.nat(),
        leaf,
        fc.constantFrom(...KINDS),
        (value, how, n, to, op) => {
          const paths = pathsOf(value);
          const path = paths[n % paths.length] ?? '';
          const text = texted(value, how);
          const write = op === 'remove' ? { op, path } : { op, path, value: to };
          const after = editedYaml(text, 0, write);
          if (after === undefined) return;

          edited++;
          expect(valuesOf(after)).toEqual([patchedJson(value, [write])]);
          const { out } = difference(text, after);
          expect(out.length).toBeLessThanOrEqual(linesOf(value, path) + 1);
        },
      ),
      { numRuns: 300 },
    );
    expect(edited).toBeGreaterThan(150);
  });
});

const KEY = fc.stringMatching(/^[a-z][a-zA-Z.-]{0,6}$/);
const KINDS = ['replace', 'remove'] as const;

function texted(
  value: unknown,
  { indentSeq, crlf, flow }: Readonly<{ indentSeq: boolean; crlf: boolean; flow: boolean }>,
): string {
  const collectionStyle: 'flow' | 'any' = flow ? 'flow' : 'any';
  const options = { version: '1.1', indentSeq, collectionStyle } as const;
  const text = stringify(value, options);
  return crlf ? text.replaceAll('\n', '\r\n') : text;
}

function pathsOf(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, one]) => pathsOf(one, `${at}/${key}`));
  return at === '' ? inner : [at, ...inner];
}

/** How many lines hold a value and its key at most: in flow style each bracket may stand on its own. */
function linesOf(value: unknown, path: string): number {
  const keys = path.split('/').slice(1);
  const old = keys.reduce<unknown>((inner, key) => Object(inner)[key], value);
  return stringify({ key: old }).trimEnd().split('\n').length + 2 * collectionsIn(old);
}

function collectionsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum, one) => sum + collectionsIn(one), 1);
}
