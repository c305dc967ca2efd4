import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { toAnswer } from '#src/answers/answer.ts';
import type { Answer } from '#src/domain/answer.ts';
import { LANGS } from '#src/domain/lang.ts';
import type { Cause } from '#src/domain/model.ts';
import type { Verdict } from '#src/domain/verdict.ts';
import type { Offer } from '#src/fixes/offers/plans.ts';
import { causes } from '#src/knowledge/causes/index.ts';
import { AnswerSchema } from '#test/support/answer-schema.ts';
import { ago, NOW } from '#test/support/objects.ts';
import { finding, offer, plan, symptom, verdict, web, wordsOnly } from '#test/support/verdicts.ts';

describe('an answer', () => {
  it('names the version of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

    expect(answered(verdict()).engineVersion).toBe(version);
  });

  it('names objects without their uid', () => {
    const answer = answered(verdict());

    expect(answer.target).toEqual({ ...web, cluster: 'lab' });
    expect(answer.findings[0]?.subject).toEqual(web);
  });

  it('names a finding by its id when this version does not know the cause', () => {
    const [first] = answered(verdict()).findings;

    expect(first).toMatchObject({ id: 'some/cause', title: 'some/cause' });
    expect(first?.cause).toContain('some/cause');
  });

  it('says what a known cause says, in the language asked for', () => {
    const subject = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };
    const known = finding({
      id: 'config/missing-config',
      subject,
      params: { by: 'web-1', object: 'absent' },
    });

    expect(answered(verdict({ findings: [known] }), [], 'ko').summary).toBe(
      '`web-1` 파드의 컨테이너에 필요한 ConfigMap `settings` 객체가 `shop` 네임스페이스에 없습니다(not found).',
    );
  });

  it('shows of a log what is no secret, at most five lines of it, and none at full length', () => {
    const on = { kind: 'Pod', namespace: 'shop', name: 'web' };
    const line = (text: string) => ({ source: 'log', on, quote: text }) as const;
    const lines = ['password=hush', 'x'.repeat(2000), 'c', 'd', 'e', 'f'].map(line);
    const known = finding({ params: { said: 'token: hush' }, evidence: lines });

    const [first] = answered(verdict({ findings: [known] })).findings;

    expect(JSON.stringify(first)).not.toContain('hush');
    expect(first?.evidence.map(({ text }) => text.slice(0, 20))).toEqual([
      'password=[hidden]',
      'x'.repeat(20),
      'c',
      'd',
      'e',
    ]);
    expect(first?.evidence[1]?.text.length).toBeLessThan(600);
  });

  it.each([
    ['users', { hurts: 'users' }, {}, 'critical'],
    ['redundancy', { hurts: 'redundancy' }, {}, 'warning'],
    ['progress', { hurts: 'progress' }, {}, 'warning'],
    ['nobody any more', { hurts: 'users', until: NOW }, {}, 'info'],
    ['progress for a moment', { hurts: 'progress' }, { passesBy: NOW }, 'info'],
  ] as const)('grades what hurts %s', (_, of, passing, severity) => {
    const asked = verdict({ symptoms: [symptom(of)], findings: [finding(passing)] });

    expect(answered(asked).findings[0]?.severity).toBe(severity);
  });

  it('offers a plan with its proof, and the whole patch with its guards', () => {
    const [remedy] = answered(verdict(), [offer()]).findings[0]?.remedies ?? [];

    expect(remedy).toEqual({
      id: 'some/remedy',
      title: 'Scale up',
      kind: 'patch',
      risk: 'restart',
      patch: [
        { op: 'test', path: '/spec/replicas', value: 2 },
        { op: 'replace', path: '/spec/replicas', value: 3 },
      ],
      command: 'kubectl scale deployment web --replicas=3',
      text: 'One more replica.',
      proof: plan().proof,
      plan: 'plan-1',
    });
  });

  it('leaves a remedy without a plan as words', () => {
    const [remedy] = answered(verdict(), [wordsOnly]).findings[0]?.remedies ?? [];

    expect(Object.keys(remedy ?? {})).toEqual(['id', 'title', 'kind', 'risk', 'text']);
  });

  it('says in words what was not read and which rule crashed, each once', () => {
    const secret = { kind: 'Secret', namespace: 'shop', name: 'db' };
    const unread = { read: { get: secret }, why: 'forbidden' } as const;
    const logs = { logs: web, container: 'app', run: 'previous' } as const;

    const { notChecked } = answered(
      verdict({
        notChecked: [unread, unread, { read: logs, why: 'expired' }],
        crashes: [{ rule: 'some/rule', on: web, message: 'Error: oops' }],
      }),
    );

    expect(notChecked).toEqual([
      { what: 'Secret `shop/db`', why: 'kubewhy may not read it' },
      {
        what: 'log of the previous run of container `app` of Pod `shop/web`',
        why: 'the cluster no longer keeps it',
      },
      { what: 'rule `some/rule` on Pod `shop/web`', why: 'it crashed: Error: oops' },
    ]);
  });

  it('costs a cause or remedy that cannot find words nothing but its own', () => {
    const mute = () => {
      throw new TypeError('no words');
    };
    const text = { en: mute, ko: mute };
    const cause: Cause = { id: 'some/cause', explains: ['x'], *explain() {}, text };
    const remedy = { ...offer().remedy, text };
    const about = { lang: 'en', cluster: 'lab', causes: [cause] } as const;

    const answer = toAnswer(verdict(), [{ ...offer(), remedy }, wordsOnly], about);

    expect(answer.findings).toMatchObject([{ title: 'some/cause', remedies: [{ kind: 'patch' }] }]);
    expect(answer.notChecked.map(({ what }) => what)).toEqual([
      'rule `some/cause` on Pod `shop/web`',
      'rule `some/remedy` on Pod `shop/web`',
    ]);
  });

  it.each([
    [{ state: 'healthy', findings: [], symptoms: [] }, 'is healthy: nothing wrong found on it'],
    [{ state: 'gone', findings: [], symptoms: [] }, 'no longer exists'],
    [{ state: 'recovered', symptoms: [symptom({ until: ago(3) })] }, 'until 2026-01-01 11:57 UTC'],
    [
      { state: 'progressing', findings: [finding({ passesBy: NOW })] },
      'by 2026-01-01 12:00:00 UTC',
    ],
    [
      {
        state: 'progressing',
        findings: [],
        startSoFar: { ready: 1, wanted: 2, of: 'pods', seconds: 20 },
      },
      'is still starting: 1 of 2 pods ready after 20 s. Nothing wrong so far',
    ],
    [{ state: 'unexplained', findings: [] }, 'Cause not found: '],
    [{ state: 'unexplained', findings: [], symptoms: [] }, 'Not everything about Pod `shop'],
    [{ findings: [finding(), finding({ key: 'b', id: 'b/c' })] }, '2 things cause this together'],
  ] as const)('sums up %j in one sentence', (parts, part) => {
    expect(answered(verdict(parts)).summary).toContain(part);
  });

  it('has no blank in either language for any state', () => {
    const states = [
      'healthy',
      'recovered',
      'progressing',
      'explained',
      'unexplained',
      'gone',
    ] as const;

    for (const state of states) {
      for (const lang of LANGS) {
        expect(answered(verdict({ state }), [], lang).summary).not.toMatch(/undefined|\[object|^$/);
      }
    }
  });

  it('has the same bytes for the same verdict', () => {
    const again = JSON.parse(JSON.stringify(verdict())) as Verdict;

    expect(JSON.stringify(answered(again))).toBe(JSON.stringify(answered(verdict())));
  });
});

/** Every answer of these tests keeps to the published schema. */
function answered(
  asked: Verdict,
  offers: readonly Offer[] = [],
  lang: Answer['lang'] = 'en',
): Answer {
  return AnswerSchema.parse(toAnswer(asked, offers, { lang, cluster: 'lab', causes })) as Answer;
}
