import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { runtimeHandler } from '#src/knowledge/causes/container/runtime-handler.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, named, pod } from '#test/support/objects.ts';

const made = pod({ waiting: { reason: 'ContainerCreating' } });
const containers = made.spec?.containers ?? [];
const boxed: Resource<'Pod'> = { ...made, spec: { containers, runtimeClassName: 'wasm' } };
const wasm = (handler: string) => ({ ...named('node.k8s.io/RuntimeClass', 'wasm', ''), handler });
const failed = (why: string, minutes = 1) =>
  event('FailedCreatePodSandBox', `Failed to create pod sandbox: rpc error: ${why}`, ago(minutes));
const noSpin = 'failed to get sandbox runtime: no runtime for "spin" is configured';

describe('runtime-handler', () => {
  it.each([
    ['containerd', noSpin],
    ['CRI-O', 'failed to find runtime handler spin from runtime list map[crun:1 runc:1]'],
  ])('finds what %s does not know', (_, why) => {
    expect(
      claimsAbout(boxed, runtimeHandler, cluster([boxed, wasm('spin'), failed(why)])),
    ).toMatchObject([
      { subject: { name: 'wasm' }, params: { handler: 'spin' }, strength: 'entails' },
    ]);
  });

  it.each([
    ['a pod without a RuntimeClass', made, [failed(noSpin)]],
    ['a class that names another handler by now', boxed, [wasm('runc'), failed(noSpin)]],
    ['a failure of long ago', boxed, [wasm('spin'), failed(noSpin, 30)]],
    ['another failure', boxed, [wasm('spin'), failed('plugin type="ptp" failed (add)')]],
  ])('stays silent for %s', (_, on, objects) => {
    expect(claimsAbout(on, runtimeHandler, cluster([on, ...objects]))).toEqual([]);
  });
});
