import { describe, expect, it } from '@jest/globals';

import type { MayAct } from '#src/approvals/may-act.ts';
import { sign } from '#src/approvals/signature.ts';
import type { Approval } from '#src/domain/approval.ts';
import type { Progress } from '#src/domain/progress.ts';
import type { Person } from '#src/domain/question.ts';
import { agreed } from '#src/incident/agreed.ts';
import { answer, incident } from '#test/slack/support/incidents.ts';

const first = approval('U1');
const second = approval('U2');

const USERS: Readonly<Record<string, string>> = { U1: 'mina', U2: 'joon', U3: 'joon' };
const deps = { approvalKey: 'key', changing: { mayAct } } as const;

describe('two people', () => {
  it('agree when somebody else has approved the same change', () => {
    expect(agreed(actedOn(first), second, deps)).toEqual({ ...second, first });
  });

  it('agree again when the same modal is submitted again', () => {
    const { acts, ...rest } = actedOn(first);
    const pair = actedOn({ ...second, first }, 'applying');

    expect(agreed({ ...rest, acts: [...acts, ...pair.acts] }, second, deps)).toEqual({
      ...second,
      first,
    });
  });

  it('do not when the first has agreed with another approval before', () => {
    const { acts, ...rest } = actedOn(first);
    const pair = actedOn({ ...approval('U4'), first }, 'reverted');

    expect(agreed({ ...rest, acts: [...acts, ...pair.acts] }, second, deps)).toBeUndefined();
  });

  it.each<[string, Approval, Progress['step']]>([
    ['the first is of the same person', approval('U2'), 'one-of-two'],
    ['the first is of another account of the same Kubernetes user', approval('U3'), 'one-of-two'],
    ['the first was not signed here', { ...first, signature: '0'.repeat(64) }, 'one-of-two'],
    ['the first is already being applied', first, 'applying'],
  ])('do not when %s', (_, known, step) => {
    expect(agreed(actedOn(known, step), second, deps)).toBeUndefined();
  });
});

function actedOn(known: Approval, step: Progress['step'] = 'one-of-two') {
  const { plan, person: by, at } = known;
  const act = { plan, title: 'Fix', by, at, progress: { step }, approval: known };
  return { ...incident({ answer: answer() }), acts: [act] };
}

function mayAct({ id }: Person): MayAct {
  return { is: 'may', as: { user: USERS[id] ?? '', groups: [] } };
}

function approval(id: string): Approval {
  const person = { team: 'T1', id, name: id };
  const at = '2026-03-02T09:00:00.000Z';
  return sign({ id: `a-${id}`, plan: 'plan', incident: 'q-1', channel: 'C1', person, at }, 'key');
}
