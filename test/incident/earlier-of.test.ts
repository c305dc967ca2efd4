import { describe, expect, it } from '@jest/globals';

import type { Sight } from '#src/domain/audience.ts';
import type { Act, Incident } from '#src/domain/incident.ts';
import { earlierOf } from '#src/incident/earlier-of.ts';
import {
  answer,
  finding,
  HONOR,
  incident,
  mina,
  plan,
  remedy,
} from '#test/slack/support/incidents.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const [{ on }] = plan().changes;
const everything = () => true;

describe('what kubewhy did earlier', () => {
  it('is said of the object that it changed: what, when, who, and how it ended', () => {
    const before = { ...incident(), acts: [act('verified')] };

    expect(earlierOf([before], [on], everything, NOW)).toEqual([
      { title: 'A fix', at: '2026-03-02T09:00:00Z', by: mina, step: 'verified' },
    ]);
  });

  it('names both where two people had to agree', () => {
    const about = { id: 'a', plan: HONOR, incident: 'q-1', channel: 'C1', at: '', signature: '' };
    const first = { ...about, person: { ...mina, id: 'UJOON00001' } };
    const done = { ...act('verified'), approval: { ...about, person: mina, first } };

    expect(earlierOf([{ ...incident(), acts: [done] }], [on], everything, NOW)).toMatchObject([
      { by: mina, first: { id: 'UJOON00001' } },
    ]);
  });

  it('is called as in the language of who reads', () => {
    const titles = new Map([[HONOR, '테인트를 따르게 하기']]);
    const [taken, offered] = [{ ...incident(), acts: [act('verified')] }, incident()];

    expect(earlierOf([taken], [on], everything, NOW, titles)).toMatchObject([
      { title: '테인트를 따르게 하기', step: 'verified' },
    ]);
    expect(earlierOf([offered], [on], everything, NOW, titles)).toMatchObject([
      { title: '테인트를 따르게 하기' },
    ]);
  });

  it('is said of no other object', () => {
    const before = { ...incident(), acts: [act('verified')] };

    expect(earlierOf([before], [{ ...on, name: 'other' }], everything, NOW)).toEqual([]);
  });

  it('is told of the workload that what it changed belongs to, and of no other', () => {
    const by = { kind: 'apps/Deployment', namespace: 'blog-system', name: 'owner' };
    const [before, of] = [
      { ...incident(), acts: [act('verified')] },
      { ...on, uid: 'other' },
    ];
    const elsewhere = { owners: [{ of: { ...on, name: 'other' }, by }] };

    expect(earlierOf([{ ...before, owners: [{ of, by }] }], [by], everything, NOW)).toHaveLength(1);
    expect(earlierOf([{ ...before, ...elsewhere }], [by], everything, NOW)).toEqual([]);
  });

  it('is a pull request where one was opened, whether or not it was merged', () => {
    const before = { ...incident(), acts: [act('proposed')] };

    expect(earlierOf([before], [on], everything, NOW)).toMatchObject([
      { title: 'A fix', by: mina, step: 'proposed' },
    ]);
  });

  it.each(['refused', 'too-late', 'one-of-two', 'applying'] as const)(
    'is only an offer where it was %s',
    (step) => {
      const before = { ...incident(), openedAt: '2026-03-01T09:00:00Z', acts: [act(step)] };

      expect(earlierOf([before], [on], everything, NOW)).toEqual([
        { title: remedy().title, at: '2026-03-01T09:00:00Z' },
      ]);
    },
  );

  it('is an offer where somebody filled in its blanks and did not apply it, and not where that was an undo', () => {
    const made = { plan: plan(), title: 'With 256Mi' };
    const asked = (...prepared: NonNullable<Incident['prepared']>): Incident => ({
      ...incident({ answer: answer({ findings: [finding({ remedies: [] })] }) }),
      plans: [],
      prepared,
    });

    expect(earlierOf([asked(made)], [on], everything, NOW)).toMatchObject([{ title: made.title }]);
    expect(earlierOf([asked({ ...made, undoes: 'f00d' })], [on], everything, NOW)).toEqual([]);
  });

  it('is an offer whose blanks nobody filled in, of what was asked about and of its cause', () => {
    const { plan: _, ...blank } = remedy({ title: 'Set the image', inputs: [] });
    const { subject } = finding();
    const found = answer({ findings: [finding({ remedies: [blank] })] });
    const before = { ...incident({ answer: found }), plans: [] };
    const told = [{ title: 'Set the image', at: before.openedAt }];

    expect(earlierOf([before], [found.target], everything, NOW)).toEqual(told);
    expect(earlierOf([before], [subject], everything, NOW)).toEqual(told);
    expect(earlierOf([before], [{ ...on, name: 'other' }], everything, NOW)).toEqual([]);
    const sees = (sight: Sight) => sight.on.name !== subject.name;
    expect(earlierOf([before], [found.target], sees, NOW)).toEqual([]);
  });

  it('is not an offer of more than a week ago', () => {
    const before = { ...incident(), openedAt: '2026-02-20T09:00:00Z' };

    expect(earlierOf([before], [on], everything, NOW)).toEqual([]);
  });

  it('is one offer where the same was offered again, and none where it was taken after all', () => {
    const offer = (hour: string): Incident => ({
      ...incident(),
      openedAt: `2026-03-02T${hour}:00:00Z`,
    });
    const taken = { ...incident(), acts: [{ ...act('verified'), title: remedy().title }] };

    expect(earlierOf([offer('08'), offer('10'), offer('11')], [on], everything, NOW)).toEqual([
      { title: remedy().title, at: '2026-03-02T11:00:00Z' },
    ]);
    expect(earlierOf([offer('07'), offer('08'), taken], [on], everything, NOW)).toEqual([
      { title: remedy().title, at: '2026-03-02T09:00:00Z', by: mina, step: 'verified' },
    ]);
  });

  it('is the newest three, the newest first', () => {
    const all = ['06', '09', '07', '08'].map((hour): Incident => ({
      ...incident(),
      id: `q-${hour}`,
      acts: [{ ...act('verified'), at: `2026-03-02T${hour}:00:00Z` }],
    }));

    const hours = earlierOf(all, [on], everything, NOW).map(({ at }) => at.slice(11, 13));

    expect(hours).toEqual(['09', '08', '07']);
  });

  it('is nothing that the channel may not see', () => {
    const before = { ...incident(), acts: [act('verified')] };

    expect(earlierOf([before], [on], (sight) => sight.on.name !== on.name, NOW)).toEqual([]);
  });
});

function act(step: Act['progress']['step']): Act {
  return { plan: HONOR, title: 'A fix', by: mina, at: '2026-03-02T09:00:00Z', progress: { step } };
}
