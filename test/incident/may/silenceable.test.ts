import { describe, expect, it } from '@jest/globals';

import { silenceable } from '#src/incident/may/silenceable.ts';
import { alert, answer, incident, mina } from '#test/slack/support/incidents.ts';

const known = { ...incident(), alert: alert(), answer: answer() };
const around = {
  person: mina,
  lang: 'en',
  shows: () => true,
  mayAct: () => ({ is: 'may', as: { user: 'mina', groups: [] } }) as const,
} as const;

describe('an alert', () => {
  it('may be silenced by its labels', () => {
    expect(silenceable(known, around)).toMatchObject({
      is: 'go',
      matchers: [{ name: 'alertname', value: 'KubePodNotReady' }, {}, {}, {}],
    });
  });

  it('may not be silenced by who may not act in the cluster', () => {
    const mayAct = () => ({ is: 'may-not', text: 'Not you.' }) as const;

    expect(silenceable(known, { ...around, mayAct })).toEqual({
      is: 'refused',
      why: { code: 'barred', text: 'Not you.' },
    });
  });

  it('may not be silenced where it is not known or not shown any more', () => {
    const unknown = { is: 'refused', why: { code: 'unknown-incident' } };

    expect(silenceable(undefined, around)).toEqual(unknown);
    expect(silenceable(incident(), around)).toEqual(unknown);
    expect(silenceable(known, { ...around, shows: () => false })).toMatchObject({
      why: { code: 'not-shown' },
    });
  });
});
