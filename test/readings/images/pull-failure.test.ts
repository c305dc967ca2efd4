import { describe, expect, it } from '@jest/globals';

import { pullFailureIn } from '#src/readings/images/pull-failure.ts';

const image = 'registry.example.com/team/denied-401:1.4';
const resolving = `failed to pull and unpack image "${image}": failed to resolve reference "${image}": `;

describe('pullFailureIn', () => {
  it.each([
    [`${resolving}proxyconnect tcp: dial tcp 10.0.0.9:3128: connect: connection refused`, 'proxy'],
    ['short-name "shop:1" did not resolve to an alias', 'short-name'],
    [
      `${resolving}unexpected commit digest sha256:b, expected sha256:a: failed precondition`,
      'corrupt',
    ],
    [`${resolving}unexpected status from HEAD request: 412 Precondition Failed`, 'policy'],
    ['no image found in manifest list for architecture "amd64"', 'platform'],
    [`${resolving}${image}: not found`, 'not-found'],
    [
      'manifest for registry.example.com/team/denied-401:1.4 not found: manifest unknown',
      'not-found',
    ],
    ['reading manifest 1.4 in registry.example.com/team/denied-401: name unknown', 'not-found'],
    [`${resolving}unexpected status code 401 Unauthorized`, 'unauthorized'],
    [
      'Error response from daemon: {"message":"Get https://registry.example.com/v1/_ping: x509: certificate signed by unknown authority"}',
      'tls',
    ],
    [
      'failed to fetch oauth token: unexpected status from GET request to https://a.io/token?scope=repository%3Ateam%2Fcertificate-401&service=a.io: 429 Too Many Requests',
      'rate-limited',
    ],
    ['Error response from daemon: unauthorized: authentication required', 'unauthorized'],
    [
      'Head "https://1.dkr.ecr.eu-west-1.amazonaws.com/v2/": no basic auth credentials',
      'unauthorized',
    ],
    ['Head "https://ghcr.io/v2/team/x/manifests/1": denied: denied', 'unauthorized'],
    [
      `pull access denied for ${image}, repository does not exist or may require 'docker login'`,
      'no-access',
    ],
    [
      `${resolving}failed to authorize: failed to fetch anonymous token: unexpected status: 403 Forbidden`,
      'no-access',
    ],
    ['Get "https://reg/v2/": dial tcp: lookup reg: no such host', 'no-such-host'],
    ['dial tcp: lookup reg on 10.0.0.2:53: server misbehaving', 'dns-fails'],
    ['dial tcp: lookup reg on 10.0.0.2:53: read udp 1->2: i/o timeout', 'dns-fails'],
    ['dial tcp 10.0.0.7:443: connect: connection refused', 'refused'],
    ['dial tcp 10.0.0.7:443: i/o timeout', 'timeout'],
    ['Get "https://reg/v2/": net/http: TLS handshake timeout', 'timeout'],
    ['http: server gave HTTP response to HTTPS client', 'tls'],
    ['toomanyrequests: You have reached your unauthenticated pull rate limit.', 'rate-limited'],
    ['choosing image instance: no image found in manifest list: no match for platform', 'platform'],
    [`no matching manifest for linux/arm64 in the manifest list entries`, 'platform'],
  ])('reads "%s" as %s', (text, why) => {
    expect(pullFailureIn(text, image)).toBe(why);
  });

  it('knows nothing where the kubelet only waits', () => {
    expect(pullFailureIn(`Back-off pulling image "${image}"`, image)).toBeUndefined();
  });
});
