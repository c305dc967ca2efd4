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
    ['is on a lost node', failure(502, 'dial tcp'), { is: 'unknown', why: 'no-answer' }],
  ])('of a container that %s gives a fact or a gap', async (_, answer, expected) => {
    const { source } = await loaded([logOf('current')], { [`${podPath}/log`]: answer });

    expect(source.logs(web, 'app', 'current')).toEqual(expected);
  });
});
