import { describe, expect, it } from '@jest/globals';

import { protocolUndetected } from '#src/knowledge/causes/network/protocol-undetected.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimed, crashing, withProxy } from '#test/support/crashes.ts';
import { logOf } from '#test/support/objects.ts';

const SILENT = 'dial tcp 10.96.3.4:2525: i/o timeout';
const waitedAt = (port: number) =>
  `[31.9s] INFO outbound:proxy{addr=10.96.3.4:${port}}: linkerd_detect: Continuing after timeout: linkerd_proxy_http::version::Version protocol detection timed out after 10s`;
const about = (said: string, proxyLog: string, proxy = 'linkerd-proxy') => {
  const logs = [{ ...logOf(proxyLog), container: proxy }];
  return claimed(protocolUndetected, withProxy(crashing(), { name: proxy }), said, { logs });
};

describe('protocol-undetected', () => {
  it('finds a client that hears nothing while its proxy waits for it at the same port', () => {
    const [claim] = about(SILENT, waitedAt(2525));

    expect(claim).toMatchObject({
      params: { container: 'app', proxy: 'linkerd-proxy', port: 2525 },
      strength: 'fits',
      evidence: [{ quote: waitedAt(2525) }, { quote: SILENT }],
    });
    expect(claim && adviceOn(protocolUndetected, claim)?.text).toContain('opaque-ports: "2525"');
    expect(claim && protocolUndetected.text.ko(claim.subject, claim.params).title).toContain(
      '2525',
    );
  });

  it.each([
    ['the proxy waited at another port', SILENT, waitedAt(3306), 'linkerd-proxy'],
    ['the proxy says nothing of it', SILENT, 'release 2.280.0', 'linkerd-proxy'],
    [
      'the connection is refused',
      'dial tcp 10.96.3.4:2525: connect: connection refused',
      waitedAt(2525),
      'linkerd-proxy',
    ],
    ['the container beside it is no proxy of a mesh', SILENT, waitedAt(2525), 'agent'],
  ])('stays silent where %s', (_, said, proxyLog, proxy) => {
    expect(about(said, proxyLog, proxy)).toEqual([]);
  });
});
