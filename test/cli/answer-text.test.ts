import { stripVTControlCharacters } from 'node:util';

import { describe, expect, it } from '@jest/globals';

import { toAnswer } from '#src/answers/answer.ts';
import { answerText } from '#src/cli/answer-text.ts';
import { widthOf } from '#src/cli/wrap.ts';
import { LANGS, type Lang } from '#src/domain/lang.ts';
import type { Cause } from '#src/domain/model.ts';
import { finding, offer, symptom, verdict, web, wordsOnly } from '#test/support/verdicts.ts';

const crowded: Cause = {
  id: 'some/cause',
  explains: ['pod-pending'],
  *explain() {},
  text: {
    en: () => ({
      title: '`web` has no place',
      sentence:
        '`web` cannot be placed: the spread rule counts `k8s-cp` although its taint keeps `web` off it.',
      lines: ['k8s-cp       0  tainted', 'k8s-worker1  1'],
      detail: 'The rule is topologySpreadConstraints[0].',
    }),
    ko: () => ({
      title: '자리 없음',
      sentence: '`web` Pod 객체를 배치할 수 없습니다. '.repeat(6).trim(),
    }),
  },
};
const pending = verdict({
  findings: [
    finding(),
    finding({ key: 'other', id: 'other/cause', role: 'also', confidence: 'possible' }),
  ],
  symptoms: [symptom(), symptom({ key: 'b', reason: 'NotReady', part: 'app' })],
  ruledOut: [{ id: 'other/cause-2', on: web, because: 'blocks-no-node' }],
  notChecked: [{ read: { list: 'Node', scope: { all: true } }, why: 'forbidden' }],
});

const PAPER = { colour: false, columns: 100 };

describe('an answer on a terminal', () => {
  it.each([
    ['en', 'One rule failed: some/rule (Error: oops), and 1 more. It may be the cause'],
    ['ko', '규칙 하나가 실패했습니다: some/rule (Error: oops) 외 1개'],
  ] as const)('names in %s a rule that failed before its evidence', (lang, said) => {
    const crashes = ['some/rule', 'other/rule'].map((rule) => ({
      rule,
      on: web,
      message: 'Error: oops',
    }));
    const about = { lang, cluster: 'lab', causes: [crowded] };
    const text = answerText(toAnswer({ ...pending, crashes }, [], about), PAPER);

    const [first = ''] = text.split(lang === 'en' ? 'Evidence' : '근거');
    expect(first.replaceAll(/\s+/g, ' ')).toContain(said);
  });

  it('fits one screen: what, why, how that is known, what can be done, what is open', () => {
    expect(answerText(answerIn('en'), { colour: false, columns: 80 })).toBe(`\
✗ Pod shop/web · Unschedulable
  Unschedulable · since 2026-01-01 11:50 UTC · users are affected

  web cannot be placed: the spread rule counts k8s-cp although its taint keeps
  web off it.

    k8s-cp       0  tainted
    k8s-worker1  1
  The rule is topologySpreadConstraints[0].
  proven · some/cause

Evidence
  • event (2026-01-01 11:55 UTC): 0/3 nodes are available

Fix
  1. Scale up  risk: pods restart
     One more replica.
     replace /spec/replicas = 3
     ✓ placement: lands on worker-1  ✓ rules: cause gone  ? admission: not
     checked (no dry run was made)
     $ kubectl scale deployment web --replicas=3
  2. Scale up  risk: pods restart
     One more replica.

Also found
  • other/cause  also worth a look · possible
    other/cause explains this, a cause for which this version of kubewhy has no
    words.

Unexplained
  • Pod shop/web, app: NotReady

Ruled out
  other/cause-2

Not checked
  • every Node of the cluster: kubewhy may not read it
`);
  });

  it.each([
    ['en', 'Earlier by kubewhy, as Events say'],
    ['ko', '이벤트에 따른 kubewhy의 이전 변경'],
  ] as const)('quotes what kubewhy changed before (%s)', (lang, heading) => {
    const object = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
    const text = 'Scale up (some/remedy): approved by mina (U1) in incident q-1\u001b[2J';
    const changes = [{ source: 'event', object, time: '2026-01-01T11:20:00Z', text }] as const;

    const said = answerText({ ...answerIn(lang), changes }, { colour: false, columns: 120 });

    const [, quoted] = said.split(`${heading}\n`);
    expect(quoted).toMatch(
      /^  • Deployment web .+\(2026-01-01 11:20 UTC\): Scale up .some\/remedy./,
    );
    expect(said).not.toContain('\u001b');
  });

  it.each(LANGS)('keeps to the width of the terminal in %s', (lang) => {
    const text = answerText(answerIn(lang), { colour: true, columns: 60 });

    expect(text.split('\n').filter((line) => widthOf(line) > 60)).toEqual([]);
  });

  it('differs with colour in nothing but colour', () => {
    const text = answerText(answerIn('en'), { colour: true, columns: 80 });

    expect(text).not.toBe(stripVTControlCharacters(text));
    expect(stripVTControlCharacters(text)).toBe(
      answerText(answerIn('en'), { colour: false, columns: 80 }),
    );
  });

  it('lets nothing from outside command the terminal', () => {
    const hostile = '\u001b[2Jgone\u0007 \u202etxt\nnext';
    const evidence = [{ source: 'event', on: web, quote: hostile }] as const;
    const found = verdict({
      findings: [finding({ evidence })],
      symptoms: [symptom({ reason: hostile })],
    });
    const answer = toAnswer(found, [], { lang: 'en', cluster: 'lab', causes: [] });

    expect(answerText(answer, { colour: false, columns: 80 })).not.toMatch(/[^\P{C}\n]/u);
  });

  it.each(['healthy', 'recovered', 'progressing', 'complaining', 'unexplained', 'gone'] as const)(
    'has a first line for a target that is %s',
    (state) => {
      const found = verdict({ state, findings: [], symptoms: [] });
      const answer = toAnswer(found, [], { lang: 'en', cluster: 'lab', causes: [] });

      expect(answerText(answer, { colour: false, columns: 80 })).toMatch(/^\S Pod shop\/web · \w/);
    },
  );
});

function answerIn(lang: Lang) {
  return toAnswer(pending, [offer(), wordsOnly], { lang, cluster: 'lab', causes: [crowded] });
}
