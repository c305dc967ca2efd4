import { describe, expect, test } from '@jest/globals';

import { newestFirst } from '#src/readings/created.ts';

const at = (name: string, creationTimestamp?: string) => ({
  apiVersion: 'v1' as const,
  kind: 'Pod' as const,
  metadata: { name, ...(creationTimestamp && { creationTimestamp }) },
});

describe('objects by age', () => {
  test('stand with the one created last first, and what does not say at the end', () => {
    const objects = [
      at('silent'),
      at('old', '2026-01-01T00:00:00Z'),
      at('new', '2026-01-02T00:00:00Z'),
    ];

    const names = newestFirst(objects).map(({ metadata }) => metadata.name);

    expect(names).toEqual(['new', 'old', 'silent']);
  });
});
