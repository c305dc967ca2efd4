import { describe, expect, it } from '@jest/globals';

import { missing } from '#src/knowledge/causes/reference/missing.ts';
import { brokenReferences } from '#src/knowledge/references/broken.ts';
import { contentReferences } from '#src/knowledge/references/contents.ts';
import { danglingReferences } from '#src/knowledge/references/dangling.ts';
import type { Reference } from '#src/knowledge/references/reference.ts';
import { stopped } from '#src/knowledge/references/stopped.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { condition, custom, saying } from '#test/support/custom.ts';
import { ago, named } from '#test/support/objects.ts';
import { holding } from '#test/support/references.ts';

const rows = [...brokenReferences, ...danglingReferences, ...contentReferences];

/** The row of one kind at one place. */
function rowOf(from: string, at: string): Reference {
  const row = rows.find((one) => one.from.endsWith(from) && one.at === at);
  if (!row) throw new Error(`There is no row ${from}${at}.`);
  return row;
}

describe('reference/missing', () => {
  const route = rowOf('/HTTPRoute', '/spec/rules/*/backendRefs/*/name');
  const rule = rowOf('/DestinationRule', '/spec/host');
  const gateways = rowOf('/VirtualService', '/spec/gateways/*');

  it('offers the one name that is like it, with the command', () => {
    const object = holding(route, 'web-svc');
    const [found] = claimsAbout(object, missing, cluster([object, named('Service', 'web')]));

    expect(found).toMatchObject({ params: { near: 'web' } });
    expect(found && adviceOn(missing, found)).toMatchObject({
      title: 'Name `web`, or create `web-svc`',
      command: `kubectl -n shop patch httproutes.gateway.networking.k8s.io asker --type=json -p '[{"op":"test","path":"/spec/rules/0/backendRefs/0/name","value":"web-svc"},{"op":"replace","path":"/spec/rules/0/backendRefs/0/name","value":"web"}]'`,
    });
  });

  it('tells of the one in another namespace, and whether it may be meant', () => {
    const store = rowOf('/ExternalSecret', '/spec/secretStoreRef/name');
    const secret = holding(store, 'vault', { kind: 'SecretStore' });
    const other = named('external-secrets.io/SecretStore', 'vault', 'platform');
    const crossing = [holding(route, 'web'), holding(rule, 'web')];
    const service = named('Service', 'web', 'front');

    expect(claimsAbout(secret, missing, cluster([secret, other]))).toMatchObject([
      { params: { elsewhere: { about: { namespace: 'platform' } } } },
    ]);
    const found = crossing.flatMap((one) => claimsAbout(one, missing, cluster([one, service])));
    const said = { elsewhere: { about: { namespace: 'front' } }, crosses: true };
    expect(found).toMatchObject(crossing.map(() => ({ params: said })));
  });

  it.each([
    ['misses it by name', 'Error getting keypair for CA issuer: secrets "ca" not found', 1],
    ['fails at something else', 'Error getting keypair for CA issuer: forbidden', 0],
  ])('is told of an object made just now where its controller %s', (_, said, times) => {
    const metadata = { creationTimestamp: ago(0.1) };
    const status = saying(condition(`Ready=False ErrGetKeyPair: ${said}`, 0.1));
    const spec = { ca: { secretName: 'ca' } };
    const issuer = custom('cert-manager.io/Issuer', 'ill', { metadata, spec, status });

    const found = claimsAbout(issuer, missing, cluster([issuer]));

    expect(found).toMatchObject(
      Array.from({ length: times }, () => ({ subject: { kind: 'Secret', name: 'ca' } })),
    );
  });

  it('looks in the namespace that stands beside the name', () => {
    const object = holding(route, 'web', { namespace: 'front' });

    expect(claimsAbout(object, missing, cluster([object, named('Service', 'web')]))).toMatchObject([
      { subject: { kind: 'Service', namespace: 'front', name: 'web' } },
    ]);
    expect(
      claimsAbout(object, missing, cluster([object, named('Service', 'web', 'front')])),
    ).toEqual([]);
  });

  it('looks in the namespace that stands before the name, and keeps it in the command', () => {
    const object = holding(gateways, 'mesh-in/publik');
    const other = named('networking.istio.io/Gateway', 'public', 'mesh-in');
    const [found] = claimsAbout(object, missing, cluster([object, other]));

    expect(found).toMatchObject({ subject: { namespace: 'mesh-in', name: 'publik' } });
    expect(found && adviceOn(missing, found)?.command).toContain('"value":"mesh-in/public"');
  });

  it.each([
    ['a Service of the same namespace', 'web', named('Service', 'web')],
    ['a Service by its full name', 'web.front.svc.cluster.local', named('Service', 'web', 'front')],
    [
      'a host that was entered by hand',
      'web',
      { ...named('networking.istio.io/ServiceEntry', 'own', 'mesh'), spec: { hosts: ['web'] } },
    ],
    ['a host outside of the cluster', 'api.example.com', named('Service', 'other')],
    ['all hosts', '*', named('Service', 'other')],
  ])('takes a host for %s', (_, host, other) => {
    const object = holding(rule, host);

    expect(claimsAbout(object, missing, cluster([object, other]))).toEqual([]);
  });

  it('finds a host that is no Service', () => {
    const object = holding(rule, 'web.front.svc.cluster.local');

    expect(claimsAbout(object, missing, cluster([object]))).toMatchObject([
      { subject: { kind: 'Service', namespace: 'front', name: 'web' } },
    ]);
  });

  it('takes only a full name for what a trigger of KEDA asks, which looks from a namespace of its own', () => {
    const trigger = rowOf('/ScaledObject', '/spec/triggers/*/metadata/serverAddress');
    const found = (address: string) => {
      const object = holding(trigger, address);
      return claimsAbout(object, missing, cluster([object])).map(({ subject }) => subject);
    };

    expect(found('http://prometheus:9090')).toEqual([]);
    expect(found('http://prometheus.shop:9090')).toEqual([]);
    expect(found('http://prometheus.front.svc:9090')).toEqual([
      { kind: 'Service', namespace: 'front', name: 'prometheus' },
    ]);
  });

  it.each([
    ['was applied just now', { creationTimestamp: ago(0.2) }],
    ['is being deleted', { deletionTimestamp: ago(1) }],
  ])('is silent about an object that %s', (_, metadata) => {
    const whole = holding(route, 'web');
    const object = { ...whole, metadata: { ...whole.metadata, ...metadata } };

    expect(claimsAbout(object, missing, cluster([object]))).toEqual([]);
  });

  it.each([
    ['a value that capture hid', holding(route, '‹7·0f3a9c11›')],
    ['a kind that no row knows', holding(route, 'web', { kind: 'Bucket', group: 'example.com' })],
    ['the mesh itself', holding(gateways, 'mesh')],
    ['a person', holding(rowOf('/RoleBinding', '/subjects/*/name'), 'mina', { kind: 'User' })],
    [
      'an Ingress that some controller serves by the mere name',
      {
        ...holding(rowOf('/Ingress', '/spec/ingressClassName'), 'nginx'),
        status: { loadBalancer: { ingress: [{ ip: '10.0.0.9' }] } },
      },
    ],
    ['a project where Argo CD keeps none', holding(rowOf('/Application', '/spec/project'), 'team')],
  ])('is silent about %s', (_, object) => {
    expect(claimsAbout(object, missing, cluster([object]))).toEqual([]);
  });

  it('says in both languages what stops working', () => {
    const object = holding(route, 'web');
    const [found] = claimsAbout(object, missing, cluster([object]));

    expect(found && missing.text.en(found.subject, found.params).so).toBe(stopped.routing.en);
    expect(found && missing.text.ko(found.subject, found.params).so).toBe(stopped.routing.ko);
  });
});
