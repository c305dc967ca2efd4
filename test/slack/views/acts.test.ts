import { describe, expect, it } from '@jest/globals';

import { wordings } from '#src/answers/words/slack.ts';
import type { Act, Earlier, Incident } from '#src/domain/incident.ts';
import { actLine, actText, earlierBlock } from '#src/slack/views/acts.ts';
import { answer, HONOR, incident, mina } from '#test/slack/support/incidents.ts';

const object = { kind: 'argoproj.io/Rollout', namespace: 'blog-system', name: 'web' };
const text = 'Promote (rollout/promote): approved by mina (U1) in incident q-0 <!channel>';
const changes = [{ source: 'event', object, time: '2026-03-02T08:30:00Z', text }] as const;
const at = '2026-03-02T08:30:00Z';
const taken: Earlier = { title: 'Promote', at, by: mina, step: 'verified' };

describe('what kubewhy changed earlier', () => {
  it.each([
    ['en', 'Earlier by kubewhy, as Events say:'],
    ['ko', '이벤트에 따른 kubewhy의 이전 변경:'],
  ] as const)('is quoted of Events where Redis knows of no change (%s)', (lang, heading) => {
    const [line, ...more] = saidOf({ lang, answer: answer({ lang, changes }) });

    expect(line).toContain(heading);
    expect(line).toContain('`Promote (rollout/promote): approved by mina (U1) in incident q-0');
    expect(line).not.toContain('<!channel>');
    expect(more).toEqual([]);
  });

  it('is so beside what was only offered', () => {
    const said = saidOf({ answer: answer({ changes }), earlier: [{ title: 'Promote', at }] });

    expect(said).toEqual([
      expect.stringMatching(/: .+ Promote: offered, not applied$/),
      expect.stringContaining('as Events say'),
    ]);
  });

  it.each([
    ['en', 'pull request', 'Promote: offered, not applied'],
    ['ko', '풀 리퀘스트', 'Promote: 제시했으나 적용되지 않음'],
  ] as const)(
    'is told with who and when of a pull request, and of an offer without (%s)',
    (lang, opened, offered) => {
      const earlier: readonly Earlier[] = [
        { ...taken, step: 'proposed' },
        { title: 'Promote', at },
      ];

      const [line = ''] = saidOf({ lang, answer: answer({ lang }), earlier });

      expect(line.split(' · ')).toEqual([
        expect.stringContaining(opened),
        expect.stringContaining(offered),
      ]);
      expect(line.split(' · ')[0]).toContain('<@UMINA00001>');
    },
  );

  it('names both people where two had to agree', () => {
    const joon = { ...mina, id: 'UJOON00001', name: 'joon' };

    const about = { id: 'a', plan: HONOR, incident: 'q-1', channel: 'C1', at, signature: '' };
    const approval = { ...about, person: mina, first: { ...about, person: joon } };
    const act: Act = {
      ...about,
      title: 'Promote',
      by: mina,
      approval,
      progress: { step: 'applied' },
    };

    const [line] = saidOf({ earlier: [{ ...taken, first: joon }] });

    for (const said of [line, actLine(act, wordings.en)])
      expect(said).toContain('<@UJOON00001>, <@UMINA00001>');
    expect(actText(act, wordings.en)).toContain('@joon, @mina');
  });

  it.each([
    ['in an earlier incident', { earlier: [taken] }],
    [
      'in this incident',
      { acts: [{ plan: HONOR, title: 'Promote', by: mina, at, progress: { step: 'applied' } }] },
    ],
  ] as const)('is not told twice where Redis knows it %s', (_, known) => {
    expect(saidOf({ answer: answer({ changes }), ...known }).join()).not.toContain('Events');
  });
});

function saidOf(over: Partial<Incident>): readonly string[] {
  const shown: Incident = { ...incident(), ...over };
  return earlierBlock(shown, wordings[shown.lang]).flatMap((block) =>
    block.type === 'context' ? block.elements.map((one) => ('text' in one ? one.text : '')) : [],
  );
}
