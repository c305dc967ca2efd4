import { describe, expect, it } from '@jest/globals';

import { uncaughtError } from '#src/knowledge/causes/crash/uncaught-error.ts';
import { claimed, crashing } from '#test/support/crashes.ts';

const PYTHON = `Traceback (most recent call last):
  File "/app/main.py", line 7, in <module>
    total(orders)
  File "/app/consumer.py", line 12, in total
    return float(price)
  File "/usr/lib/python3.11/decimal.py", line 1, in x
TypeError: float() argument must be a string or a real number, not 'NoneType'`;
const GO = `panic: runtime error: index out of range [3] with length 3

goroutine 1 [running]:
main.total(...)
	/src/orders/total.go:42 +0x1d
main.main()
	/src/orders/main.go:7 +0x2f`;
const JAVA = `Exception in thread "main" java.lang.NullPointerException: price
	at com.shop.Orders.total(Orders.java:42)
	at com.shop.Main.main(Main.java:7)
	at java.base/java.lang.Thread.run(Thread.java:1583)`;
const NODE = `/app/orders.js:42
TypeError: Cannot read properties of null (reading 'price')
    at total (/app/orders.js:42:9)
    at next (/app/node_modules/express/lib/router.js:1:1)

Node.js v20.4.0`;
const RUST = "thread 'main' panicked at src/orders.rs:42:9:\nprice is null";

describe('uncaught-error', () => {
  it.each([
    ['Python', PYTHON, 'total (/app/consumer.py:12)'],
    ['Go', GO, '/src/orders/total.go:42'],
    ['Java', JAVA, 'com.shop.Orders.total (Orders.java:42)'],
    ['Node.js', NODE, 'total (/app/orders.js:42)'],
    ['Rust', RUST, 'src/orders.rs:42'],
  ])('names the place in the own code of a %s program', (language, log, place) => {
    expect(claimed(uncaughtError, crashing(), log)).toMatchObject([
      { params: { language, place }, strength: 'fits' },
    ]);
  });

  it.each([
    'ConnectionRefusedError: [Errno 111] Connection refused',
    'socket.gaierror: [Errno -2] Name or service not known',
    "FileNotFoundError: [Errno 2] No such file or directory: '/x'",
    'PermissionError: [Errno 13] Permission denied',
    'ssl.SSLCertVerificationError: certificate verify failed',
    "ModuleNotFoundError: No module named 'orders'",
    "KeyError: 'DATABASE_URL'",
  ])('does not blame a program for what lies outside of it: %s', (line) => {
    const log = `Traceback (most recent call last):\n  File "/app/a.py", line 1, in b\n${line}`;

    expect(claimed(uncaughtError, crashing(), log)).toEqual([]);
  });

  it('reads in Rust what the line below says', () => {
    const refused = RUST.replace(
      'price is null',
      'Os { code: 13, kind: PermissionDenied, message: "Permission denied" }',
    );

    expect(claimed(uncaughtError, crashing(), RUST)[0]?.params.said).toContain('price is null');
    expect(claimed(uncaughtError, crashing(), refused)).toEqual([]);
  });

  it('stays silent for what was logged and caught, and for what ends well', () => {
    const well = crashing({ ended: { exitCode: 0 } });

    expect(claimed(uncaughtError, crashing(), "TypeError: 'NoneType' is not iterable")).toEqual([]);
    expect(claimed(uncaughtError, well, PYTHON)).toEqual([]);
    expect(claimed(uncaughtError, crashing(), 'panic: exit status 2')).toEqual([]);
    expect(claimed(uncaughtError, crashing(), 'panic: (*logrus.Entry) 0xc0')).toEqual([]);
  });

  it('stays silent while events cannot be read', () => {
    expect(claimed(uncaughtError, crashing(), PYTHON, { forbidden: ['events'] })).toEqual([]);
  });
});
