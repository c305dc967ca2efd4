import { describe, expect, it } from '@jest/globals';

import type { SiftedLog } from '#src/domain/sifted-log.ts';
import { transports } from '#test/support/transports.ts';

describe('the transport of logs', () => {
  const { serving } = transports();

  it('sifts a log without keeping it, and stops at its limit', async () => {
    let sent = 0;
    const line = (index: number) =>
      `2026-01-01T11:00:00Z ${index % 1000 === 0 ? 'ERROR' : 'INFO'} request r${index} took 3 ms\n`;
    const send = await serving((_, reply) => {
      const more = () => {
        while (!reply.destroyed) {
          const piece = Array.from({ length: 1000 }, (__, at) => line(sent + at)).join('');
          sent += 1000;
          if (!reply.write(piece)) return void reply.once('drain', more);
        }
      };
      more();
    });
    const maxBytes = 4 * 1024 * 1024;

    const { body } = await send({ method: 'GET', path: '/', sifts: true, maxBytes });
    const { read, lines, isCut } = JSON.parse(body) as SiftedLog;

    expect(isCut).toBe(true);
    expect(lines).toMatchObject([{ times: Math.ceil(read / 1000), from: 0 }]);
    expect(read).toBeGreaterThan(50_000);
    expect(body.length).toBeLessThan(1000);
  });

  it('gives a log that stalls two seconds, and tells what it has', async () => {
    const send = await serving((_, reply) => void reply.write('ERROR no disk\nINFO we go'));

    const { body } = await send({ method: 'GET', path: '/', sifts: true });

    expect(JSON.parse(body)).toMatchObject({ read: 1, isCut: true, lines: [{ times: 1 }] });
  });

  it('gives back a refusal of a log as it is', async () => {
    const send = await serving((_, reply) => void reply.writeHead(403).end('no'));

    expect(await send({ method: 'GET', path: '/', sifts: true })).toMatchObject({ body: 'no' });
  });
});
