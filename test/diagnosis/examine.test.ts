import { describe, expect, it } from '@jest/globals';

import { diagnose } from '#src/diagnosis/diagnose.ts';
import type { Rules } from '#src/diagnosis/rules.ts';
import { scan } from '#src/diagnosis/scan/scan.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { cause, rulesWith, sick, thing } from '#test/support/rules.ts';

const web = thing('web');
const known = cause('test/known', () => ({}));

describe('what may come right by itself', () => {
  const young = rulesWith();
  const [finder] = young.symptomFinders;
  const withYoung = (...causes: Rules['causes']): Rules => ({
    ...rulesWith(...causes),
    symptomFinders: finder
      ? [
          {
            ...finder,
            *find(object, world) {
              for (const one of finder.find(object, world)) yield { ...one, normalFor: 30 };
            },
          },
        ]
      : [],
  });

  it('is no symptom while nothing is said of it', async () => {
    const { verdict } = await diagnose(web, lazily(cluster([sick('web')])), withYoung());

    expect(verdict).toMatchObject({ state: 'healthy', symptoms: [] });
  });

  it('is likely at most where a cause explains it', async () => {
    const { verdict } = await diagnose(web, lazily(cluster([sick('web')])), withYoung(known));

    expect(verdict).toMatchObject({
      state: 'progressing',
      symptoms: [{ normalFor: 30 }],
      findings: [{ id: 'test/known', confidence: 'likely' }],
    });
  });

  it('is not told by a scan', async () => {
    const { troubles } = await scan('shop', lazily(cluster([sick('web')])), withYoung(known));

    expect(troubles).toEqual([]);
  });
});
