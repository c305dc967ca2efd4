import { describe, expect, it } from '@jest/globals';

import { nonRootImage } from '#src/knowledge/causes/security/non-root-image.ts';
import { claimed, withSpec } from '#test/support/crashes.ts';
import { pod } from '#test/support/objects.ts';

const PLACE = '(pod: "web_shop(pod-1)", container: app)';

describe('non-root-image', () => {
  it.each([
    [`container has runAsNonRoot and image will run as root ${PLACE}`, { problem: 'root' }],
    [
      `container has runAsNonRoot and image has non-numeric user (node), cannot verify user is non-root ${PLACE}`,
      { problem: 'named', user: 'node' },
    ],
    [`container's runAsUser breaks non-root policy ${PLACE}`, { problem: 'asked' }],
  ])('reads the kubelet: %s', (message, params) => {
    expect(claimed(nonRootImage, waiting(message))).toMatchObject([
      {
        params,
        strength: 'entails',
        evidence: [{ quote: message }, { path: '/spec/securityContext/runAsNonRoot' }],
      },
    ]);
  });

  it('stays silent for what is not there', () => {
    expect(claimed(nonRootImage, waiting('configmap "settings" not found'))).toEqual([]);
  });
});

function waiting(message: string) {
  const one = pod({ waiting: { reason: 'CreateContainerConfigError', message } });
  return withSpec(one, { securityContext: { runAsNonRoot: true } });
}
