import { describe, expect, it } from '@jest/globals';

import type { LogLine } from '#src/domain/model.ts';
import { complaintsIn } from '#src/readings/logs/complaints.ts';
import { ago, NOW } from '#test/support/objects.ts';

/** So many of a line, in which # is another number each time. */
function times(count: number, line: string): readonly string[] {
  return Array.from({ length: count }, (_, at) => line.replaceAll('#', `${at + 3}`));
}

function linesOf(texts: readonly string[]): readonly LogLine[] {
  return texts.map((text) => ({ text }));
}

function heard(...texts: readonly string[]) {
  return complaintsIn(linesOf(texts), NOW).complaints;
}

describe('what a log complains about', () => {
  it.each([
    [
      'warnings of a strain',
      '2026-03-02 10:0#:00 WARN pool exhausted, # waiting',
      'pool exhausted',
    ],
    ['no level', 'could not charge order #: the gateway answered nothing', 'could not charge'],
    ['Korean without a level', '주문 # 결제에 실패했습니다', '실패했습니다'],
  ])('are %s', (_, line, said) => {
    const found = heard(...times(3, line));

    expect(found).toMatchObject([{ count: 3 }]);
    expect(found[0]?.said).toContain(said);
    expect(heard(...times(2, line))).toEqual([]);
  });

  it.each([
    [
      'Apache and nginx',
      '10.0.0.# - - [02/Mar/2026:10:00:00 +0000] "GET /cart/# HTTP/1.1" STATUS 12 "-" "curl/8"',
    ],
    [
      'Envoy',
      '[2026-03-02T10:00:00Z] "GET /cart/# HTTP/1.1" STATUS UF 0 91 # - "-" "curl/8" "x" "shop"',
    ],
    ['gin', '[GIN] 2026/03/02 - 10:00:00 | STATUS |  #ms |  10.0.0.# | GET      "/cart"'],
    ['morgan', 'GET /cart STATUS #.1 ms - 12'],
    ['uvicorn', 'INFO:     10.0.0.1:# - "GET /cart HTTP/1.1" STATUS Internal Server Error'],
    [
      'pino-http',
      '{"level":30,"req":{"id":#},"res":{"statusCode":STATUS},"msg":"request completed"}',
    ],
    ['logfmt', 'ts=10:00 level=info method=GET path=/cart status=STATUS took=#ms'],
  ])('are bad answers in an access log of %s', (_, line) => {
    const good = times(9, line.replace('STATUS', '200'));
    const bad = times(3, line.replace('STATUS', '503'));

    expect(heard(...good, ...bad)).toMatchObject([{ count: 3 }]);
    expect(heard(...times(200, line.replace('STATUS', '200')), ...bad)).toEqual([]);
    expect(heard(...times(12, line.replace('STATUS', '404')))).toEqual([]);
  });

  it('puts the worst first, at most three, each with how often and when it was said', () => {
    const said = ['INFO a', 'ERROR b #', 'ERROR b #', 'WARN c timed out', 'could not do d'];
    const lines = [...said, ...said, ...said, 'ERROR e failed'].map((text, at) => ({
      text: text.replace('#', String(at)),
      at: ago(20 - at),
    }));

    const { entries, complaints } = complaintsIn(lines, NOW);

    expect(entries).toBe(16);
    expect(complaints.map(({ template }) => template)).toEqual([
      'b <*>',
      'e failed',
      'could not do d',
    ]);
    expect(complaints[0]).toMatchObject({ count: 6, share: 6 / 16, first: ago(19), last: ago(8) });
  });

  it('puts what was said more often before what is as bad', () => {
    const said = heard(
      'ERROR disk broken',
      ...times(2, 'ERROR b failed #'),
      'ERROR no memory left here',
    );

    expect(said.map(({ count }) => count)).toEqual([2, 1, 1]);
    expect(said[0]?.template).toContain('b failed');
  });

  it('is over when it was said at the start, an hour ago, or before the peer was reached', () => {
    const refused = times(3, 'ERROR connect ECONNREFUSED 10.0.0.1:5432 (#)');
    const old = refused.map((text, at) => ({ text, at: ago(90 + at) }));

    expect(heard(...refused, ...times(12, 'order # shipped'))).toEqual([]);
    expect(heard(...refused, 'connected to the database')).toEqual([]);
    expect(complaintsIn(old, NOW).complaints).toEqual([]);
    expect(heard(...refused)).toHaveLength(1);
  });

  it('goes on while it comes as often as before', () => {
    const mixed = times(4, 'ERROR charge # failed').flatMap((line) => [
      line,
      ...times(9, 'order # shipped'),
    ]);

    expect(heard(...mixed)).toMatchObject([{ count: 4 }]);
  });

  it('tells the figures that grow beside it, and none where nothing is wrong', () => {
    const rising = [120, 210, 380, 610, 940].map(
      (used) => `INFO gc heapUsed=${used}MB orders=${used}`,
    );

    const { grows } = complaintsIn(
      linesOf([...rising, 'java.lang.OutOfMemoryError: Java heap space']),
      NOW,
    );

    expect(grows).toEqual([{ what: 'heapUsed', from: '120MB', to: '940MB' }]);
    expect(complaintsIn(linesOf(rising), NOW)).toMatchObject({ complaints: [], grows: [] });
  });
});

describe('a log that complains of nothing', () => {
  it.each([
    'INFO processed 40 orders, 0 errors',
    'processed 40 orders with no errors',
    'handled GET /orders error=<nil>',
    'handled GET /orders err: <nil>',
    'sync done: added=3 failed: 0 errors: 0',
    'request done error=null status=200',
    'level=info msg="request failed, retried" attempt=2',
    '{"level":"info","msg":"sync","errors":0,"error":null}',
    '{"level":30,"msg":"job failed earlier, now done"}',
    'I0302 10:00:00.123456       1 reflector.go:42] no errors so far',
    'W0302 10:00:00.123456       1 warnings.go:70] v1beta1 is deprecated in v1.25+',
    '(node:1) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
    '{"level":"error","msg":"Reconciler error","error":"the object has been modified"}',
    'DEPRECATED: this option will be removed in 3.0',
    '10.0.0.1 - - [02/Mar/2026:10:00:00 +0000] "GET /healthz HTTP/1.1" 200 2 "-" "kube-probe/1.34"',
    '10.0.0.1 - - [02/Mar/2026:10:00:00 +0000] "GET /errors/failed HTTP/1.1" 200 2 "-" "curl/8"',
    'WARN spring.jpa.open-in-view is enabled by default',
    'Error handling middleware registered',
    'retry on failure is enabled',
    'connect timeout: 30s',
    'http: TLS handshake error from 10.0.0.1:4312: EOF',
    '2026/03/02 10:00:00 [error] 29#29: *7 open() "/usr/share/nginx/html/favicon.ico" failed (2: No such file or directory)',
    '2026-03-02 10:00:00 UTC [7] LOG:  checkpoint complete: wrote 3 buffers',
    '1:M 02 Mar 2026 10:00:00.000 * Background saving terminated with success',
    '처리 완료: 성공 40건, 실패 0건',
    '오류 없음',
    '[정보] 서버가 시작되었습니다',
  ])('says %s', (line) => {
    expect(heard(...Array.from({ length: 40 }, () => line))).toEqual([]);
  });
});
