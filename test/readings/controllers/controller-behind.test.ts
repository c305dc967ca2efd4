import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { controllerBehind } from '#src/readings/controllers/controller-behind.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { ago, event, pod } from '#test/support/objects.ts';
import { runner } from '#test/support/runners.ts';
import { claim, storageClass, volume } from '#test/support/storage.ts';

const sidecar = (part: string) =>
  runner('example-driver', {
    images: [`registry.example/csi-${part}:v5`],
    args: ['csi.example.com'],
  });
const behind = (object: Resource, ...others: readonly Resource[]) =>
  controllerBehind(object, openWorld(cluster([object, ...others])).world);

describe('controllerBehind', () => {
  it.each([
    [
      'the annotation of its claim',
      claim('data', {
        annotations: { 'volume.kubernetes.io/storage-provisioner': 'csi.example.com' },
      }),
    ],
    ['the class of its claim', claim('data')],
  ])('finds the provisioner by %s', (_, data) => {
    expect(behind(data, storageClass(), sidecar('provisioner'))).toMatchObject({
      is: 'up',
      at: { name: 'example-driver' },
    });
  });

  it('finds the resizer of a bound claim', () => {
    const pv = volume('pv', { csi: { driver: 'csi.example.com', volumeHandle: 'x' } });

    expect(behind(claim('data', { bound: 'pv' }), pv, sidecar('resizer'))).toMatchObject({
      is: 'up',
    });
  });

  it('finds the attacher for which a pod waits', () => {
    const waits = event(
      'FailedAttachVolume',
      'AttachVolume.Attach failed for volume "pv" : timed out waiting for external-attacher of csi.example.com CSI driver to attach volume x',
      ago(1),
      'web',
    );

    expect(behind(pod(), waits, sidecar('attacher'))).toMatchObject({ is: 'up' });
  });

  it('finds the controller of a custom kind', () => {
    const widget = custom('widgets.acme.dev/Widget', 'blue');

    expect(behind(widget, runner('widgets-controller'))).toMatchObject({ is: 'up' });
  });

  it('knows none of a pod that waits for nobody, or of a kind that has none', () => {
    expect(behind(pod())).toBeUndefined();
    expect(
      behind({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'x' } }),
    ).toBeUndefined();
  });
});
