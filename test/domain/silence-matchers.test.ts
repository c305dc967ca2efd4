import { describe, expect, it } from '@jest/globals';

import { matchersText, silenceMatchers } from '#src/domain/silence-matchers.ts';

describe('what a silence matches', () => {
  it('is the name and the labels that stay when a pod of Prometheus is replaced', () => {
    const labels = {
      alertname: 'Slow',
      namespace: 'shop',
      instance: '10.0.0.1:80',
      prometheus: 'monitoring/main',
      uid: 'u',
    };

    expect(silenceMatchers({ name: 'Slow', labels })).toEqual([
      { name: 'alertname', value: 'Slow' },
      { name: 'namespace', value: 'shop' },
    ]);
  });

  it('is written as Alertmanager reads it', () => {
    expect(matchersText([{ name: 'path', value: 'a"b' }])).toBe(String.raw`{path="a\"b"}`);
  });
});
