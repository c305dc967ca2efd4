import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { admissionOf } from '#src/carry-out/admission.ts';
import { inTemplate } from '#src/carry-out/reach/forms/in-template.ts';
import { recordedCluster } from '#src/cluster/recorded-cluster.ts';
import type { Change, Live } from '#src/domain/plan.ts';

const spread = '/spec/template/spec/topologySpreadConstraints/0';
const anyPolicy = inTemplate({ '/topologySpreadConstraints/*/nodeTaintsPolicy': () => true });
const web = { kind: 'argoproj.io/Rollout', namespace: 'blog-system', name: 'web' };

describe('the recording of INC-000-1', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'incident-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = () => recordedCluster('recordings/inc-000-1', join(folder, 'state.json'));

  it('starts with a canary that is Pending', async () => {
    expect(await pods()).toContainEqual(['web-6c7c9fb85d-8lqpc', 'Pending']);
  });

  it.each<[string, Pick<Change, 'ops' | 'sub'>]>([
    [
      'after its fix',
      {
        ops: [
          { op: 'add', path: `${spread}/nodeTaintsPolicy`, value: 'Honor' },
          { op: 'add', path: `${spread}/matchLabelKeys`, value: ['rollouts-pod-template-hash'] },
        ],
      },
    ],
    ['after an abort', { sub: 'status', ops: [{ op: 'add', path: '/status/abort', value: true }] }],
  ])('shows what really came %s: nothing is Pending', async (_, change) => {
    const { writer, origin } = open();
    const fact = await writer.read(web);
    if (fact.is !== 'known') throw new Error('the rollout is not in the recording');
    const { uid = '', resourceVersion = '' } = fact.value.metadata ?? {};
    const on: Live = { ...web, uid };

    const sent = await writer.send(
      { do: 'patch', on, guard: [], absent: [], undo: [], ...change },
      resourceVersion,
      'apply',
    );

    expect(sent.is).toBe('done');
    expect(await origin()).toBe('recorded');
    expect((await pods()).map(([, phase]) => phase)).not.toContain('Pending');
  });

  it.each([
    ['Honor', { is: 'holds' }],
    ['Nonsense', { is: 'not-checked', why: 'recorded-cluster' }],
  ])(
    'knows what the API server says of nodeTaintsPolicy %s only if it was asked',
    async (value, expected) => {
      const { writer } = open();
      const fact = await writer.read(web);
      const uid = (fact.is === 'known' && fact.value.metadata?.uid) || '';
      const ops = [{ op: 'add', path: `${spread}/nodeTaintsPolicy`, value }] as const;
      const on: Live = { ...web, uid };

      const admission = await admissionOf(
        { do: 'patch', on, guard: [], absent: ops.map(({ path }) => path), undo: [], ops },
        writer,
        { isOpen: () => true, reaches: new Map([['any', anyPolicy]]) },
      );

      expect(admission).toMatchObject(expected);
    },
  );

  async function pods() {
    const source = await open().loader().load([]);
    const { items } = source.list('Pod', { namespace: 'blog-system' });
    return items.map(({ metadata, status }) => [metadata?.name, status?.phase]);
  }
});
