import { describe, expect, it } from '@jest/globals';

import { answerAbout } from '#src/answers/answer-about.ts';
import { shownOffers, shownPart } from '#src/answers/shown-part.ts';
import { NOT_SHOWN } from '#src/approvals/sights-of.ts';
import type { Candidate } from '#src/domain/remedy.ts';
import type { Offer } from '#src/fixes/offers/plans.ts';
import { readers } from '#test/support/audiences.ts';
import { engineThat, loaderOf } from '#test/support/engines.ts';
import { finding, offer, plan, symptom, verdict, web } from '#test/support/verdicts.ts';

const database = { kind: 'Pod', namespace: 'payments', name: 'db-0' };
const set = { kind: 'apps/StatefulSet', namespace: 'payments', name: 'db' };
const secret = { source: 'field', on: database, quote: 'db password rejected' } as const;
const root = finding({
  key: 'crash/x|db-0',
  subject: database,
  params: { line: 'db password rejected' },
  evidence: [secret],
  explains: ['crashing'],
});
const effect = finding({
  role: 'effect',
  because: { at: database, edge: 'talks-to', look: 'ill', finding: root.key },
});
const crashing = symptom({ key: 'crashing', kind: 'crash', on: database, evidence: secret });
const chain = verdict({
  findings: [root, effect],
  symptoms: [symptom(), crashing],
  remarks: [{ id: 'some/remark', on: database, params: {} }],
  crashes: [{ rule: 'some/rule', on: database, message: 'db password rejected' }],
});
const shopOnly = readers({ namespaces: ['shop'] });

describe('the part of a verdict that is shown', () => {
  it('is all of it to those who may see all', async () => {
    expect(await shownPart(chain, () => set, readers())).toEqual(chain);
  });

  it('names the object at which a chain leaves it, and its owner, and nothing that is there', async () => {
    const shown = await shownPart(chain, () => set, shopOnly);

    expect(shown.findings).toMatchObject([
      { id: NOT_SHOWN, subject: database, params: { owner: set }, evidence: [], role: 'root' },
      { id: 'some/cause', because: { finding: `${NOT_SHOWN}|Pod|payments/db-0|` } },
    ]);
    expect(shown.symptoms).toMatchObject([{ key: 'pending' }, { on: database, hurts: 'users' }]);
    expect([shown.remarks, shown.crashes]).toEqual([[], []]);
    expect(JSON.stringify(shown)).not.toMatch(/password|crash\//);
  });

  it('is nothing of a finding that rests on what is not shown, such as a log', async () => {
    const told = { source: 'log', on: web, quote: 'token abc' } as const;
    const rests = verdict({ findings: [finding({ evidence: [told] })] });

    const shown = await shownPart(rests, () => undefined, readers({ logs: false }));

    expect(shown.findings).toMatchObject([{ id: NOT_SHOWN, evidence: [] }]);
    expect(JSON.stringify(shown)).not.toContain('token abc');
  });

  it('leaves out what is said aside of what is not shown, such as the sync of an Application', async () => {
    const about = { kind: 'argoproj.io/Application', namespace: 'argocd', name: 'web' };
    const params = { step: 2, delivery: { about, behind: 'sync' } };
    const paused = verdict({
      findings: [finding({ params })],
      remarks: [{ id: 'rollout/live', on: web, params }],
    });

    const shown = await shownPart(paused, () => undefined, shopOnly);

    expect([...shown.findings, ...shown.remarks].map((one) => one.params)).toEqual([
      { step: 2 },
      { step: 2 },
    ]);
  });

  it.each([
    ['en', 'It leads to Pod `payments/db-0`'],
    ['ko', '원인은 Pod `payments/db-0` 객체로'],
  ] as const)('is said in words, without fixes for the rest, in %s', async (lang, said) => {
    const engine = engineThat({
      diagnose: async () => ({ verdict: chain, source: await loaderOf().load([]) }),
    });

    const deps = { engine, loader: loaderOf(), cluster: 'lab', lang, audience: shopOnly };
    const { answer } = await answerAbout(web, deps);

    expect(answer.summary).toContain(said);
    expect(JSON.stringify(answer)).not.toContain('password');
  });
});

describe('the fixes that are shown', () => {
  it('change nothing that is not shown', async () => {
    expect(await shownOffers([offer()], readers({ namespaces: ['other'] }))).toEqual([]);
    expect(await shownOffers([offer()], shopOnly)).toEqual([offer()]);
  });

  describe('of what Git owns', () => {
    const owner = { by: 'argo-cd', name: 'blog' } as const;
    const url = 'https://github.com/acme/secret-deploy';
    const revert = { is: 'next-commit', owner } as const;
    const [change] = plan().changes;
    const into = { url, path: 'blog' };
    const proposing = plan({ changes: [{ ...change, do: 'propose', into, owner }] });
    const live = plan({ changes: [{ ...change, beside: revert }] });
    const gits: Offer = { ...offer(), plan: proposing, live, git: { source: into, revert } };
    const withOwner = readers({ namespaces: ['shop', 'argocd'] });

    it('name no more than the owner where that is not shown', async () => {
      const [shown] = await shownOffers([gits], shopOnly);

      expect(shown).toMatchObject({
        git: { why: 'git-not-shown', revert: { is: 'unknown', owner } },
      });
      expect(shown).not.toHaveProperty('plan');
      expect(shown).not.toHaveProperty('live');
      expect(JSON.stringify(shown)).not.toContain(url);
    });

    it('are whole where it is', async () => {
      expect(await shownOffers([gits], withOwner)).toEqual([gits]);
    });

    it('keep a change that Git does not hold, which tells nothing of the owner', async () => {
      const left = { is: 'not-held', owner } as const;
      const { plan: _, ...rest } = offer();
      const beside = plan({ changes: [{ ...change, beside: left }] });
      const restart: Offer = { ...rest, live: beside, git: { revert: left } };

      expect(await shownOffers([restart], shopOnly)).toEqual([restart]);
    });
  });

  it('suggest no value that tells of what is not shown', async () => {
    const at = (namespace: string): Candidate => ({
      value: namespace,
      why: 'exists',
      about: { kind: 'ConfigMap', namespace, name: 'settings' },
    });
    const input = { name: 'namespace', label: 'metadata.namespace', type: 'name' } as const;
    const { proposal, ...rest } = offer();
    const asking = (candidates: readonly Candidate[]) => ({
      ...rest,
      proposal: { ...proposal, inputs: [{ ...input, candidates }] },
    });

    const shown = await shownOffers([asking([at('payments'), at('shop')])], shopOnly);

    expect(shown).toEqual([asking([at('shop')])]);
  });
});
