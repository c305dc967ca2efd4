import { describe, expect, it } from '@jest/globals';

import { heapExhausted } from '#src/knowledge/causes/crash/heap-exhausted.ts';
import { claimed, crashing } from '#test/support/crashes.ts';

const V8 = `[1:0x1d]  4561 ms: Mark-Compact (reduce) 96.1 (98.4) -> 96.1 (99.4) MB, 207.23 / 0.00 ms
FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory`;

describe('heap-exhausted', () => {
  it("tells the heap's limit from the container's, whatever the exit code", () => {
    const container = { resources: { limits: { memory: '1Gi' } } };

    for (const exitCode of [134, 139])
      expect(
        claimed(heapExhausted, crashing({ container, ended: { exitCode } }), V8),
      ).toMatchObject([
        { params: { runtime: 'Node.js', heap: 96, limit: '1Gi', exitCode }, strength: 'entails' },
      ]);
  });

  it.each([
    ['Terminating due to java.lang.OutOfMemoryError: Java heap space', '-Xmx', 'entails'],
    ['java.lang.OutOfMemoryError: GC overhead limit exceeded', '-Xmx', 'fits'],
    ['java.lang.OutOfMemoryError: Metaspace', '-XX:MaxMetaspaceSize', 'fits'],
    ['PHP Fatal error:  Allowed memory size of 134217728 bytes exhausted', 'memory_limit', 'fits'],
  ])('knows “%s”', (line, setting, strength) => {
    expect(claimed(heapExhausted, crashing(), line)).toMatchObject([
      { params: { setting }, strength },
    ]);
  });

  it('is sure of PHP where its program ended for it, and not for a request of a server', () => {
    const line = 'PHP Fatal error:  Allowed memory size of 134217728 bytes exhausted';
    const strengths = [255, 1, 137].map(
      (exitCode) => claimed(heapExhausted, crashing({ ended: { exitCode } }), line)[0]?.strength,
    );

    expect(strengths).toEqual(['entails', 'fits', 'suggests']);
  });

  it.each([
    ['the kernel killed', { exitCode: 137, reason: 'OOMKilled' }, V8],
    ['ended well', { exitCode: 0 }, V8],
    [
      'wants too many threads',
      { exitCode: 1 },
      'java.lang.OutOfMemoryError: unable to create native thread',
    ],
    ['does not say so', { exitCode: 139 }, 'Segmentation fault'],
  ])('stays silent for a program that %s', (_, ended, log) => {
    expect(claimed(heapExhausted, crashing({ ended }), log)).toEqual([]);
  });

  it('stays silent where the log cannot be read', () => {
    const around = { forbidden: ['pods/log'] };

    expect(claimed(heapExhausted, crashing({ ended: { exitCode: 139 } }), '', around)).toEqual([]);
  });
});
