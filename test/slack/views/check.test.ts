import { expect, it } from '@jest/globals';

import type { AnswerLine } from '#src/domain/answer.ts';
import { checkMessage } from '#src/slack/views/check.ts';
import { incident } from '#test/slack/support/incidents.ts';
import { checkAnswer } from '#test/support/checks.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const pass: AnswerLine = {
  item: 'rollouts/well',
  is: 'pass',
  text: 'Workloads are well',
  objects: [web],
};
const open: AnswerLine = {
  item: 'backups/size',
  is: 'not-checked',
  text: 'No log tells its size.',
  objects: [web],
  command: 'kubectl logs job/x -n shop',
};
const fail: AnswerLine = {
  item: 'nodes/cordoned',
  is: 'fail',
  text: 'It is cordoned.',
  objects: [{ kind: 'Node', name: 'a' }],
  severity: 'warning',
  hurts: 'redundancy',
  command: 'kubectl uncordon a',
};

it.each([
  ['🔴', [fail, open, pass]],
  ['⚪', [open, pass]],
  ['🟢', [pass]],
])('begins with %s by the worst of its lines', (icon, lines) => {
  expect(shown(lines)).toContain(icon);
});

it('tells failures and open points, and of what passed only how much', () => {
  const said = shown([fail, open, pass]);

  expect(said).toContain('It is cordoned.');
  expect(said).toContain('`kubectl uncordon a`');
  expect(said).toContain('❔ `Deployment shop/web`: No log tells its size.');
  expect(said).toContain('✅ 1');
  expect(said).not.toContain('Workloads are well');
});

it('has a button where the next thing to do is to ask why', () => {
  expect(shown([{ ...fail, command: 'kubewhy why node/a' }])).toContain('ask_why:0');
  expect(shown([fail])).not.toContain('ask_why');
});

it('names the lists of which nothing is there', () => {
  expect(shown([])).toContain('Nothing here for: rollouts');
});

function shown(lines: readonly AnswerLine[]): string {
  return JSON.stringify(checkMessage({ ...incident(), check: checkAnswer(...lines) }));
}
