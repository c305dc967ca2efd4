import { describe, expect, it } from '@jest/globals';

import { headOf } from '#src/readings/logs/log-level.ts';

describe('the level and the message of a line', () => {
  it.each([
    [
      'Java',
      'ERROR 1 --- [exec-#] c.s.Pay : HikariPool-1 - Connection is not available, request timed out after 30000ms.',
      'Connection is not available',
    ],
    ['logback', '2026-03-02 10:0#:00.123 [http-#] ERROR com.shop.Pay - charge # failed', 'charge'],
    ['Python', '2026-03-02 10:0#:00,123 ERROR shop.pay charge # failed', 'charge'],
    ['Python without a format', 'ERROR:shop.pay:charge # failed', 'charge'],
    ['Go, klog', 'E0302 10:0#:00.123456       1 pay.go:42] charge # failed: EOF', 'charge'],
    [
      'Go, zap console',
      '2026-03-02T10:0#:00.123Z\tERROR\tpay/pay.go:42\tcharge failed\t{"order": #}',
      'charge failed',
    ],
    [
      'Ruby',
      '[2026-03-02T10:0#:00,123][ERROR][shop.pay] charge failed {:exception=>"Net::Timeout", :message=>"no answer of \\"bank\\"", :backtrace=>["a.rb:#"]}',
      'no answer of "bank"',
    ],
    [
      'Go, zap',
      '{"level":"error","ts":174#.1,"msg":"charge failed","error":"timeout"}',
      'charge failed: timeout',
    ],
    [
      'Go, slog',
      '{"time":"2026-03-02T10:0#:00Z","level":"ERROR","msg":"charge failed","err":"EOF"}',
      'charge failed: EOF',
    ],
    [
      'logrus',
      'time="2026-03-02T10:0#:00Z" level=error msg="charge failed" error="EOF" order=#',
      'charge failed: EOF',
    ],
    [
      'Go kit',
      'ts=2026-03-02T10:0#:00Z caller=pay.go:42 level=error msg="charge failed" err="EOF"',
      'charge failed',
    ],
    [
      'pino',
      '{"level":50,"time":174#,"pid":1,"err":{"type":"Error","message":"EOF"},"msg":"charge failed"}',
      'charge failed: EOF',
    ],
    ['bunyan', '{"name":"pay","level":60,"msg":"charge # failed","v":0}', 'charge'],
    ['winston', '{"level":"error","message":"charge # failed"}', 'charge'],
    ['GELF', '{"version":"1.1","short_message":"charge # failed","level":3}', 'charge'],
    ['Cloud Logging', '{"severity":"CRITICAL","message":"charge # failed"}', 'charge'],
    [
      'Serilog',
      '{"@t":"2026-03-02T10:0#:00Z","@mt":"charge failed","@l":"Error"}',
      'charge failed',
    ],
    ['.NET, short', '[10:0#:00 ERR] charge # failed', 'charge'],
    ['Rust', '2026-03-02T10:0#:00.123Z ERROR shop::pay: charge # failed', 'charge'],
    ['Ruby', 'E, [2026-03-02T10:0#:00.1 #1] ERROR -- : charge # failed', 'charge'],
    [
      'nginx',
      '2026/03/02 10:0#:00 [error] 29#29: *# upstream timed out (110: Operation timed out) while reading',
      'upstream timed out',
    ],
    [
      'Apache',
      '[Mon Mar 02 10:0#:00 2026] [proxy:error] [pid #] AH00957: attempt failed',
      'attempt failed',
    ],
    ['PostgreSQL', '2026-03-02 10:0#:00 UTC [#] ERROR:  deadlock detected', 'deadlock detected'],
    ['Node.js', 'Error: connect ECONNREFUSED 10.0.0.#:5432', 'ECONNREFUSED'],
    ['Korean', '2026-03-02 10:0#:00 [오류] 주문 # 결제', '결제'],
    ['a level in a line that was cut', '{"level":"error","order":#,"body":"aaaa … zzz', 'order'],
  ])('are read in the format of %s', (_, line, said) => {
    const head = headOf(line.replaceAll('#', '7'));

    expect(head.level).toBe('error');
    expect(head.said).toContain(said);
  });

  it.each([
    ['W0302 10:00:00.123456       1 pay.go:42] slow', 'warn'],
    ['{"level":40,"msg":"slow"}', 'warn'],
    ['{"level":4,"short_message":"slow"}', 'warn'],
    ['[경고] 느림', 'warn'],
    ['level=debug msg="an ERROR was handled"', 'info'],
    ['2026-03-02 10:00:00 INFO the ERROR page is served', 'info'],
    ['info: Shop.Pay[0]', 'info'],
    ['{"severity":"NOTICE","message":"error"}', 'info'],
    ['order 7 shipped', undefined],
    ['{"order":7}', undefined],
  ])('of “%s” are of level %s', (line, level) => {
    expect(headOf(line).level).toBe(level);
  });
});
