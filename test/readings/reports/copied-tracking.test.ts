import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { copiedTracking } from '#src/readings/reports/copied-tracking.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';

const LABEL = 'argocd.argoproj.io/instance';
const application = (requiresPruning = true) =>
  custom('argoproj.io/Application', 'queues', {
    status: {
      resources: [{ kind: 'ConfigMap', name: 'main', namespace: 'shop', requiresPruning }],
    },
  }) as Resource<'argoproj.io/Application'>;
const labelled = (object: Resource, label: string | undefined): Resource => ({
  ...object,
  metadata: { ...object.metadata, labels: label ? { [LABEL]: label } : {} },
});
const broker = (label?: string) => labelled(custom('mq.example.com/Broker', 'main', {}), label);
const child = (label?: string, controller = true): Resource => {
  const owner = {
    apiVersion: 'mq.example.com/v1',
    kind: 'Broker',
    name: 'main',
    uid: 'b',
    controller,
  };
  const one = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { namespace: 'shop', name: 'main' },
  };
  const made = labelled(one, label);
  return { ...made, metadata: { ...made.metadata, ownerReferences: [owner] } };
};
const copied = (app: Resource<'argoproj.io/Application'>, ...objects: readonly Resource[]) =>
  copiedTracking(app, openWorld(cluster([app, ...objects])).world);

describe('a tracking label that an operator copied', () => {
  it('is found on what is to be pruned and on the custom object that made it', () => {
    expect(copied(application(), broker('queues'), child('queues'))).toMatchObject({
      label: LABEL,
      maker: { name: 'main' },
      children: [{ kind: 'ConfigMap', name: 'main' }],
    });
  });

  it.each([
    ['nothing is to be pruned', application(false), [broker('queues'), child('queues')]],
    ['the custom object does not have it', application(), [broker(), child('queues')]],
    ['it is of another Application', application(), [broker('other'), child('other')]],
    ['no operator made the object', application(), [broker('queues'), child('queues', false)]],
    ['the object is not there', application(), [broker('queues')]],
  ])('is none where %s', (_, app, objects) => {
    expect(copied(app, ...objects)).toBeUndefined();
  });
});
