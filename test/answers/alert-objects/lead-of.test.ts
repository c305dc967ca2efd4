import { describe, expect, it } from '@jest/globals';

import { leadOf } from '#src/answers/alert-objects/lead-of.ts';

describe('a lead', () => {
  it.each([
    ['pod {namespace}/{pod}', { kind: 'pod', name: 'web-1', namespace: 'shop' }],
    ['pod {pod}', { kind: 'pod', name: 'web-1' }],
    ['pod {space|=other}/{pod}', { kind: 'pod', name: 'web-1', namespace: 'other' }],
    ['workload {namespace}/{none|app}', { workload: 'web', namespace: 'shop' }],
    ['{kind}.{group} {name}', { kind: 'App.example.com', name: 'a' }],
    ['server of {url}', { host: 'shop.example.com', path: '/a' }],
    ['server of {short}', { host: 'db', namespace: 'shop' }],
    ['certificate of {url}', { host: 'shop.example.com', path: '/a', isCertificate: true }],
    ['node of {namespace}/{pod}', { nodeOf: 'web-1', namespace: 'shop' }],
    ['node at {instance}', { address: '10.0.0.1' }],
    ['node at {host}', { kind: 'node', name: 'wk-1' }],
    ['address {instance}', { address: '10.0.0.1', namespace: 'shop' }],
  ])('by "%s" is %j', (template, lead) => {
    const labels = {
      namespace: 'shop',
      pod: 'web-1',
      app: 'web',
      kind: 'App',
      group: 'example.com',
      name: 'a',
      url: 'https://me:secret@shop.example.com:8443/a?b=c',
      short: 'tcp://db:5432',
      instance: '10.0.0.1:9100',
      host: 'wk-1:9100',
    };

    expect(leadOf(template, labels)).toEqual(lead);
  });

  it.each([
    ['deployment {namespace}/{deployment}', {}],
    ['kafka {namespace}/*', {}],
    ['node {node}', { node: 'rabbit@rabbitmq-0' }],
    ['server of {instance}', { instance: '10.0.0.1:6379' }],
    ['server of {instance}', { instance: 'redis-exporter:9121' }],
    ['address {instance}', { instance: 'wk-1:9100' }],
    ['node at {instance}', { instance: ':9100' }],
  ])('by "%s" is not in %j', (template, labels) => {
    expect(leadOf(template, labels)).toBeUndefined();
  });
});
