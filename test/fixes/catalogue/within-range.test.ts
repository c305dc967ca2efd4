import { describe, expect, it } from '@jest/globals';

import { crashOf, template, writtenFor } from '#test/fixes/support/crashes.ts';

describe('what a LimitRange bounds', () => {
  const beyond = (params: object, resources: object) =>
    writtenFor(
      'resources/within-range',
      crashOf('creation/limit-range', { resource: 'memory', ...params }),
      template({ resources }),
    );
  const MAXIMUM = { field: 'limit', amount: '2Gi', limit: '1Gi' };
  const MINIMUM = { field: 'request', amount: '64Mi', limit: '128Mi' };
  const [LIMIT, REQUEST] = ['limits', 'requests'].map(
    (list) => `containers/0/resources/${list}/memory`,
  );

  it.each([
    [
      'a limit, and the request that would be above it',
      MAXIMUM,
      { limits: { memory: '2Gi' }, requests: { memory: '1.5Gi' } },
      { [`${LIMIT}`]: '1Gi', [`${REQUEST}`]: '1Gi' },
    ],
    [
      'a limit alone, where the request is within it',
      MAXIMUM,
      { limits: { memory: '2Gi' }, requests: { memory: '512Mi' } },
      { [`${LIMIT}`]: '1Gi' },
    ],
    [
      'a request, and the limit that would be below it',
      MINIMUM,
      { limits: { memory: '100Mi' }, requests: { memory: '64Mi' } },
      { [`${REQUEST}`]: '128Mi', [`${LIMIT}`]: '128Mi' },
    ],
    [
      'a request alone, where no limit is set',
      MINIMUM,
      { requests: { memory: '64Mi' } },
      { [`${REQUEST}`]: '128Mi' },
    ],
  ])('is kept by %s', (_, params, resources, written) => {
    expect(beyond(params, resources)).toEqual([written]);
  });

  it('is left to a person where more than one bound is not kept', () => {
    const all = 'maximum memory usage per Container is 1Gi, but limit is 2Gi, maximum cpu …';

    expect(beyond({ ...MAXIMUM, all }, { limits: { memory: '2Gi' } })).toEqual([]);
  });
});
