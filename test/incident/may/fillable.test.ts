import { describe, expect, it } from '@jest/globals';

import { fillable } from '#src/incident/may/fillable.ts';
import { answer, finding, incident, remedy } from '#test/slack/support/incidents.ts';

const FIX = { finding: 'k1', remedy: 'scheduling/honor-taints' };
const inputs = [{ name: 'size', label: 'replicas', type: 'number', options: [] }] as const;
const asking = incident({
  answer: answer({ findings: [finding({ remedies: [remedy({ inputs })] })] }),
});
const all = () => true;

describe('a fix that asks for values', () => {
  it('tells what it asks for where nothing speaks against it', () => {
    expect(fillable(asking, FIX, all)).toMatchObject({
      is: 'go',
      incident: asking,
      fix: { on: finding().subject, inputs },
    });
  });

  it.each([
    ['whose incident is kept no more', undefined, FIX, 'unknown-incident'],
    ['of another finding', asking, { ...FIX, finding: 'k2' }, 'unknown-plan'],
    ['that asks for nothing', incident(), FIX, 'unknown-plan'],
    ['from where nobody may act', { ...asking, mayAct: false }, FIX, 'not-here'],
  ] as const)('is not shown %s', (_, known, fix, code) => {
    expect(fillable(known, fix, all)).toEqual({ is: 'refused', why: { code } });
  });

  it('is not shown where its channel may not see what it is about', () => {
    expect(fillable(asking, FIX, () => false)).toEqual({
      is: 'refused',
      why: { code: 'not-shown' },
    });
  });
});
