import { describe, expect, it } from '@jest/globals';

import { reportOf } from '#src/readings/reports/report.ts';
import { condition, custom, saying } from '#test/support/custom.ts';
import { ago, NOW } from '#test/support/objects.ts';

const FLUX = 'kustomize.toolkit.fluxcd.io/Kustomization';
const of = (status: unknown) =>
  reportOf(custom('example.org/Database', 'x', { status: status as object }), NOW);

describe('what an object says of itself', () => {
  it.each<[string, object]>([
    ['no status', {}],
    ['a condition of a polarity that nobody knows', saying('Sharded=False NotNeeded: no')],
    ['a trouble that is not there', saying('SyncDenied=False SyncDenied: ')],
    ['what says that nothing failed', saying('Checked=False NoError: all fine')],
    [
      'what says that there is none of a trouble',
      saying('NoConflict=True Fine: ', 'NoError=True Ok: '),
    ],
    ['a conflict that nobody knows', saying('DetectsConflict=True Enabled: by default')],
    ['what has been denied to nobody', saying('Denied=False Denied: ')],
    ['what a person holds back', saying('Sharded=True Failed: but it is so')],
    ['an update that is not available', saying('UpdateAvailable=False NoUpdate: none')],
    ['what somebody suspended', saying('Ready=False Suspended: paused by a person')],
    ['what has never been decided', saying(condition('Ready=Unknown', 600))],
    ['a state of an unknown word', { phase: 'Blue', ...saying('Ready=True') }],
  ])('is nothing in %s', (_, status) => {
    expect(of(status)).toEqual({ is: 'silent' });
  });

  it.each<[string, object]>([
    ['a phase', { phase: 'Provisioning', ...saying(condition('Ready=Unknown', 2)) }],
    ['a creation', saying(condition('Ready=False Creating: one moment', 2))],
    ['the first minute', saying(condition('Ready=False NotYet: hold on', 0.5))],
  ])('is that it is under way: %s', (_, status) => {
    expect(of(status)).toEqual({ is: 'moving' });
  });

  it('is a failure at once where it says so, though it goes on trying', () => {
    const status = saying(condition('Ready=False Failed: access denied', 0.1));

    expect(of(status)).toMatchObject({ is: 'ill', said: [{ said: 'access denied' }] });
  });

  it.each<[string, object, string]>([
    [
      'a renewal beside a certificate that is still valid (cert-manager)',
      saying('Ready=True Ready: up to date', 'Issuing=False Failed: order is invalid'),
      'order is invalid',
    ],
    [
      'what it cannot send (KEDA)',
      saying('Active=False CloudEventSourceFailed: no sink'),
      'no sink',
    ],
    ['who may not have it', saying('Denied=True Denied: not by this policy'), 'not by this policy'],
    ['its analysis (Istio)', saying('PassedAnalysis=False Found: errors found'), 'errors found'],
    ['what it does without (KEDA)', saying('Ready=True', 'Fallback=True Exists: falls'), 'falls'],
    ['a policy that it leaves out (Cilium)', saying('Valid=False: both peers'), 'both peers'],
    [
      'what it misses (Cilium)',
      saying({ type: 'cilium.io/MissingPeers', status: 'True', message: 'rack' }),
      'rack',
    ],
    [
      'what failed before it was given up (Flux)',
      saying('Stalled=True Retries: Failed to upgrade', 'Released=False Failed: timed out'),
      'timed out',
    ],
    ['a map (Longhorn)', { diskFileStatusMap: { disk: { message: 'no file' } } }, 'no file'],
  ])('is told by %s', (_, status, said) => {
    expect(of(status)).toHaveProperty('said.0.said', said);
  });

  it('is trouble that is under way for too long, of what is over within minutes', () => {
    const order = custom('acme.cert-manager.io/Order', 'x', { status: { state: 'pending' } });

    expect(reportOf(order, NOW)).toMatchObject({ is: 'ill', said: [{ what: 'state pending' }] });
  });

  it.each<[string, unknown]>([
    ['a status that is a text', 'ok'],
    ['conditions that are no list', { conditions: {} }],
    ['conditions that are nothing', { conditions: [null, 1, 'x', {}] }],
    ['states of other types', { phase: 7, health: [], error: true }],
  ])('is nothing where the form is odd: %s', (_, status) => {
    expect(of(status)).toEqual({ is: 'silent' });
  });
});

describe('a controller that does not act', () => {
  const managedFields = [{ time: ago(60) }, { time: ago(1), subresource: 'status' }];
  const changed = { generation: 5, managedFields };
  const seen = (observedGeneration: number) => ({ observedGeneration, ...saying('Ready=True') });
  const kustomization = (metadata: object, status?: object) =>
    reportOf(custom(FLUX, 'x', { metadata, ...(status && { status }) }), NOW);

  it('has not seen a change of long ago', () => {
    const since = ago(60);

    expect(kustomization(changed, seen(4))).toEqual({
      is: 'unseen',
      generation: 5,
      observed: 4,
      since,
    });
    expect(kustomization(changed, seen(5))).toEqual({ is: 'well' });
  });

  it('has written no status on an object of a kind that always has one', () => {
    const silent = { is: 'silent' };

    expect(reportOf(custom(FLUX, 'x'), NOW)).toMatchObject({ is: 'unseen', since: ago(120) });
    expect(reportOf(custom(FLUX, 'x', { spec: { suspend: true } }), NOW)).toEqual(silent);
    expect(reportOf(custom('networking.istio.io/VirtualService', 'x'), NOW)).toEqual(silent);
    expect(kustomization({ creationTimestamp: ago(2) })).toEqual(silent);
  });

  it.each([
    ['may be about to see it', { ...changed, managedFields: [{ time: ago(1) }] }],
    ['has not, and nobody knows since when', { generation: 5 }],
  ])('is not one that %s', (_, metadata) => {
    expect(kustomization(metadata, seen(4))).toEqual({ is: 'silent' });
  });

  it('is not meant where each write of the status raises the generation', () => {
    const status = { observedGeneration: 1, health: { status: 'Healthy' } };
    const application = custom('argoproj.io/Application', 'x', { metadata: changed, status });

    expect(reportOf(application, NOW)).toEqual({ is: 'well' });
  });

  it.each<[number, string]>([
    [5, 'moving'],
    [40, 'ill'],
  ])('is, of a sync that has run for %d minutes, %s', (minutes, is) => {
    const message = 'waiting for completion of hook batch/Job/migrate';
    const operationState = { phase: 'Running', startedAt: ago(minutes), message };
    const status = { health: { status: 'Healthy' }, operationState };

    expect(reportOf(custom('argoproj.io/Application', 'x', { status }), NOW)).toMatchObject({ is });
  });

  it('leaves conditions of an older spec, which say nothing', () => {
    const old = { ...condition('Ready=False BuildFailed: no'), observedGeneration: 4 };

    expect(kustomization({ generation: 5 }, saying(old))).toEqual({ is: 'silent' });
  });
});
