import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { imagePulls } from '#src/knowledge/causes/image/pull.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, pod } from '#test/support/objects.ts';

const image = 'reg.io/team/app:2';
const missing = `failed to resolve reference "${image}": ${image}: not found`;
const pulling = (message: string, reason = 'ImagePullBackOff') =>
  pod({ container: { image }, waiting: { reason, message } });
const backedOff = pulling(`Back-off pulling image "${image}"`);

function found(on: Resource<'Pod'>, ...others: readonly Resource[]) {
  const source = cluster([on, ...others]);
  return imagePulls.flatMap((cause) =>
    claimsAbout(on, cause, source).map((claim) => ({ id: cause.id, ...claim })),
  );
}

describe('pull', () => {
  it("finds a missing tag by the container's own status", () => {
    expect(found(pulling(`ErrImagePull: ${missing}`))).toMatchObject([
      {
        id: 'image/pull/not-found',
        subject: { kind: 'Pod', name: 'web' },
        params: { image, registry: 'reg.io', tag: '2' },
        strength: 'entails',
      },
    ]);
  });

  it('finds it by the newest event where an older kubelet only says that it waits', () => {
    const failed = event('Failed', `Failed to pull image "${image}": ${missing}`, ago(1));

    expect(found(backedOff, failed)).toMatchObject([{ id: 'image/pull/not-found' }]);
  });

  it('takes no event about another image', () => {
    const other = event('Failed', 'Failed to pull image "side:1": side:1: not found', ago(1));

    expect(found(backedOff, other)).toEqual([]);
  });

  it('names a tag of the same repository that runs', () => {
    const runs = pod({ container: { image: 'reg.io/team/app:1' } });
    const metadata = { ...runs.metadata, name: 'other', uid: 'other' };

    expect(found(pulling(missing), { ...runs, metadata })).toMatchObject([
      { params: { good: 'reg.io/team/app:1' } },
    ]);
  });

  describe('of a volume that is an image', () => {
    const model = 'reg.io/team/model:7';
    const noModel = `ErrImagePull: failed to resolve reference "${model}": ${model}: not found`;
    const volumes = [{ name: 'model', image: { reference: model } }];
    const volumeMounts = [{ name: 'model', mountPath: '/model' }];
    const waits = (message: string, container: object) =>
      pod({
        container: { image, ...container },
        volumes,
        waiting: { reason: 'ImagePullBackOff', message },
      });

    it('names that image, which the container mounts, and not its own', () => {
      const on = waits(`Back-off pulling image "${model}": ${noModel}`, { volumeMounts });

      expect(found(on)).toMatchObject([
        {
          id: 'image/pull/not-found',
          params: { image: model, volume: 'model', tag: '7' },
          evidence: [{}, { path: '/spec/volumes/0/image/reference', quote: model }],
        },
      ]);
    });

    it.each([
      ['the own image fails', `Back-off pulling image "${image}": ${missing}`, { volumeMounts }],
      ['the container does not mount it', missing, {}],
    ])('leaves it where %s', (_, message, container) => {
      const [claim] = found(waits(message, container));

      expect(claim?.params).toMatchObject({ image });
      expect(claim?.params).not.toHaveProperty('volume');
    });
  });

  it.each([
    [
      'a container that waits for its configuration',
      pulling(missing, 'CreateContainerConfigError'),
    ],
    ['a failure that nobody knows', pulling('Back-off pulling image: something new')],
    ['a pod that runs', pod({ container: { image } })],
  ])('stays silent for %s', (_, on) => {
    expect(found(on)).toEqual([]);
  });

  it('advises an image that is known to run, and the revision before where there is one', () => {
    const [notFound] = imagePulls.filter(({ id }) => id === 'image/pull/not-found');
    const subject = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
    const params = { container: 'app', image, registry: 'reg.io', tag: '2', pullWith: '' };
    const claim = { subject, params: { ...params, good: 'reg.io/team/app:1' } };

    expect(notFound && adviceOn(notFound, claim)).toMatchObject({
      text: expect.stringContaining('Push the missing tag'),
      mayGoBack: true,
      command: 'kubectl -n shop set image deployment/web app=reg.io/team/app:1',
    });
  });
});
