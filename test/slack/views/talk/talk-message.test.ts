import { describe, expect, it } from '@jest/globals';

import type { Incident } from '#src/domain/incident.ts';
import type { Intent } from '#src/domain/intent.ts';
import { INTENTS } from '#src/domain/intent.ts';
import { LANGS, type Lang } from '#src/domain/lang.ts';
import { isOnRecord } from '#src/incident/intents/is-on-record.ts';
import { talkMessage } from '#src/slack/views/talk/talk-message.ts';
import { alert, answer, incident, mina, plan } from '#test/slack/support/incidents.ts';

const query = { text: 'rollout/web', namespace: 'blog-system' };
const act = { plan: plan().id, title: 'Skip tainted nodes', by: mina, at: '2026-03-02T09:20:00Z' };
const verified = { ...act, progress: { step: 'verified' } } as const;

describe('what the record of an incident tells', () => {
  it.each<[Intent, Partial<Incident>, string]>([
    ['why', {}, 'cannot be placed'],
    ['since', { alert: alert() }, 'The alert has fired since'],
    ['impact', { affected: [named('api')] }, 'api'],
    ['sure', {}, 'Proven'],
    ['checked', {}, 'log of container `nginx`'],
    ['fix', {}, 'review_fix:'],
    ['safe', {}, 'review_fix:'],
    ['fix', { acts: [verified] }, 'A change is under way or done already'],
    ['history', { acts: [verified] }, 'Skip tainted nodes'],
    ['undo', {}, 'has changed nothing here'],
    ['abort', {}, 'no rollout waits'],
    ['ack', { alert: alert() }, 'acknowledge'],
    ['silence', { alert: alert(), canSilence: true }, 'silence_alert'],
    ['mute', { alert: alert() }, 'mute_cause'],
    ['ack', {}, 'not about an alert'],
    [
      'links',
      { alert: alert({ annotations: { runbook_url: 'https://r.example/x' } }) },
      'r.example',
    ],
    ['thanks', {}, 'welcome'],
  ])('%s', (intent, over, said) => {
    expect(told(intent, over)).toContain(said);
  });

  it.each(LANGS)('is there for all that it tells by itself, in few lines, in %s', (lang) => {
    for (const intent of INTENTS.filter((one) => isOnRecord(one, true))) {
      if (intent === 'meaning' || intent === 'scan') continue; // commands
      const { blocks } = talkMessage(incident(), { query, lang }, [intent]);
      const lines = JSON.stringify(blocks).split(String.raw`\n`);
      expect(lines.length).toBeLessThanOrEqual(10);
    }
  });
});

describe('what a look at the cluster has brought', () => {
  it('is told in the order that was asked for, beside the fixes that do it', () => {
    const says = [
      { intent: 'logs', lines: ['the lines'], quoted: ['Error: ```x'] },
      { intent: 'events', lines: ['the events'] },
    ] as const;
    const { blocks } = talkMessage(incident(), { query, lang: 'en' }, ['events', 'logs'], {
      is: 'talk',
      about: named('web'),
      says,
      tookMs: 1,
    });

    const text = JSON.stringify(blocks);
    expect(text.indexOf('the events')).toBeLessThan(text.indexOf('the lines'));
    expect(text).toContain("'''x");
  });

  it('names the object where it is another one', () => {
    const { blocks } = talkMessage(incident(), { query, lang: 'en' }, ['logs'], {
      is: 'talk',
      about: { kind: 'apps/Deployment', namespace: 'shop', name: 'api' },
      says: [{ intent: 'logs', lines: ['none'] }],
      tookMs: 1,
    });

    expect(JSON.stringify(blocks)).toContain('*Deployment shop/api*');
  });

  it('tells the record in the language of the question by a new answer', () => {
    const fresh = answer({ lang: 'ko', summary: '새 답', findings: [] });
    const { blocks } = talkMessage(incident(), { query, lang: 'ko' }, ['why'], {
      is: 'talk',
      about: named('web'),
      says: [],
      answer: fresh,
      tookMs: 1,
    });

    expect(JSON.stringify(blocks)).toContain('새 답');
  });

  it('says why there is none', () => {
    const { blocks } = talkMessage(incident(), { query, lang: 'en' }, ['logs'], {
      is: 'failed',
      code: 'unreachable',
      message: 'Cluster demo did not answer.',
    });

    expect(JSON.stringify(blocks)).toContain('did not answer');
  });
});

function named(name: string) {
  return { kind: 'argoproj.io/Rollout', namespace: 'blog-system', name };
}

function told(intent: Intent, over: Partial<Incident>, lang: Lang = 'en'): string {
  return JSON.stringify(talkMessage(incident(over), { query, lang }, [intent]).blocks);
}
