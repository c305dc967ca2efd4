import { describe, expect, it } from '@jest/globals';

import { limitRange } from '#src/knowledge/causes/creation/limit-range.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';
import { refusedSet } from '#test/support/refusals.ts';

const refused = refusedSet('maximum memory usage per Container is 256Mi, but limit is 512Mi');
const range = (name: string, memory: string) => ({
  ...named('LimitRange', name),
  spec: { limits: [{ type: 'Container', max: { memory } }] },
});

describe('limit-range', () => {
  it('names the LimitRange that sets the bound', () => {
    const objects = [refused, range('wide', '1Gi'), range('small', '256Mi')];

    expect(claimsAbout(refused, limitRange, cluster(objects))).toMatchObject([
      {
        subject: { kind: 'apps/Deployment', name: 'web' },
        params: { range: 'small', bound: 'maximum', limit: '256Mi', amount: '512Mi' },
        evidence: [{}, { on: { name: 'small' }, path: '/spec/limits/0/max/memory' }],
      },
    ]);
  });

  it('names none where it cannot be read', () => {
    const [claim] = claimsAbout(refused, limitRange, cluster([refused], ['limitranges']));

    expect(claim?.params).toEqual(expect.not.objectContaining({ range: expect.anything() }));
  });

  it('tells of all bounds where several are not kept', () => {
    const all =
      'minimum memory usage per Container is 64Mi, but request is 32Mi, maximum cpu usage per Pod is 2, but limit is 3';
    const twice = refusedSet(`[${all}]`);

    expect(claimsAbout(twice, limitRange, cluster([twice]))).toMatchObject([
      { params: { bound: 'minimum', all } },
    ]);
    expect(claimsAbout(refused, limitRange, cluster([refused]))[0]?.params).not.toHaveProperty(
      'all',
    );
  });

  it('stays silent for another refusal', () => {
    const other = refusedSet('no PriorityClass with name a was found');

    expect(claimsAbout(other, limitRange, cluster([other]))).toEqual([]);
  });
});
