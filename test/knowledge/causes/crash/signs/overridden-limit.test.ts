import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { oomKilled } from '#src/knowledge/causes/crash/oom-killed.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimed, crashing } from '#test/support/crashes.ts';

const LIMITED = { resources: { limits: { memory: '64Mi' } } };
const KILLED = { exitCode: 137, reason: 'OOMKilled' };

describe('oom-killed at a limit that is not the one of the template', () => {
  const owner = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    name: 'web-1',
    uid: 'rs-1',
    controller: true,
  };
  const NOTE_OF_VPA = 'Pod resources updated by web-vpa: container 0: memory request, memory limit';
  const made = (annotations: Readonly<Record<string, string>> = {}): Resource<'Pod'> => {
    const one = crashing({ container: LIMITED, ended: KILLED });
    return { ...one, metadata: { ...one.metadata, ownerReferences: [owner], annotations } };
  };
  const maker = (memory?: string): Resource<'apps/ReplicaSet'> => ({
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: { namespace: 'shop', name: 'web-1', uid: 'rs-1' },
    spec: {
      selector: {},
      template: {
        spec: {
          containers: [{ name: 'app', ...(memory && { resources: { limits: { memory } } }) }],
        },
      },
    },
  });
  const claim = (pod: Resource<'Pod'>, memory?: string) =>
    claimed(oomKilled, pod, '', { objects: [maker(memory)] })[0];

  it('names the autoscaler that lowered it, and advises a lower bound', () => {
    const found = claim(made({ vpaUpdates: NOTE_OF_VPA }), '512Mi');

    expect(found?.params).toMatchObject({
      overridden: { template: '512Mi', autoscaler: 'web-vpa' },
    });
    expect(found?.evidence.map(({ path }) => path)).toContain(
      '/spec/template/spec/containers/0/resources/limits/memory',
    );
    expect(found && adviceOn(oomKilled, found)?.text).toContain('minAllowed');
    expect(found && oomKilled.text.en(found.subject, found.params).sentence).toContain('web-vpa');
  });

  it('says that something changed it where nobody says who', () => {
    const found = claim(made(), '512Mi');

    expect(found?.params).toMatchObject({ overridden: { template: '512Mi' } });
    expect(found && adviceOn(oomKilled, found)?.text).toContain('webhook');
  });

  it('says nothing of it where the template asks for the same, for less or for nothing', () => {
    for (const memory of ['64Mi', '32Mi', undefined])
      expect(claim(made({ vpaUpdates: NOTE_OF_VPA }), memory)?.params).not.toHaveProperty(
        'overridden',
      );
  });
});
