import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { LANGS } from '#src/domain/lang.ts';
import { kubewhy } from '#test/support/command-lines.ts';
import { fuzz, STACK, TERMINAL_COMMAND } from '#test/support/fuzzing.ts';
import { mutated } from '#test/support/mutations.ts';
import { scenarios } from '#test/support/scenarios.ts';

/** Of several areas, and read in no time. */
const SMALL = [
  'cron-job-forbid-hung',
  'ingress-backend-renamed',
  'missing-config',
  'volume-in-other-zone',
  'wrong-node-selector',
];

const folder = mkdtempSync(join(tmpdir(), 'kubewhy-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const asked = await Promise.all(
  scenarios
    .filter(({ name }) => SMALL.includes(name))
    .map(async ({ target, read }) => {
      const { objects, now, server, captured, notCaptured } = await read();
      const meta = { capturedAt: now, serverVersion: server, captured, notCaptured };
      return {
        target: `${target.kind.split('/').at(-1)?.toLowerCase()}/${target.name}`,
        namespace: target.namespace,
        objects,
        meta,
      };
    }),
);

it('is answered or refused with a reason, whatever a recording holds', async () => {
  const recordings = fc.constantFrom(...asked).chain((one) =>
    fc.record({
      one: fc.constant(one),
      objects: mutated(one.objects as object[]),
      output: fc.constantFrom('text', 'json', 'slack'),
      lang: fc.constantFrom(...LANGS),
    }),
  );
  await fuzz(recordings, async ({ one, objects, output, lang }) => {
    record(one.meta, objects);

    expect(
      await oddIn('why', ...targetOf(one), '--snapshot', folder, '-o', output, '--lang', lang),
    ).toEqual([]);
  });
});

it('is answered or refused with a reason, whatever a replay file holds', async () => {
  const saved: object[] = [];
  for (const [index, one] of asked.entries()) {
    const file = join(folder, `${index}.json`);
    record(one.meta, one.objects);
    await kubewhy(['why', ...targetOf(one), '--snapshot', folder, '--save', file]);
    saved.push(JSON.parse(readFileSync(file, 'utf8')));
  }
  const replays = fc.constantFrom(...saved).chain((one) => mutated(one));

  await fuzz(replays, async (replay) => {
    write('replay.json', replay);

    expect(await oddIn('replay', join(folder, 'replay.json'))).toEqual([]);
  });
});

/** How it may end, and what stderr says then: 2 is for a wrong question, and the target that is asked for may be gone. */
const ENDS: Readonly<Record<number, RegExp>> = {
  0: /^/,
  2: /nor any trace|흔적도 없습니다|may mean several|대상이 여럿|no namespace|네임스페이스가 없습니다/,
  3: /^/,
};

/** What nobody may see of an answer or refusal, whatever it is about. */
async function oddIn(...args: readonly string[]): Promise<readonly string[]> {
  const { status, out, err } = await kubewhy(args);
  const isForPeople = !args.includes('json') && !args.includes('slack');
  const said = isForPeople ? out : '';
  return [
    ...(ENDS[status]?.test(err) ? [] : [`status ${status}`, err]),
    ...(STACK.test(out + err) ? ['a stack', err] : []),
    ...(TERMINAL_COMMAND.test(said) ? ['a command for the terminal', said] : []),
  ];
}

function targetOf({ target, namespace }: (typeof asked)[number]): readonly string[] {
  return [target, ...(namespace ? ['-n', namespace] : [])];
}

function record(meta: object, items: readonly object[]): void {
  write('meta.yaml', meta);
  write('objects/all.json', { apiVersion: 'v1', kind: 'List', items });
}

function write(file: string, content: object): void {
  mkdirSync(join(folder, 'objects'), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
}
