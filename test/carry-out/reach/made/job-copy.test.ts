import { describe, expect, it } from '@jest/globals';

import { jobCopy } from '#src/carry-out/reach/made/job-copy.ts';
import type { Resource } from '#src/domain/resource.ts';
import { job } from '#test/support/batch.ts';

const copy = { kind: 'batch/Job', namespace: 'shop', name: 'load-2' };

describe('a copy of a Job', () => {
  it('has its spec, but for what the API server and the Job controller have written', () => {
    const labels = {
      app: 'load',
      'controller-uid': 'a',
      'job-name': 'load',
      'batch.kubernetes.io/controller-uid': 'a',
      'batch.kubernetes.io/job-name': 'load',
      'acme.io/job-name': 'kept',
    };
    const made = job({ failed: 2 }, { backoffLimit: 1, selector: { matchLabels: {} } });
    const metadata = { labels, annotations: { a: 'b' }, creationTimestamp: null };
    const template = { ...made.spec?.template, metadata };
    const whole = { ...made, spec: { ...made.spec, template } } as unknown as Resource;

    expect(jobCopy.make(copy, whole)).toEqual({
      apiVersion: 'batch/v1',
      kind: 'Job',
      metadata: { name: 'load-2', namespace: 'shop' },
      spec: {
        backoffLimit: 1,
        template: {
          ...made.spec?.template,
          metadata: {
            annotations: { a: 'b' },
            labels: { app: 'load', 'acme.io/job-name': 'kept' },
          },
        },
      },
    });
  });

  it('needs no labels', () => {
    expect(jobCopy.make(copy, job({}))).toMatchObject({
      spec: { template: { metadata: { labels: {} } } },
    });
  });

  it.each<[string, Resource | undefined]>([
    ['that is not known', undefined],
    ['that is none', { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'load' } }],
    ['whose pods somebody else has labelled', job({}, { manualSelector: true })],
  ])('is none of a Job %s', (_, source) => {
    expect(jobCopy.make(copy, source)).toBeUndefined();
  });
});
