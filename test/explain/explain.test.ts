import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { LANGS } from '#src/domain/lang.ts';
import { explain } from '#src/explain/explain.ts';
import { lineSignatures } from '#src/explain/lines/index.ts';
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
    const { ids, strengths, quotes } = read(
      'step 1\nfatal: no such thing\nfatal: no such thing\nstep 2',
    );

    expect([ids, strengths]).toEqual([['as-seen'], ['suggests']]);
    expect(quotes).toEqual(['fatal: no such thing']);
  });

  it('with a stack is answered with the innermost error and its own frame', () => {
    const { quotes } = read(
      [
        'WrappedException: request failed',
        '    at org.springframework.web.Servlet.go(Servlet.java:1)',
        'Caused by: IllegalStateException: no rate for KRW',
        '    at java.util.Map.get(Map.java:7)',
        '    at shop.Rates.of(Rates.java:12)',
      ].join('\n'),
    );

    expect(quotes.slice(0, 2)).toEqual([
      'Caused by: IllegalStateException: no rate for KRW',
      '    at shop.Rates.of(Rates.java:12)',
    ]);
  });

  it('in which a program says the same in other words has that told once', () => {
    const { ids, quotes } = read(
      ['a: fsnotify watcher: too many open files', 'b: FS watcher: too many open files'].join('\n'),
    );

    expect([ids, quotes.length]).toEqual([['own-words'], 2]);
  });

  it('has what a probe got quoted without the marks that a page put around it', () => {
    const { said } = read('**Readiness probe failed: HTTP probe failed with statuscode: 503**');

    expect(said).toContain('“HTTP probe failed with statuscode: 503”');
  });

  it('of several troubles has each told apart, and what only repeats another left out', () => {
    const { ids } = read(
      [
        'Warning  Failed   3s  kubelet  Error: secret "db" not found',
        'Warning  Failed   3s  kubelet  Error: secret "cache" not found',
        'Warning  BackOff  3s  kubelet  Back-off restarting failed container app in pod web-1_shop(8c2d)',
        'exceeded quota: compute, requested: pods=1, used: pods=4, limited: pods=4',
      ].join('\n'),
    );

    expect(ids).toEqual(['config-missing', 'config-missing', 'quota-exceeded']);
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
          for (const lang of LANGS) {
            expect(signature.text[lang](params).title).not.toBe('');
          }
        }
      }),
    );
  });
});

describe('the signatures', () => {
  it('have ids of their own', () => {
    const ids = signatures.map(({ id }) => id);
    const own = lineSignatures.filter(({ id }) => ids.includes(id));

    expect(new Set(ids).size).toBe(ids.length);
    expect(own).toEqual([]);
    expect(ids.filter((id) => !/^explain\/[a-z-]+$/.test(id))).toEqual([]);
  });
});
