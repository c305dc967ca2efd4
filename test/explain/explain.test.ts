import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { explain } from '#src/explain/explain.ts';
import { pastedText } from '#src/explain/pasted-text.ts';
import { signatures } from '#src/explain/signatures/index.ts';
import { read } from '#test/support/explaining.ts';

const FORBIDDEN =
  'pods is forbidden: User "ci" cannot list resource "pods" in API group "" in the namespace "shop"';

describe('a pasted text', () => {
  it.each([
    ['curly quotes', FORBIDDEN.replaceAll('"', '”')],
    ['the time of a CI page', `2026-01-01T10:00:00.1234567Z ##[error]${FORBIDDEN}`],
    ['the colours of a terminal', `\u001b[31m${FORBIDDEN}\u001b[0m`],
    ['a code fence', `\`\`\`\n${FORBIDDEN}\n\`\`\``],
    ['the mark-up of Slack', FORBIDDEN.replace('ci', '<https://ci|ci>').replaceAll('"', '“')],
  ])('is read through %s', (_, text) => {
    expect(read(text).ids).toEqual(['rbac-forbidden']);
  });

  it('that says nothing known is answered with the lines that look decisive, each once', () => {
    const { ids, decisive } = read('step 1\nfatal: no such thing\nfatal: no such thing\nstep 2');

    expect(ids).toEqual([]);
    expect(decisive).toEqual(['fatal: no such thing']);
  });

  it('never breaks the reader, and whatever is found is quoted from it', () => {
    const words = fc.constantFrom(
      'Error from server (Forbidden): <html>',
      'localhost:8080',
      'failed calling webhook "a.b"',
      'x509:',
      'is forbidden: User "a" cannot get resource "b"',
      '\u001b[1m',
      '\n',
      '"',
      '<title>',
    );
    const texts = fc
      .array(fc.oneof(words, fc.string({ unit: 'binary' })))
      .map((parts) => parts.join(' '));

    fc.assert(
      fc.property(texts, (text) => {
        const { lines } = pastedText(text);
        for (const { quotes, signature, params } of explain(text).found) {
          expect(lines).toEqual(expect.arrayContaining([...quotes]));
          for (const lang of ['en', 'ko'] as const) {
            expect(signature.inWords(params, lang).title).not.toBe('');
          }
        }
      }),
    );
  });
});

describe('the signatures', () => {
  it('have ids of their own', () => {
    const ids = signatures.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^explain\/[a-z-]+$/.test(id))).toEqual([]);
  });
});
