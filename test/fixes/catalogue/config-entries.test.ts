import { describe, expect, it } from '@jest/globals';

import { crashOf, proposalsFor, template } from '#test/fixes/support/crashes.ts';
import { offerOf } from '#test/fixes/support/offers-in.ts';
import { specified } from '#test/support/objects.ts';

const SCENARIO = 'pod-with-wrong-settings';

describe('an entry of a ConfigMap', () => {
  it('is changed by itself, and the command restarts who reads it', async () => {
    const offer = await offerOf('network/other-host', SCENARIO);

    expect(offer?.plan).toMatchObject({
      changes: [
        {
          on: { kind: 'ConfigMap', name: 'office-settings' },
          guard: [{ op: 'test', path: '/data/queue', value: 'amqp://queu:5672' }],
          ops: [{ op: 'replace', path: '/data/queue', value: 'amqp://queue:5672' }],
          undo: [{ op: 'test' }, { op: 'replace', value: 'amqp://queu:5672' }],
        },
      ],
      risk: 'none',
      goal: { is: 'in-place' },
    });
    expect(offer?.proposal.command).toMatch(
      /patch configmaps .* && kubectl -n crm rollout restart deployments\.apps\/office$/,
    );
  });

  it.each([
    ['en', 'one that runs only after a restart'],
    ['ko', '실행 중인 것은 재시작한 뒤에'],
  ] as const)('says when it is read (%s)', async (lang, said) => {
    const offer = await offerOf('network/other-host', SCENARIO);

    expect(offer?.remedy.text[lang](offer.proposal.params).text).toContain(said);
  });

  it('loses the comma by which its file is no JSON', async () => {
    const offer = await offerOf('config/other-line', 'json-config-broken');
    const [op] = offer?.plan?.changes[0].ops ?? [];
    const written = op && 'value' in op ? (op.value as string) : '';

    expect(JSON.parse(written)).toEqual({ max_amount: 5000, countries: ['DE', 'FR'] });
    expect(offer?.proposal.params).toMatchObject({
      label: 'data[rules.json]:3',
      is: '"countries": ["DE", "FR"]',
    });
  });

  it('keeps all lines but the one that somebody writes anew, and its indentation', async () => {
    const values = { line: 'proxy_pass http://127.0.0.1:8080;' };
    const chosen = { remedy: 'config/other-line', values };

    const [blank, filled] = [
      await offerOf('config/other-line', 'nginx-unknown-directive'),
      await offerOf('config/other-line', 'nginx-unknown-directive', chosen),
    ];

    expect(blank?.proposal).not.toHaveProperty('change');
    expect(filled?.plan?.changes[0].ops).toMatchObject([
      { value: expect.stringContaining('location / {\n    proxy_pass http:') },
    ]);
  });

  it('stays as it is where nobody may change it', () => {
    const broken = crashOf('config/broken-file', { format: 'nginx', key: 'default', line: 1 });
    const subject = { kind: 'ConfigMap', namespace: 'shop', name: 'conf' };
    const seen = [{ key: '', kind: 'container-restarting', on: broken.subject }];
    const held = (parts: object) => ({
      ...specified('ConfigMap', 'conf', {}),
      metadata: { namespace: 'shop', name: 'conf', uid: 'conf-1' },
      data: { default: 'listn 80;' },
      ...parts,
    });
    const proposed = (parts: object) =>
      proposalsFor(
        'config/other-line',
        { ...broken, subject, seen } as typeof broken,
        template({}),
        held(parts),
      );

    expect(proposed({})).toHaveLength(1);
    expect(proposed({ immutable: true })).toEqual([]);
    expect(proposed({ data: { default: '[hidden]' } })).toEqual([]);
  });
});
