import { describe, expect, it } from '@jest/globals';

import type { Read } from '#src/domain/model.ts';
import { failure, loaded } from '#test/support/api-server.ts';

const web = { kind: 'Pod', namespace: 'shop', name: 'web' };
const podPath = '/api/v1/namespaces/shop/pods/web';
const logOf = (run: 'current' | 'previous'): Read => ({ logs: web, container: 'app', run });

describe('the log', () => {
  it('is read from its end', async () => {
    const line = '2026-01-01T11:59:00.5Z no such file';
    const { source, asked } = await loaded([logOf('previous')], {
      [`${podPath}/log`]: { body: `${'x'.repeat(70_000)}\n${line}\n` },
    });

    expect(source.logs(web, 'app', 'previous')).toEqual({
      is: 'known',
      value: [{ at: '2026-01-01T11:59:00.5Z', text: 'no such file' }],
    });
    expect(asked.at(-1)?.query).toMatchObject({ tailLines: '500', timestamps: 'true' });
  });

  it.each([
    ['never started', failure(400, 'container "app" is waiting to start'), { is: 'absent' }],
    [
      'never ended',
      failure(400, 'previous terminated container "app" in pod "web" not found'),
      { is: 'absent' },
    ],
    ['is gone', failure(404, 'pods "web" not found'), { is: 'absent' }],
    [
      'is not in its pod',
      failure(400, 'container "app" is not valid for pod web'),
      { is: 'absent' },
    ],
    ['has lost it', failure(400, 'no logs found'), { is: 'unknown', why: 'expired' }],
    ['may not be read', failure(403, 'forbidden'), { is: 'unknown', why: 'forbidden' }],
    ['is on a lost node', failure(502, 'dial tcp'), { is: 'unknown', why: 'server-error' }],
  ])('of a container that %s gives a fact or a gap', async (_, answer, expected) => {
    const { source } = await loaded([logOf('current')], { [`${podPath}/log`]: answer });

    expect(source.logs(web, 'app', 'current')).toEqual(expected);
  });
});

describe('what of a whole log reads like trouble', () => {
  const read: Read = { sifted: web, container: 'app' };

  it('is asked for without the lines that do not', async () => {
    const { source, asked } = await loaded([read], {
      [`${podPath}/log`]: {
        body: '2026-01-01T11:00:00Z all is well\n2026-01-01T11:01:00Z ERROR no file 1\n2026-01-01T11:02:00Z ERROR no file 2\n',
      },
    });

    expect(source.sifted(web, 'app')).toEqual({
      is: 'known',
      value: {
        read: 3,
        lines: [
          {
            at: '2026-01-01T11:02:00Z',
            text: 'ERROR no file 2',
            times: 2,
            first: '2026-01-01T11:01:00Z',
            from: 1,
            to: 2,
          },
        ],
      },
    });
    expect(asked.at(-1)).toMatchObject({ sifts: true, query: { sinceSeconds: '86400' } });
  });

  it.each([
    ['never started', failure(400, 'container "app" is waiting to start'), { is: 'absent' }],
    ['may not be read', failure(403, 'forbidden'), { is: 'unknown', why: 'forbidden' }],
    ['is on a lost node', failure(502, 'dial tcp'), { is: 'unknown', why: 'server-error' }],
  ])('of a container that %s is a fact or a gap', async (_, answer, expected) => {
    const { source } = await loaded([read], { [`${podPath}/log`]: answer });

    expect(source.sifted(web, 'app')).toEqual(expected);
  });

  it('is not known where nobody asked', async () => {
    const { source } = await loaded([]);

    expect(source.sifted(web, 'app')).toEqual({ is: 'unknown', why: 'not-loaded' });
  });
});
