import { describe, expect, it } from '@jest/globals';

import { diagnose } from '#src/diagnosis/diagnose.ts';
import { rules } from '#src/diagnosis/rules.ts';
import { byHand } from '#src/remedies/catalogue/storage/by-hand.ts';
import { existingClaim } from '#src/remedies/catalogue/storage/existing-claim.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';
import { finding } from '#test/support/verdicts.ts';

const stored = scenarios.filter(({ findings }) =>
  findings.some(({ id, role }) => role === 'root' && id.startsWith('storage/')),
);

async function rootOf({ target, read }: (typeof scenarios)[number]) {
  const source = recorded(await read());
  const { verdict } = await diagnose(target, lazily(source), rules);
  const root = verdict.findings.find(({ role }) => role === 'root') ?? finding();
  return { root, world: openWorld(source).world };
}

async function inScenario(name: string) {
  const [scenario] = stored.filter((one) => one.name === name);
  if (!scenario) throw new Error(`No scenario ${name}.`);
  return rootOf(scenario);
}

describe('a remedy for storage', () => {
  it.each(stored.map((one) => [one.name, one] as const))(
    'says what to do by hand, in both languages: %s',
    async (_, scenario) => {
      const { root, world } = await rootOf(scenario);

      const [proposal] = byHand.propose(root, world);

      expect(proposal).toMatchObject({ kind: 'manual', risk: 'none' });
      for (const lang of ['en', 'ko'] as const) {
        const text = proposal && byHand.inWords(proposal.params, lang).text;
        expect(text).not.toMatch(/undefined|``/);
        expect(/\p{Script=Hangul}/u.test(text ?? '')).toBe(lang === 'ko');
      }
    },
  );

  it('mounts the unused claim of a like name, guarded by the name that is there', async () => {
    const { root, world } = await inScenario('pvc-not-found');
    const path = '/spec/template/spec/volumes/0/persistentVolumeClaim/claimName';

    expect([...existingClaim.propose(root, world)]).toMatchObject([
      {
        kind: 'patch',
        params: { was: 'fileserver', is: 'fileserver-data' },
        goal: { is: 'updated-ready' },
        change: {
          on: { kind: 'apps/Deployment', name: 'fileserver' },
          guard: [{ op: 'test', path, value: 'fileserver' }],
          ops: [{ op: 'replace', path, value: 'fileserver-data' }],
        },
      },
    ]);
  });

  it('mounts no claim where none has a like name', async () => {
    const { root, world } = await inScenario('pvc-not-found');
    const none = { ...root, params: { pod: 'a', object: 'absent' } };

    expect([...existingClaim.propose(none, world)]).toEqual([]);
  });

  it('gives the command where there is one class only', async () => {
    const { root, world } = await inScenario('pvc-no-class');
    const [several] = byHand.propose(root, world);
    const [one] = byHand.propose({ ...root, params: { classes: ['local-path'] } }, world);

    expect(several).not.toHaveProperty('command');
    expect(one?.command).toBe(
      `kubectl -n blog-stg patch pvc ghost-content -p '{"spec":{"storageClassName":"local-path"}}'`,
    );
  });
});
