import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { follows } from '#src/knowledge/causes/reports/follows.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { condition, custom, saying } from '#test/support/custom.ts';
import { owned } from '#test/support/objects.ts';
import { workload } from '#test/support/states.ts';

const NOT_READY = saying('Ready=False NotReady: waits for its parts');
const FLUX = 'kustomize.toolkit.fluxcd.io';
const SOURCE = 'source.toolkit.fluxcd.io/GitRepository';
const web = (available: number) => workload('apps/Deployment', 1, { availableReplicas: available });
const ofDatabase = (object: Resource) =>
  owned(object, { kind: 'example.org/Database', name: 'db', uid: '' });
const applied = { kind: 'Service', namespace: 'shop', hookPhase: 'Running' };
const APPLIED = Array.from({ length: 20 }, (_, n) => ({ ...applied, name: `s${n}` }));

function led(object: Resource, ...others: readonly Resource[]) {
  const claims = claimsAbout(object, follows, cluster([object, ...others]));
  return claims.map(({ because }) => because && [because.edge, because.at.kind, because.at.name]);
}

describe('follows', () => {
  it.each<[string, Resource, readonly Resource[], readonly string[]]>([
    [
      'a source that its spec names',
      custom(`${FLUX}/Kustomization`, 'shop', {
        spec: { sourceRef: { kind: 'GitRepository', name: 'shop' } },
        status: saying('Ready=False ArtifactFailed: Source artifact not found'),
      }),
      [
        custom(SOURCE, 'shop', {
          status: saying(condition('Ready=False GitOperationFailed: authentication required')),
        }),
      ],
      ['names', SOURCE, 'shop'],
    ],
    [
      'a source of another namespace',
      custom(`${FLUX}/Kustomization`, 'shop', {
        spec: { sourceRef: { kind: 'GitRepository', name: 'all', namespace: 'flux' } },
        status: NOT_READY,
      }),
      [custom(SOURCE, 'all', { namespace: 'flux', status: NOT_READY })],
      ['names', SOURCE, 'all'],
    ],
    [
      'an issuer of the cluster',
      custom('cert-manager.io/CertificateRequest', 'web', {
        spec: { issuerRef: { kind: 'ClusterIssuer', name: 'le' } },
        status: saying('Ready=False Pending: Referenced issuer is not ready'),
      }),
      [custom('cert-manager.io/ClusterIssuer', 'le', { namespace: '', status: NOT_READY })],
      ['names', 'cert-manager.io/ClusterIssuer', 'le'],
    ],
    [
      'what a reference says by itself to be, of a kind that nobody knows',
      custom('aws.example.org/Cache', 'web', {
        spec: {
          resourceRefs: [{ apiVersion: 'ec2.example.org/v1', kind: 'Instance', name: 'web-1' }],
        },
        status: saying('Ready=False Creating: Unready resources: instance'),
      }),
      [custom('ec2.example.org/Instance', 'web-1', { status: NOT_READY })],
      ['names', 'ec2.example.org/Instance', 'web-1'],
    ],
    [
      'a run that its status lists as its own',
      custom('tekton.dev/PipelineRun', 'build', {
        status: {
          ...saying('Succeeded=False Failed: Tasks Completed: 1 (Failed: 1)'),
          childReferences: [{ apiVersion: 'tekton.dev/v1', kind: 'TaskRun', name: 'build-test' }],
        },
      }),
      [
        custom('tekton.dev/TaskRun', 'build-test', {
          status: saying('Succeeded=False Failed: "step-test" exited with code 1'),
        }),
      ],
      ['makes', 'tekton.dev/TaskRun', 'build-test'],
    ],
    [
      'where a backup was to go',
      custom('velero.io/Backup', 'daily', {
        spec: { storageLocation: 'default' },
        status: { phase: 'PartiallyFailed' },
      }),
      [custom('velero.io/BackupStorageLocation', 'default', { status: { phase: 'Unavailable' } })],
      ['names', 'velero.io/BackupStorageLocation', 'default'],
    ],
    [
      'a workload that it owns',
      custom('example.org/Database', 'db', { status: NOT_READY }),
      [ofDatabase(web(0))],
      ['makes', 'apps/Deployment', 'web'],
    ],
    [
      'a workload that its status lists, whatever a sync has applied that is over',
      custom('argoproj.io/Application', 'shop', {
        status: {
          health: { status: 'Degraded' },
          operationState: { phase: 'Succeeded', syncResult: { resources: APPLIED } },
          resources: [{ group: 'apps', kind: 'Deployment', namespace: 'shop', name: 'web' }],
        },
      }),
      [web(0)],
      ['makes', 'apps/Deployment', 'web'],
    ],
    [
      'a workload of its inventory',
      custom(`${FLUX}/Kustomization`, 'shop', {
        status: {
          ...saying('Ready=False HealthCheckFailed: timeout waiting for web'),
          inventory: { entries: [{ id: 'shop_web_apps_Deployment', v: 'v1' }] },
        },
      }),
      [web(0)],
      ['makes', 'apps/Deployment', 'web'],
    ],
    [
      'a workload that has the labels of a release',
      custom('helm.toolkit.fluxcd.io/HelmRelease', 'shop', {
        status: saying('Ready=False InstallFailed: context deadline exceeded'),
      }),
      [
        {
          ...web(0),
          metadata: {
            ...web(0).metadata,
            labels: {
              'helm.toolkit.fluxcd.io/name': 'shop',
              'helm.toolkit.fluxcd.io/namespace': 'shop',
            },
          },
        },
      ],
      ['makes', 'apps/Deployment', 'web'],
    ],
  ])('leads to %s', (_, object, others, where) => {
    expect(led(object, ...others)).toEqual([where]);
  });

  it.each<[string, Resource, readonly Resource[]]>([
    [
      'parts that are well',
      custom('example.org/Database', 'db', { status: NOT_READY }),
      [ofDatabase(web(1))],
    ],
    [
      'parts of another one',
      custom('example.org/Database', 'other', { status: NOT_READY }),
      [ofDatabase(web(0))],
    ],
    [
      'words that are about itself',
      custom('example.org/Database', 'db', {
        status: saying('Ready=False InvalidSpec: unknown field "sise"'),
      }),
      [ofDatabase(web(0))],
    ],
    [
      'what lies in another cluster',
      custom('argoproj.io/Application', 'shop', {
        spec: { destination: { server: 'https://other:6443' } },
        status: {
          health: { status: 'Degraded' },
          resources: [{ group: 'apps', kind: 'Deployment', namespace: 'shop', name: 'web' }],
        },
      }),
      [web(0)],
    ],
  ])('leads nowhere for %s', (_, object, others) => {
    expect(led(object, ...others)).toEqual([]);
  });

  it.each([
    [
      'who claimed it',
      { claimRef: { apiVersion: 'aws.example.org/v1', kind: 'Cache', name: 'x' } },
    ],
    ['what names no kind', { providerConfigRef: { name: 'x' } }],
    ['a setting', { flavor: { apiVersion: 'aws.example.org/v1', kind: 'Cache', name: 'x' } }],
  ])('does not take for a reference %s', (_, spec) => {
    const object = custom('ec2.example.org/Instance', 'web', { spec, status: NOT_READY });

    expect(led(object, custom('aws.example.org/Cache', 'x', { status: NOT_READY }))).toEqual([]);
  });
});
