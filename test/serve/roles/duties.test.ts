import { describe, expect, it } from '@jest/globals';

import { workerPayload } from '#src/queue/payloads.ts';
import { duties } from '#src/serve/roles/duties/index.ts';

describe('the duties of a worker', () => {
  it.each(Object.keys(duties))('has the queue take its kind of job: %s', (kind) => {
    const { error } = workerPayload.safeParse({ v: 1, id: 'job-1', kind });

    // What else a job of that kind holds is missing here; src/queue/payloads.ts parses it.
    expect(error?.issues.filter(({ path }) => path.includes('kind'))).toEqual([]);
  });
});
