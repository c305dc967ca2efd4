import { describe, expect, it } from '@jest/globals';

import { specAfter } from '#src/remedies/proof/spec-after.ts';

const template = { containers: [{ name: 'app' }], nodeSelector: { disk: 'nvme' } };
const added = { key: 'node.kubernetes.io/not-ready', effect: 'NoExecute' };
/** What admission made of it. */
const pod = {
  ...template,
  nodeSelector: { disk: 'nvme', team: 'shop' },
  tolerations: [added],
  containers: [{ name: 'app' }, { name: 'sidecar' }],
  nodeName: 'w1',
};

describe('the spec of a pod after a change of its template', () => {
  it('keeps what admission added, and has no node yet', () => {
    const { nodeName: _, ...rest } = pod;

    expect(specAfter(pod, template, template)).toMatchObject(rest);
    expect(specAfter(pod, template, template)).not.toHaveProperty('nodeName');
  });

  it('takes over what the change sets', () => {
    const toleration = { key: 'dedicated', operator: 'Exists' };
    const after = {
      ...template,
      nodeSelector: { disk: 'ssd' },
      tolerations: [toleration],
      affinity: { podAntiAffinity: {} },
      containers: [{ name: 'app', resources: { requests: { cpu: '1' } } }],
    };

    expect(specAfter(pod, template, after)).toMatchObject({
      nodeSelector: { disk: 'ssd', team: 'shop' },
      tolerations: [toleration, added],
      affinity: { podAntiAffinity: {} },
      containers: [{ resources: { requests: { cpu: '1' } } }, { name: 'sidecar' }],
    });
  });

  it('drops what the change takes away', () => {
    const { nodeSelector: _, ...after } = template;

    expect(specAfter(pod, template, after).nodeSelector).toEqual({ team: 'shop' });
  });
});
