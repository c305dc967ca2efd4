import { describe, expect, it } from '@jest/globals';

import { searchDomain } from '#src/knowledge/causes/network/search-domain.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimed, crashing, withSpec } from '#test/support/crashes.ts';
import { named } from '#test/support/objects.ts';

const GO =
  'Post "https://api.mail.example/v3": tls: failed to verify certificate: x509: certificate is valid for *.corp.example.org, corp.example.org, not api.mail.example';
const NODE =
  "Hostname/IP does not match certificate's altnames: Host: api.mail.example. is not in the cert's altnames: DNS:*.corp.example.org";
const nodes = [named('Node', 'w1.corp.example.org', '')];
const claim = (said: string, objects = nodes, spec = {}) =>
  claimed(searchDomain, withSpec(crashing(), { containers: [{ name: 'app' }], ...spec }), said, {
    objects,
  })[0];

describe('search-domain', () => {
  it.each([GO, NODE])(
    'finds an outside name that the domain of the nodes answers for: %s',
    (said) => {
      const found = claim(said);

      expect(found).toMatchObject({
        params: { asked: 'api.mail.example', domain: 'corp.example.org', by: 'node', ndots: 5 },
        strength: 'fits',
      });
      expect(found && adviceOn(searchDomain, found)?.text).toContain(
        'nslookup api.mail.example.corp.example.org',
      );
      expect(found && searchDomain.text.ko(found.subject, found.params).title).toContain(
        'corp.example.org',
      );
    },
  );

  it('knows a search domain that the pod itself has', () => {
    const dnsConfig = { searches: ['corp.example.org'] };

    expect(claim(GO, [], { dnsConfig })).toMatchObject({
      params: { by: 'pod' },
      evidence: [{}, { path: '/spec/dnsConfig/searches/0' }],
    });
  });

  it.each([
    ['nobody has that domain', GO, [], {}],
    ['the nodes are named in another domain', GO, [named('Node', 'w1.other.example', '')], {}],
    [
      'the name is asked as it is',
      GO,
      nodes,
      { dnsConfig: { options: [{ name: 'ndots', value: '1' }] } },
    ],
    [
      'the name is of that domain itself',
      GO.replace('not api.mail.example', 'not a.b.corp.example.org'),
      nodes,
      {},
    ],
    ['the certificate is not trusted', 'x509: certificate signed by unknown authority', nodes, {}],
  ])('stays silent where %s', (_, said, objects, spec) => {
    expect(claim(said, objects, spec)).toBeUndefined();
  });
});
