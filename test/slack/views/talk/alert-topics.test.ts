import { describe, expect, it } from '@jest/globals';

import { wordings } from '#src/answers/words/slack.ts';
import { talkEnglish } from '#src/answers/words/talk-en.ts';
import type { Incident } from '#src/domain/incident.ts';
import { alertTopics } from '#src/slack/views/talk/alert-topics.ts';
import { alert, incident } from '#test/slack/support/incidents.ts';

const record = (over: Partial<Incident>) => ({
  incident: { ...incident(), ...over },
  lang: 'en' as const,
  words: wordings.en,
  talk: talkEnglish,
});

describe('what is said of an alert in its thread', () => {
  it('shows the button that does what somebody wants, and no other', () => {
    const { lines, buttons = [] } = alertTopics.ack(record({ alert: alert() }));

    expect(lines).toEqual([talkEnglish.useButton]);
    expect(buttons.map((one) => one.action_id)).toEqual(['acknowledge']);
  });

  it('has no button for what is done, or cannot be done', () => {
    const acknowledged = { by: { team: 'T1', id: 'U1', name: 'mina' }, at: '2026-01-01T12:00:00Z' };

    expect(alertTopics.ack(record({ alert: alert(), acknowledged }))).toEqual({
      lines: [expect.stringContaining('Acknowledged by'), talkEnglish.noButtonNow],
      buttons: [],
    });
    expect(alertTopics.silence(record({ alert: alert() })).buttons).toEqual([]);
    expect(alertTopics.mute(record({})).lines).toEqual([talkEnglish.noAlert]);
  });

  it('has the links of the alert', () => {
    const annotations = { runbook_url: 'https://runbooks.example.com/a' };

    expect(alertTopics.links(record({ alert: alert({ annotations }) })).lines).toEqual([
      expect.stringContaining('<https://runbooks.example.com/a|Runbook>'),
    ]);
    expect(alertTopics.links(record({ alert: alert() })).lines).toEqual([talkEnglish.noLinks]);
  });
});
