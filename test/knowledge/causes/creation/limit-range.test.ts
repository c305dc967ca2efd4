import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { limitRange } from '#src/knowledge/causes/creation/limit-range.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { injector } from '#test/support/injectors.ts';
import { named, owned } from '#test/support/objects.ts';
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

  describe('what no container of the template asks for', () => {
    const asking = (memory: string, of: Resource = refused) =>
      ({
        ...of,
        spec: {
          template: {
            metadata: { labels: { app: 'web' } },
            spec: { containers: [{ name: 'app', resources: { limits: { memory } } }] },
          },
        },
      }) as Resource;
    const space = {
      ...named('Namespace', 'shop', ''),
      metadata: { name: 'shop', labels: { mesh: 'on' } },
    };
    const about = (one: Resource, objects: readonly Resource[] = [injector()]) =>
      claimsAbout(one, limitRange, cluster([one, space, range('small', '256Mi'), ...objects]));

    it('was added by the webhook that is asked about such pods', () => {
      expect(about(asking('128Mi'))).toMatchObject([
        {
          params: {
            added: {
              by: ['mesh/inject.sidecar-injector.istio.io'],
              product: 'Istio',
              annotation: 'sidecar.istio.io/proxyMemoryLimit',
            },
          },
          evidence: [{}, {}, { on: { name: 'mesh' } }],
        },
      ]);
    });

    it.each<[string, Resource, readonly Resource[] | undefined]>([
      ['the template asks for it', asking('512Mi'), undefined],
      ['it asks for it in other units', asking('536870912'), undefined],
      ['no webhook is asked', asking('128Mi'), []],
      ['the webhook is for other namespaces', asking('128Mi'), [injector({ mesh: 'off' })]],
      ['the template is not known', refused, undefined],
    ])('is not said where %s', (_, one, objects) => {
      const [found] = about(one, objects);

      expect(found?.params).not.toHaveProperty('added');
    });

    it('is told of a custom object whose controller quotes the refusal, of the top one', () => {
      const said =
        'Failed to create the pod: pods "r-1" is forbidden: maximum memory usage per Container is 256Mi, but limit is 512Mi';
      const set = custom('ci.example.com/RunnerSet', 'runners');
      const one = owned(
        custom('ci.example.com/Runner', 'r-1', {
          spec: {
            pod: {
              spec: { containers: [{ name: 'run', resources: { limits: { memory: '128Mi' } } }] },
            },
          },
          status: { phase: 'Failed', message: said },
        }),
        { kind: 'ci.example.com/RunnerSet', name: 'runners' },
      );

      expect(about(one, [injector(), set])).toMatchObject([
        { subject: { name: 'runners' }, params: { range: 'small', added: { product: 'Istio' } } },
      ]);
      const other = custom('ci.example.com/Runner', 'r-2', {
        status: { phase: 'Failed', message: said.replaceAll('pod', 'service') },
      });
      expect(about(other)).toEqual([]);
    });
  });

  it('stays silent for another refusal', () => {
    const other = refusedSet('no PriorityClass with name a was found');

    expect(claimsAbout(other, limitRange, cluster([other]))).toEqual([]);
  });
});
