import { describe, expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { named, specified } from '#test/support/objects.ts';
import { finding } from '#test/support/verdicts.ts';

const INGRESS = 'networking.k8s.io/Ingress';
const sentTo = (name: string, number: number) => ({
  backend: { service: { name, port: { number } } },
});
const spec = {
  rules: [
    { host: 'a.example.com' },
    { http: { paths: [sentTo('web', 80), sentTo('wbe', 80), { backend: { resource: {} } }] } },
    { http: { paths: [sentTo('wbe', 81), sentTo('api', 81)] } },
    { http: { paths: [{ backend: { service: { name: 'api', port: { name: 'https' } } } }] } },
  ],
};
const plain = specified(INGRESS, 'front', spec);
const front = { ...plain, metadata: { ...plain.metadata, uid: 'front-1' } };

describe('the backend of an Ingress', () => {
  it('is renamed at every place that names a Service which is not there, and at no other', () => {
    expect(written({ is: 'absent', service: 'wbe', port: 80, near: 'web' })).toEqual({
      '/spec/rules/1/http/paths/1/backend/service/name': 'web',
      '/spec/rules/2/http/paths/0/backend/service/name': 'web',
    });
  });

  it('gets another port where it asks a Service for one that this lacks', () => {
    expect(written({ is: 'no-port', service: 'wbe', port: 81, ports: [80] })).toEqual({
      '/spec/rules/2/http/paths/0/backend/service/port/number': 80,
    });
  });

  it('gets the name of another port where it asks by a name', () => {
    const named = { is: 'no-port', service: 'api', port: 'https' };

    expect(written({ ...named, ports: ['metrics', 'http'] })).toEqual({
      '/spec/rules/3/http/paths/0/backend/service/port/name': 'http',
    });
    expect(written({ ...named, ports: [80] })).toBeUndefined();
  });

  it.each([
    ['nothing else exists', { is: 'no-port', service: 'wbe', port: 81 }],
    ['it names none of its rules', { is: 'absent', service: 'gone', port: 80 }],
    ['its Service has no pods', { is: 'no-pods', service: 'wbe', port: 80 }],
  ])('stays where %s', (_, params) => {
    expect(written(params)).toBeUndefined();
  });
});

/** By its path, what the first proposal writes. */
function written(params: object) {
  const services = ['web', 'api'].map((name) => named('Service', name));
  const { world } = openWorld(cluster([front, ...services]));
  const remedy = remedies.find(({ id }) => id === 'network/other-backend');
  const about = { ...finding({ subject: refTo(INGRESS, front) }), params };
  const [proposal] = remedy?.propose(about, world) ?? [];
  const ops = proposal?.change?.ops;
  return ops && Object.fromEntries(ops.map((op) => [op.path, 'value' in op && op.value]));
}
