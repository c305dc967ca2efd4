import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { crashOf, proposalsFor, template } from '#test/fixes/support/crashes.ts';
import { claim, onNode, storageClass, volume } from '#test/support/storage.ts';

/** A finding about the claim "data". */
const ofClaim = (id: string, params: object): Finding => ({
  ...crashOf(id, params),
  subject: { kind: 'PersistentVolumeClaim', namespace: 'shop', name: 'data' },
});
const valuesOf = (proposals: ReturnType<typeof proposalsFor>) =>
  proposals.flatMap(({ change }) => change?.ops.map((op) => 'value' in op && op.value));

describe('the class that a claim is to have', () => {
  it('is first the one that most claims of the namespace have', () => {
    const bare = claim('data');
    const { storageClassName: _, ...spec } = bare.spec ?? {};
    const others = ['fast', 'slow', 'slow'].map((of, at) => claim(`other-${at}`, { class: of }));
    const found = ofClaim('storage/no-default-class', { classes: ['new', 'fast', 'slow'] });
    const [proposal] = proposalsFor(
      'storage/existing-class',
      found,
      { ...bare, spec } as Resource,
      ...others,
    );

    expect(proposal?.inputs?.[0]?.candidates).toEqual([
      { value: 'slow', why: 'elsewhere' },
      { value: 'fast', why: 'elsewhere' },
      { value: 'new', why: 'exists' },
    ]);
  });
});

describe('the volume that a claim is to have', () => {
  const asks = claim('data', { spec: { selector: { matchLabels: { disk: 'fast' } } } });
  const fits = volume('by-hand');
  const failed = { ...fits, status: { phase: 'Failed' } };
  const labelled = volume('by-hand', {}, { disk: 'fast' });
  const near = { why: 'other', nearest: 'by-hand' };
  const named = (there: Resource, of: Resource, params: object) =>
    valuesOf(proposalsFor('storage/named-volume', ofClaim('storage/no-volume', params), of, there));

  it('is named where only its labels are others', () => {
    expect(named(fits, asks, near)).toEqual(['by-hand']);
  });

  it.each<[string, Resource, Resource?, object?]>([
    ['it has failed', failed],
    ['its labels are asked for', labelled],
    ['no labels are asked for', fits, claim('data')],
    ['its pods could only run on one node then', volume('by-hand', onNode('w1'))],
    ['it is smaller', volume('by-hand', { capacity: { storage: '1Mi' } })],
    ['it is not there', volume('another')],
    ['another claim has it', fits, asks, { ...near, why: 'claimed' }],
  ])('is not where %s', (_, there, of = asks, params = near) => {
    expect(named(there, of, params)).toEqual([]);
  });
});

describe('the size of a volume that is full', () => {
  const grows = storageClass('standard', { allowVolumeExpansion: true });
  const full = { is: 'claim', claim: 'data', size: '1Gi' };
  const sizes = (params: object, of: Resource, ...others: readonly Resource[]) =>
    valuesOf(
      proposalsFor('storage/larger-claim', crashOf('storage/volume-full', params), of, ...others),
    );

  it('is doubled where its class lets volumes grow', () => {
    expect(sizes(full, claim('data'), grows)).toEqual(['2Gi']);
  });

  it.each<[string, Resource, Resource, object?]>([
    ['its class does not', claim('data'), storageClass()],
    ['its class is not there', claim('data'), storageClass('other')],
    ['it is of no claim', claim('data'), grows, { ...full, is: 'emptyDir' }],
    ['its claim is not there', claim('other'), grows],
  ])('stays where %s', (_, of, grown, params = full) => {
    expect(sizes(params, of, grown)).toEqual([]);
  });
});

describe('the group that volumes are given to', () => {
  const has = (volumes: readonly object[], params: object) =>
    valuesOf(
      proposalsFor(
        'security/volume-group',
        crashOf('security/no-file-access', { volume: 'data', user: 1000, ...params }),
        template({}, { volumes }),
      ),
    );
  const data = { name: 'data', persistentVolumeClaim: { claimName: 'data' } };

  it("is the user's own", () => {
    expect(has([{ name: 'other', hostPath: { path: '/srv' } }, data], {})).toEqual([
      { fsGroup: 1000 },
    ]);
  });

  it.each<[string, object, object?]>([
    ['the volume is not there', { ...data, name: 'other' }],
    ['it is a directory of the node', { name: 'data', hostPath: { path: '/srv' } }],
    ['a server of files owns it', { name: 'data', nfs: { server: 'nfs', path: '/' } }],
    ['the user is root', data, { user: 0 }],
    ['the user is not known', data, { user: undefined }],
    ['they have a group', data, { fsGroup: 0 }],
  ])('stays where %s', (_, one, params = {}) => {
    expect(has([one], params)).toEqual([]);
  });
});

describe('files of a volume that a container starts', () => {
  const found = { program: '/scripts/run.sh', problem: 'not-executable' };
  const made = (source: object, params: object = {}) =>
    proposalsFor(
      'crash/executable-files',
      crashOf('crash/program-not-found', { ...found, ...params }),
      template(
        { volumeMounts: [{ name: 'scripts', mountPath: '/scripts' }] },
        { volumes: [{ name: 'scripts', ...source }] },
      ),
    );

  it.each([
    ['configMap', { configMap: { name: 'scripts' } }, '0644'],
    ['secret', { secret: { secretName: 'scripts', defaultMode: 0o444 } }, '0444'],
    ['configMap', { configMap: { name: 'scripts', items: [{ key: 'a', path: 'b' }] } }, '0644'],
  ])('may be executed: of a %s, %j', (of, source, was) => {
    const [proposal] = made(source);

    expect(proposal).toMatchObject({
      params: { was, is: '0755' },
      change: {
        ops: [{ path: `/spec/template/spec/volumes/0/${of}/defaultMode`, value: 0o755 }],
      },
    });
  });

  it.each<[string, object, object?]>([
    ['others may not read them', { secret: { secretName: 'scripts', defaultMode: 0o400 } }],
    ['each has its mode', { configMap: { items: [{ key: 'a', path: 'b', mode: 0o644 }] } }],
    ['they are of no such object', { emptyDir: {} }],
    ['the program is elsewhere', { configMap: {} }, { program: '/bin/run' }],
    ['the program is missing', { configMap: {} }, { problem: 'not-found' }],
    ['the container is gone', { configMap: {} }, { container: 'other' }],
  ])('stay as they are where %s', (_, source, params = {}) => {
    expect(made(source, params)).toEqual([]);
  });
});
