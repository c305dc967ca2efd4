import type { AnswerLine, CheckAnswer } from '#src/domain/answer.ts';

/** A line about the Deployment "cart" of namespace shop. */
export function checkLine(is: AnswerLine['is'], over: Partial<AnswerLine> = {}): AnswerLine {
  return {
    item: 'rollouts/spread-over-nodes',
    is,
    text: is === 'fail' ? 'All 2 Ready pods are on `w1`.' : 'Replicas run on more than one node',
    objects: [{ kind: 'apps/Deployment', namespace: 'shop', name: 'cart' }],
    ...(is === 'fail' && { severity: 'warning', hurts: 'redundancy' }),
    ...over,
  };
}

/** What the checklist "rollouts" said in these lines. */
export function checkAnswer(...lines: readonly AnswerLine[]): CheckAnswer {
  const count = (is: AnswerLine['is']) => lines.filter((line) => line.is === is).length;
  return {
    schema: 'kubewhy/v1',
    engineVersion: '0.1.0',
    lang: 'en',
    cluster: 'lab',
    summary: 'The cluster.',
    counts: { pass: count('pass'), fail: count('fail'), notChecked: count('not-checked') },
    lists: [{ id: 'rollouts', title: 'Rollouts and availability', lines }],
  };
}
