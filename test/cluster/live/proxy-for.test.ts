import { expect, it } from '@jest/globals';

import { proxyFor } from '#src/cluster/live/proxy-for.ts';

const PROXY = 'http://proxy.example:3128';

it.each([
  ['https://api.example:6443', { HTTPS_PROXY: PROXY }, PROXY],
  ['https://api.example:6443', { https_proxy: 'proxy.example:3128' }, PROXY],
  ['https://api.example:6443', { HTTP_PROXY: PROXY }, undefined],
  ['http://api.example:8080', { http_proxy: PROXY }, PROXY],
  ['https://api.example:6443', {}, undefined],
  ['https://localhost:6443', { HTTPS_PROXY: PROXY }, undefined],
  ['https://127.0.0.1:6443', { HTTPS_PROXY: PROXY }, undefined],
  ['https://[::1]:6443', { HTTPS_PROXY: PROXY }, undefined],
  ['https://api.example:6443', { HTTPS_PROXY: PROXY, NO_PROXY: '*' }, undefined],
  ['https://api.example:6443', { HTTPS_PROXY: PROXY, NO_PROXY: 'other, example' }, undefined],
  ['https://api.example:6443', { HTTPS_PROXY: PROXY, no_proxy: '.example' }, undefined],
  ['https://api.example:6443', { HTTPS_PROXY: PROXY, NO_PROXY: '*.EXAMPLE' }, undefined],
  ['https://example:6443', { HTTPS_PROXY: PROXY, NO_PROXY: '.example' }, PROXY],
  ['https://myexample:6443', { HTTPS_PROXY: PROXY, NO_PROXY: 'example' }, PROXY],
  ['https://api.example:6443', { HTTPS_PROXY: PROXY, NO_PROXY: 'api.example:443' }, PROXY],
  ['https://api.example:6443', { HTTPS_PROXY: PROXY, NO_PROXY: 'api.example:6443' }, undefined],
  ['https://api.example', { HTTPS_PROXY: PROXY, NO_PROXY: 'api.example:443' }, undefined],
  ['https://10.1.2.3:6443', { HTTPS_PROXY: PROXY, NO_PROXY: '10.0.0.0/8' }, undefined],
  ['https://11.1.2.3:6443', { HTTPS_PROXY: PROXY, NO_PROXY: '10.0.0.0/8,nonsense/9' }, PROXY],
  ['https://10.1.2.3:6443', { HTTPS_PROXY: PROXY, NO_PROXY: '10.1.2.3' }, undefined],
  ['https://[fd00::1]:6443', { HTTPS_PROXY: PROXY, NO_PROXY: 'fd00::/8' }, undefined],
  ['https://[fd00::1]:6443', { HTTPS_PROXY: PROXY, NO_PROXY: 'fd00::1' }, undefined],
])('%s with %j goes through %s', (address, env, proxy) => {
  expect(proxyFor(new URL(address), env)).toBe(proxy);
});
