import { describe, expect, it } from '@jest/globals';

import { asAdmitted } from '#src/simulator/rollout/admitted.ts';

const template = { containers: [{ name: 'app' }], nodeSelector: { disk: 'nvme' } };
const added = { key: 'node.kubernetes.io/not-ready', effect: 'NoExecute' };
/** What admission made of it. */
const spec = {
  ...template,
  nodeSelector: { disk: 'nvme', team: 'shop' },
  tolerations: [added],
  containers: [{ name: 'app', resources: { requests: { cpu: '2' } } }, { name: 'sidecar' }],
  initContainers: [{ name: 'proxy', restartPolicy: 'Always' }],
  nodeName: 'w1',
};
const like = { pod: { spec }, template: { spec: template } };

describe('the spec of a template', () => {
  it('gets what admission added to a pod of it, and no node', () => {
    const { nodeName: _, ...rest } = spec;

    expect(asAdmitted(template, like)).toEqual(rest);
  });

  it('keeps what is new in it', () => {
    const toleration = { key: 'dedicated', operator: 'Exists' };
    const after = {
      ...template,
      nodeSelector: { disk: 'ssd' },
      tolerations: [toleration],
      affinity: { podAntiAffinity: {} },
      containers: [{ name: 'app', resources: { requests: { cpu: '1' } } }],
    };

    expect(asAdmitted(after, like)).toMatchObject({
      nodeSelector: { disk: 'ssd', team: 'shop' },
      tolerations: [toleration, added],
      affinity: { podAntiAffinity: {} },
      containers: [{ resources: { requests: { cpu: '1' } } }, { name: 'sidecar' }],
    });
  });

  it('does not get back what it has no more', () => {
    const { nodeSelector: _, ...after } = template;

    expect(asAdmitted(after, like).nodeSelector).toEqual({ team: 'shop' });
  });

  it('does not get a container twice that is injected by name', () => {
    const after = { ...template, containers: [...template.containers, { name: 'sidecar' }] };

    expect(asAdmitted(after, like).containers).toHaveLength(2);
  });
});
