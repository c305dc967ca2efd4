import { describe, expect, it } from '@jest/globals';

import { evidenceWords, simulationWords } from '#src/answers/words/evidence.ts';

const pod = { kind: 'Pod', namespace: 'shop', name: 'web' };
const unset = { source: 'field', object: pod, path: '/spec/x', unset: true } as const;

describe('a field that is not set', () => {
  it.each([
    ['en', 'Always', 'is unset = `Always`'],
    ['ko', 'Always', '값 없음 = `Always`'],
    ['en', '', 'is unset'],
    ['ko', '', '값 없음'],
  ] as const)('is said in %s with what holds then: “%s”', (lang, text, says) => {
    expect(evidenceWords({ ...unset, text }, pod, lang)).toEqual({
      where: '`x`',
      says,
      verbatim: false,
    });
  });
});

describe('a simulation', () => {
  const simulated = { source: 'simulation', on: pod } as const;
  const nodes = [{ filter: 'volume-zone', count: 2 }, { count: 1 }];

  it.each([
    ['en', 'a simulation of the 3 nodes refuses the same ones for the same reasons'],
    ['ko', '노드 3개를 시뮬레이션하면 같은 노드가 같은 이유로 막힙니다'],
  ] as const)('that agrees with the scheduler says so in %s', (lang, words) => {
    expect(simulationWords({ ...simulated, agrees: true, nodes }, lang)).toBe(words);
  });

  it('of one node says no number', () => {
    const one = { ...simulated, agrees: true, nodes: [{ filter: 'taints', count: 1 }] };

    expect(simulationWords(one, 'en')).toBe(
      'a simulation refuses the one node for the same reason',
    );
  });

  it.each([
    ['en', 'volume in other zone 2, free 1'],
    ['ko', '볼륨이 다른 존에 있음 2, 여유 있음 1'],
  ] as const)(
    'that does not agree gives its own reasons in %s, volumes included',
    (lang, words) => {
      expect(simulationWords({ ...simulated, agrees: false, nodes }, lang)).toContain(words);
    },
  );
});
