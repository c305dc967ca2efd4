import { describe, expect, it } from '@jest/globals';

import { previewable } from '#src/incident/may/previewable.ts';
import { incident, plan } from '#test/slack/support/incidents.ts';
import { ready } from '#test/slack/support/reviewing.ts';

const AROUND = { standstill: undefined, barred: () => undefined, shows: () => true };
const right = { is: 'fails', why: 'no-right' } as const;
const barred = { is: 'fails', why: 'policy', note: 'no rule' } as const;

describe('a plan that was proved for somebody', () => {
  it('may be applied where nothing speaks against it', () => {
    expect(previewable(ready, incident(), AROUND)).toEqual({ preview: ready });
  });

  it.each([
    ['at a standstill', ready, { standstill: { is: 'off' } }, 'standstill'],
    ['by who has no right to it', { ...ready, right }, {}, 'no-right'],
    ['that no policy lets be applied', ready, { barred: () => 'no rule' }, 'no-right'],
    ['that is not what its id stands for', { ...ready, plan: plan('x') }, {}, 'forged'],
    ['that its channel may not see', ready, { shows: () => false }, 'not-shown'],
  ] as const)('is not applied %s', (_, preview, over, code) => {
    expect(previewable(preview, incident(), { ...AROUND, ...over }).against?.code).toBe(code);
  });

  it('shows that a policy bars it, before what the cluster said', () => {
    const around = { ...AROUND, barred: () => 'no rule' };

    expect(previewable({ ...ready, right }, incident(), around)).toEqual({
      preview: { ...ready, right: barred },
      against: { code: 'no-right', right: barred },
    });
  });
});
