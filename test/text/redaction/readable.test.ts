import { describe, expect, it } from '@jest/globals';

import { diagnose } from '#src/engine/diagnose.ts';
import { rules } from '#src/knowledge/rules.ts';
import { redactedFacts } from '#src/text/redaction/redacted-facts.ts';
import { redacted } from '#src/text/redaction/redacted.ts';
import { recorded } from '#src/world/recorded.ts';
import { loaderOf } from '#test/support/engines.ts';
import { scenarios } from '#test/support/scenarios.ts';

describe('what stays readable', () => {
  it.each([
    // hosts, ports and addresses
    'dial tcp 10.244.1.82:8081: connect: connection refused',
    'lookup orders-db.shop.svc.cluster.local on 10.96.0.10:53: no such host',
    'GET https://vault.example.org:8200/v1/config?list=true&limit=10',
    'redis://cache:6379/0',
    'ssh://git@git.example.org/shop/web.git',
    'git@git.example.org:shop/web.git',
    'postgres://app@db:5432/orders?sslmode=require',
    'amqp://mq-0:5672,mq-1:5672/orders',
    // images and digests
    'pulling shop/web@sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    'registry.example.org:5000/shop/web:1.4.0-rc.2+build.7',
    'docker-pullable://registry.example.org/blog/web:2.1.0@sha256:00',
    'containerd://edb4bffc65cf1bb5ef712bcd2861fd66eea93b6e0bd7a4a5b3f2e8f8a6a0c4d2',
    // names, ids, revisions
    'web-6c7c9fb85d-8lqpc in blog-system, revision 54444cc489, uid 0de65efb-cc99-491a-bec6-a9d765fb653a',
    'pod-template-hash=6c7c9fb85d,app=web',
    'resourceVersion: "2836457", generation: 12',
    '3f9c2ab7d41e0c5b8a6f2e7d9b1c4a5e6f708192',
    'org.springframework.boot.autoconfigure.jdbc.DataSourceAutoConfiguration2',
    // numbers, times, sizes
    'exit code 137, restarted 14 times in 2h15m, memory 512Mi of 1.5Gi, 2026-03-02T14:01:55.123456Z',
    'max_tokens: 4096, tokens=17, token_count=9, pass: 12, fail: 0',
    // paths and pointers
    '/var/run/secrets/kubernetes.io/serviceaccount/token: no such file or directory',
    '/spec/template/spec/containers/0/env/3/value',
    'passwordFile: /run/secrets/db-password, PWD=/srv/app',
    // words about secrets
    'FATAL: password authentication failed for user "postgres"',
    'secret "vpn-gateway-tls" not found',
    "couldn't find key password in Secret shop/db",
    'You must specify POSTGRES_PASSWORD to a non-empty value for the',
    'error: token: invalid or expired, authorization: missing header',
    'Error: unexpected token } in JSON at position 17',
    'reconciling "Secret"="shop/regcred"',
    'secretName: vpn-gateway-tls, secretKeyRef: db, automountServiceAccountToken: true',
    'tokenExpirationSeconds: 3600, topologyKey: kubernetes.io/hostname, key: dedicated',
    'Basic authentication is required; Bearer token not sent',
    'cookie affinity is on, partition_key=orders',
    '비밀번호 인증에 실패했습니다. 토큰이 만료되었습니다.',
    '토큰 refresh 실패, 비밀번호 auth-service-2 에서 거부됨, 암호화 TLSv1.3 사용',
    'password hash mismatch (argon2), password reset-mail sent, apikey not set',
    'passengers: 12, passes=3, sidecar: istio-proxy, side: left, salt-minion:4505, wordpress: 6.4.2',
    'password=${DB_PASSWORD}, token=$(TOKEN), key: <none>, secret=********',
    'got token expired, received token response, using token authentication, with token expiry',
    'token is invalid, salt minion started, unexpected token a1b2c3 in JSON, exit code: 137',
    'password sha256 mismatch, token oauth2 exchange, error code 500123, status code: 404',
    'login failed for system:serviceaccount:shop:web, credentials for registry.example.org:5000/shop/web',
    'authentication failed for host db:5432, logged in to node-1, login -f app, psql -p 5432',
    'snmp community string is empty, unseal key missing, access key: not set, hmac: invalid signature',
    'https://git.example.org/shop/web/commit/3f9c2ab7d41e0c5b8a6f2e7d9b1c4a5e6f708192',
    'https://api.example.org/orders/0de65efb-cc99-491a-bec6-a9d765fb653a/items/2026-03-02T14',
    'auth=basic, auth=oauth2, signature=rsa256, key=web12ab, auth: ldap2x, sid: 12, nonce=42',
    'secret web2tls not found, shared secret is missing, tests pass on node12, 3 of 4 pass',
    'seed phrase is missing, password hash argon2id is slow, no Bearer prefix, SAMLResponse is missing',
    'csrf token missing, invalid csrf, signature=invalid, nonce expired',
    'login shop/web failed over, docker login registry.example.org/web2',
    // others
    '[emerg] 1#1: chown("/var/lib/nginx/body", 33) failed (1: Operation not permitted)',
    'docker run -p 8080:80 -u 1000:1000 shop/web',
    '0/3 nodes are available: 1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }',
    'error: unrecognized arguments: --prot=8080 --password-file /run/db',
    'main.go:42 +0x1d5 goroutine 17 [running]: 0xc000123456',
  ])('is %s', (text) => {
    expect(redacted(text)).toBe(text);
  });

  it.each(scenarios)('is all that explains $name', async ({ target, read, state, findings }) => {
    const source = recorded(await read());

    const { verdict } = await diagnose(target, redactedFacts(loaderOf(source)), rules);

    expect(verdict).toMatchObject({ state, findings });
  });
});
