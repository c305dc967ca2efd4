import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { crashOf, proposalsFor, template, writtenFor } from '#test/fixes/support/crashes.ts';
import { named, specified } from '#test/support/objects.ts';

describe('a Rollout that names what does not exist', () => {
  const services = ['web', 'web-preview', 'other'].map((name) => named('Service', name));
  const rollout = (strategy: object): Resource => {
    const made = specified('argoproj.io/Rollout', 'web', { strategy });
    return { ...made, metadata: { ...made.metadata, uid: 'web-1' } };
  };
  const refused = (kind: string, name: string, is = 'absent') => ({
    ...crashOf('rollout/invalid-spec', { rollout: 'web', said: '', missing: { kind, is } }),
    subject: { kind, namespace: 'shop', name },
  });
  const proposed = (finding: ReturnType<typeof refused>, strategy: object) =>
    proposalsFor('rollout/other-name', finding, rollout(strategy), ...services).map(
      ({ change, inputs: [input] = [] }) => ({
        ops: change?.ops,
        from: input?.candidates.map(({ value }) => value),
      }),
    )[0];

  it('is given the nearest Service that its strategy does not name already', () => {
    const blueGreen = { activeService: 'web', previewService: 'web-previw' };
    const path = '/spec/strategy/blueGreen/previewService';

    expect(proposed(refused('Service', 'web-previw'), { blueGreen })).toEqual({
      ops: [{ op: 'replace', path, value: 'web-preview' }],
      from: ['web-preview', 'other'],
    });
  });

  it.each([
    ['that is there by now', refused('Service', 'web-previw', 'there-now'), 'web-previw'],
    ['that it names elsewhere', refused('Service', 'web-previw'), 'another'],
    ['of another kind', refused('networking.k8s.io/Ingress', 'web-previw'), 'web-previw'],
  ])('is left alone with a name %s', (_, finding, previewService) => {
    expect(proposed(finding, { blueGreen: { previewService } })).toBeUndefined();
  });
});

describe('a runtime class that does not exist', () => {
  const missing = (field: string) => ({
    ...crashOf('creation/missing-reference', { by: 'web', object: 'absent', field }),
    subject: { kind: 'node.k8s.io/RuntimeClass', name: 'gviser' },
  });
  const web = template({}, { runtimeClassName: 'gviser' });
  const seen = {
    key: 'web',
    kind: 'replicas-missing',
    on: { kind: 'apps/Deployment', namespace: 'shop', name: 'web' },
    reason: 'ReplicasMissing',
    evidence: { source: 'field', on: { kind: 'Pod', name: 'a' }, path: '/status', quote: '' },
    hurts: 'users',
  } as const;
  const written = (remedy: string, field = 'runtimeClassName') =>
    writtenFor(
      remedy,
      { ...missing(field), seen: [seen] },
      web,
      named('node.k8s.io/RuntimeClass', 'gvisor', ''),
    );

  it('is the nearest one that there is, or none', () => {
    expect(written('placement/other-runtime')).toEqual([{ runtimeClassName: 'gvisor' }]);
    expect(written('security/usual-runtime')).toEqual([{ runtimeClassName: undefined }]);
  });

  it('stays where something else is missing', () => {
    expect(written('placement/other-runtime', 'priorityClassName')).toEqual([]);
    expect(written('security/usual-runtime', 'priorityClassName')).toEqual([]);
  });
});

describe('a container that the downward API does not find', () => {
  const asked = (named: string) =>
    crashOf('config/downward-api', { named, containers: ['app', 'proxy'], near: 'app' });
  const env = [
    {
      name: 'LIMIT',
      valueFrom: { resourceFieldRef: { containerName: 'ap', resource: 'limits.memory' } },
    },
  ];

  it('is the nearest that there is', () => {
    const field = 'containers/0/env/0/valueFrom/resourceFieldRef/containerName';

    expect(writtenFor('config/other-container', asked('ap'), template({ env }))[0]).toEqual({
      [field]: 'app',
    });
  });

  it('is left where the template names it no more', () => {
    expect(writtenFor('config/other-container', asked('old'), template({ env }))).toEqual([]);
  });
});
