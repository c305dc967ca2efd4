import { describe, expect, it } from '@jest/globals';

import { requestsOf } from '#src/simulator/pod/requests.ts';
import { newPod, podOn } from '#test/support/scheduling.ts';

const cpu = (name: string, amount: string, more: object = {}) => ({
  name,
  resources: { requests: { cpu: amount } },
  ...more,
});
const containers = [cpu('a', '1'), cpu('b', '1')];
const init = cpu('init', '3');
const sidecar = cpu('proxy', '500m', { restartPolicy: 'Always' });

describe('requestsOf', () => {
  it.each([
    ['the sum of containers', { containers }, 2000],
    ['an init container that is larger', { containers, initContainers: [init] }, 3000],
    ['a sidecar that runs beside it', { containers, initContainers: [sidecar, init] }, 3500],
    ['a sidecar that starts after it', { containers, initContainers: [init, sidecar] }, 3000],
    ['overhead', { containers, overhead: { cpu: '250m' } }, 2250],
    ['its own requests', { containers, resources: { requests: { cpu: '4' } } }, 4000],
    ['limits alone', { containers: [{ name: 'a', resources: { limits: { cpu: '2' } } }] }, 2000],
  ])('is %s', (_, spec, amount) => {
    expect(requestsOf(newPod({ spec })).get('cpu')).toBe(amount);
  });

  it('rounds what its containers request together, not each of them', () => {
    const half = { resources: { requests: { cpu: '500u', memory: '1500m' } } };
    const both = newPod({
      spec: {
        containers: [
          { name: 'a', ...half },
          { name: 'b', ...half },
        ],
      },
    });

    expect(Object.fromEntries(requestsOf(both))).toEqual({ cpu: 1, memory: 3 });
  });

  it('of the whole pod stand for CPU, memory and huge pages, but for nothing else', () => {
    const requests = { cpu: '4', memory: '1Ki', 'hugepages-2Mi': '2Mi', 'example.com/gpu': '2' };
    const own = { 'example.com/gpu': '1', memory: '2Ki' };
    const spec = {
      resources: { requests },
      containers: [{ name: 'a', resources: { requests: own } }],
    };

    expect(Object.fromEntries(requestsOf(newPod({ spec })))).toEqual({
      cpu: 4000,
      memory: 1024,
      'hugepages-2Mi': 2 * 1024 ** 2,
      'example.com/gpu': 1,
    });
  });

  it('of a running pod is what it has while it shrinks', () => {
    const pod = podOn('a', 'web', { spec: { containers } });
    const status = { name: 'a', image: '', imageID: '', ready: true, restartCount: 0 };
    const resized = {
      ...pod,
      status: { containerStatuses: [{ ...status, resources: { requests: { cpu: '2' } } }] },
    };

    expect(requestsOf(resized).get('cpu')).toBe(3000);
  });
});
