import { expect, it } from '@jest/globals';
import fc from 'fast-check';

import { read } from '#test/support/explaining.ts';
import { pastes } from '#test/support/pastes.ts';

const LISTS = pastes.filter(({ wanted }) => wanted === 'fine').map(({ text }) => text);
const TROUBLE = pastes.filter(({ wanted }) => !['-', 'fine'].includes(wanted));
/** As programs write it that nobody here has seen. */
const UNKNOWN = [
  'level=error msg="lease gone"',
  '{"level":"ERROR","message":"the frob did not turn"}',
  'E0101 10:00:00.000000       1 frob.go:7] "no frob"',
  'Warning  FrobFailed  3s (x4 over 9s)  frobber  the frob does not turn',
  'frobd: main process exited, code=exited, status=3/NOTIMPLEMENTED',
  'frob: cannot turn',
  'com.acme.FrobException: stuck',
  'panic: frob',
  'Error: ENOFROB',
  '파드가 계속 재시작하고 접속이 안 됩니다',
];

it('a healthy list above or below a known trouble is no all-clear', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LISTS), fc.constantFrom(...TROUBLE), (list, { text }) => {
      expect(read(`${list}\n\n${text}`).well).toEqual([]);
      expect(read(`${text}\n\n${list}`).well).toEqual([]);
    }),
    { numRuns: Number(process.env['KUBEWHY_FUZZ'] ?? 60) },
  );
});

it.each(UNKNOWN)('is no all-clear beside what nobody knows: %s', (line) => {
  for (const list of LISTS) {
    const { ids, quotes, well } = read(`${list}\n\n${line}`);

    expect(well).toEqual([]);
    expect(ids).toContain('as-seen');
    expect(quotes).toContain(line);
  }
});

it.each([
  ['the tolerations of a pod', 'Tolerations: node.kubernetes.io/unreachable:NoExecute for 300s'],
  ['a probe', '    Liveness:  http-get http://:80/ timeout=1s period=10s #success=1 #failure=3'],
  ['a rollout', 'RollingUpdateStrategy:  25% max unavailable, 25% max surge'],
  ['counts of none', '3 Running / 0 Waiting / 0 Failed'],
  ['a prompt', '$ kubectl get pods -n shop'],
])('is an all-clear beside %s', (_, line) => {
  const [list = ''] = LISTS;

  expect(read(`${list}\n\n${line}`).well).not.toEqual([]);
});
