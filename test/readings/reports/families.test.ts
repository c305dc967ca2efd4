import { describe, expect, it } from '@jest/globals';

import { families } from '#src/readings/reports/families.ts';
import { reportOf } from '#src/readings/reports/report.ts';
import { condition, custom, parents, saying } from '#test/support/custom.ts';
import { NOW } from '#test/support/objects.ts';

const reportOn = (kind: string, status: object) => reportOf(custom(kind, 'x', { status }), NOW);
const decisive = (kind: string, status: object) => {
  const report = reportOn(kind, status);
  return report.is === 'ill' ? [report.said[0].what, report.said[0].said] : [report.is];
};

const APP = 'argoproj.io/Application';
const GATEWAY = 'gateway.networking.k8s.io/Gateway';
const ROUTE = 'gateway.networking.k8s.io/HTTPRoute';
const VOLUME = 'longhorn.io/Volume';
const SCALED = 'keda.sh/ScaledObject';
const BUCKET = 's3.aws.crossplane.io/Bucket';
const KUSTOMIZATION = 'kustomize.toolkit.fluxcd.io/Kustomization';
const CERTIFICATE = 'cert-manager.io/Certificate';
const CHALLENGE = 'acme.cert-manager.io/Challenge';
const SECRET = 'external-secrets.io/ExternalSecret';
const DATABASE = 'example.org/Database';
const ELASTIC = 'elasticsearch.k8s.elastic.co/Elasticsearch';
const synced = { sync: { status: 'Synced' }, operationState: { phase: 'Succeeded' } };
const NOT_FOUND = 'failed to load target state: repository not found';

describe('the families', () => {
  it('stand in the table once each', () => {
    const kinds = families.map(({ kind }) => kind);

    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it.each<[string, string, object]>([
    ['Argo CD', APP, { health: { status: 'Healthy' }, ...synced }],
    ['Flux', KUSTOMIZATION, saying('Ready=True ReconciliationSucceeded: applied')],
    [
      'a Gateway',
      GATEWAY,
      {
        ...saying('Accepted=True', 'Programmed=True'),
        listeners: [saying('Conflicted=False NoConflicts', 'ResolvedRefs=True')],
      },
    ],
    ['a route', ROUTE, parents('Accepted=True Accepted', 'ResolvedRefs=True')],
    ['cert-manager', CERTIFICATE, saying('Ready=True Ready: up to date and has not expired')],
    [
      'Longhorn',
      VOLUME,
      {
        state: 'attached',
        robustness: 'healthy',
        ...saying('Scheduled=True', 'TooManySnapshots=False', 'Restore=False'),
      },
    ],
    [
      'KEDA',
      SCALED,
      saying(
        'Ready=True',
        'Active=False ScalerNotActive: Scaling is not performed',
        'Fallback=False NoFallbackFound',
        'Paused=Unknown',
      ),
    ],
    ['External Secrets', SECRET, saying('Ready=True SecretSynced')],
    ['Crossplane', BUCKET, saying('Synced=True ReconcileSuccess', 'Ready=True Available')],
    ['an operator with a phase', DATABASE, { phase: 'Running' }],
    [
      'CloudNativePG',
      'postgresql.cnpg.io/Cluster',
      { phase: 'Cluster in healthy state', ...saying('Ready=True') },
    ],
  ])('are well by their own word: %s', (_, kind, status) => {
    expect(reportOn(kind, status)).toEqual({ is: 'well' });
  });

  it.each([
    ['Flux, in building', KUSTOMIZATION, 'BuildFailed', 'stat /tmp/x: no such file or directory'],
    [
      'cert-manager, for an hour',
      CERTIFICATE,
      'DoesNotExist',
      'Issuing certificate as Secret does not exist',
    ],
    ['KEDA', SCALED, 'ScaledObjectCheckFailed', 'Failed to ensure HPA is correctly created'],
    ['External Secrets', SECRET, 'SecretSyncedError', 'could not get secret data from provider'],
    ['an operator that nobody knows', DATABASE, 'NoQuorum', '1 of 3 members answers'],
  ])('report the condition in which they are not Ready: %s', (_, kind, reason, message) => {
    const status = saying(`Ready=False ${reason}: ${message}`);

    expect(decisive(kind, status)).toEqual([`Ready=False (${reason})`, message]);
  });

  it.each<[string, string, object, string, string]>([
    [
      'Argo CD cannot compare',
      APP,
      {
        health: { status: 'Healthy' },
        conditions: [{ type: 'ComparisonError', message: NOT_FOUND }],
      },
      'ComparisonError',
      NOT_FOUND,
    ],
    [
      'Argo CD cannot sync',
      APP,
      {
        health: { status: 'Missing' },
        operationState: { phase: 'Failed', message: 'namespaces "x" not found' },
      },
      'operationState.phase Failed',
      'namespaces "x" not found',
    ],
    [
      'Argo CD finds it degraded',
      APP,
      { health: { status: 'Degraded' }, ...synced },
      'health.status Degraded',
      'Degraded',
    ],
    [
      'a route is not taken',
      ROUTE,
      parents('Accepted=False NoMatchingListenerHostname: no intersection', 'ResolvedRefs=True'),
      'Accepted=False (NoMatchingListenerHostname)',
      'no intersection',
    ],
    [
      'a challenge fails while it waits',
      CHALLENGE,
      { state: 'pending', reason: "wrong status code '404', expected '200'" },
      'state pending',
      "wrong status code '404', expected '200'",
    ],
    [
      'Longhorn has no room',
      VOLUME,
      {
        state: 'attached',
        robustness: 'degraded',
        ...saying('Scheduled=False ReplicaSchedulingFailure: insufficient storage'),
      },
      'Scheduled=False (ReplicaSchedulingFailure)',
      'insufficient storage',
    ],
    [
      'Crossplane',
      BUCKET,
      saying(
        'Ready=False Creating',
        'Synced=False ReconcileError: cannot get referenced ProviderConfig',
      ),
      'Synced=False (ReconcileError)',
      'cannot get referenced ProviderConfig',
    ],
    [
      'an operator with a phase',
      DATABASE,
      { phase: 'Failed', reason: 'image is not set' },
      'phase Failed',
      'image is not set',
    ],
    [
      'OLM',
      'operators.coreos.com/Subscription',
      saying('CatalogSourcesUnhealthy=True UnhealthyCatalogSourceFound: olm/x missing'),
      'CatalogSourcesUnhealthy=True (UnhealthyCatalogSourceFound)',
      'olm/x missing',
    ],
    [
      'a snapshot',
      'snapshot.storage.k8s.io/VolumeSnapshot',
      { readyToUse: false, error: { message: 'Failed to create' } },
      'error.message',
      'Failed to create',
    ],
    ['Elastic', ELASTIC, { health: 'red', phase: 'Ready' }, 'health red', 'red'],
  ])('report what decides: %s', (_, kind, status, what, words) => {
    expect(decisive(kind, status)).toEqual([what, words]);
  });

  it.each<[string, string, object]>([
    [
      'an application that nobody synced',
      APP,
      { health: { status: 'Healthy' }, sync: { status: 'OutOfSync' } },
    ],
    ['a volume that nothing mounts', VOLUME, { state: 'detached', robustness: 'unknown' }],
    ['a Gateway that is being set up', GATEWAY, saying(condition('Accepted=Unknown Pending', 600))],
  ])('do not say how they are: %s', (_, kind, status) => {
    expect(reportOn(kind, status)).toEqual({ is: 'silent' });
  });
});
