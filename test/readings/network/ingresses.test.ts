import { expect, it } from '@jest/globals';

import { backendsOf } from '#src/readings/network/ingresses.ts';
import { ingressTo } from '#test/support/services.ts';

const to = (name: string, port: object = { number: 80 }) => ({ service: { name, port } });
const path = (backend: object) => ({ path: '/', pathType: 'Prefix', backend });

it('an Ingress sends to its default backend and to that of each path, each once per port', () => {
  const ingress = ingressTo('web', 80);
  const spec = {
    defaultBackend: to('fallback'),
    rules: [
      {
        host: 'shop.example',
        http: { paths: [path(to('api', { name: 'http' })), path(to('web'))] },
      },
      { http: { paths: [path(to('web')), path(to('web', { number: 81 }))] } },
      { host: 'empty.example' },
    ],
  };

  const backends = backendsOf({ ...ingress, spec });

  expect(backends).toEqual([
    {
      host: '*',
      service: { kind: 'Service', namespace: 'shop', name: 'fallback' },
      port: 80,
      path: '/spec/defaultBackend/service/name',
    },
    {
      host: 'shop.example',
      service: { kind: 'Service', namespace: 'shop', name: 'api' },
      port: 'http',
      path: '/spec/rules/0/http/paths/0/backend/service/name',
    },
    {
      host: 'shop.example',
      service: { kind: 'Service', namespace: 'shop', name: 'web' },
      port: 80,
      path: '/spec/rules/0/http/paths/1/backend/service/name',
    },
    {
      host: '*',
      service: { kind: 'Service', namespace: 'shop', name: 'web' },
      port: 81,
      path: '/spec/rules/1/http/paths/1/backend/service/name',
    },
  ]);
});

it('an Ingress that sends to no Service has no backends', () => {
  const { spec: _, ...bare } = ingressTo('web', 80);
  const resource = { resource: { kind: 'StorageBucket', name: 'static' } };

  expect(backendsOf(bare)).toEqual([]);
  expect(backendsOf({ ...bare, spec: { defaultBackend: resource } })).toEqual([]);
});
