import { afterEach, describe, expect, it } from '@jest/globals';

import { SilencesUnavailable } from '#src/domain/errors.ts';
import type { Silences } from '#src/domain/silences.ts';
import { parentText, pressAlert, showAgain, startAlerted } from '#test/slack/support/alerted.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { mina } from '#test/slack/support/incidents.ts';

const JOON = 'UJOON00001';
let gateway: Gateway;
afterEach(() => gateway.stop());

describe('a silence', () => {
  it('is made by the labels that the modal shows, for the time that was chosen', async () => {
    const { made, silences } = kept();
    gateway = await startAlerted({ silences });

    await pressAlert(gateway, 'silence_alert');
    expect(modal()).toContain('Silence this alert');
    expect(modal()).toContain('KubePodNotReady');
    await submit('4');

    expect(made).toMatchObject([
      { until: expect.stringMatching(/Z$/), matchers: [{ value: 'KubePodNotReady' }, {}, {}, {}] },
    ]);
    await showAgain(gateway);
    expect(parentText(gateway)).toContain('Silenced in Alertmanager');
    expect(gateway.redis.audit).toContainEqual(
      expect.objectContaining({ what: 'silenced', incident: 'a-1' }),
    );
  });

  it('is ended by its button', async () => {
    const { ended, silences } = kept();
    gateway = await startAlerted({ silences });
    await pressAlert(gateway, 'silence_alert');
    await submit('1');
    await showAgain(gateway);

    await pressAlert(gateway, 'end_silence');
    await showAgain(gateway);

    expect(ended).toEqual(['s-1']);
    expect(parentText(gateway)).not.toContain('Silenced in Alertmanager');
    expect(gateway.redis.audit).toContainEqual(expect.objectContaining({ what: 'unsilenced' }));
  });

  it('is not noted where Alertmanager takes none, and says why', async () => {
    const silences: Silences = {
      make: async () => {
        throw new SilencesUnavailable('Alertmanager answered 400: bad');
      },
      end: async () => undefined,
    };
    gateway = await startAlerted({ silences });
    await pressAlert(gateway, 'silence_alert');

    await submit('1');

    expect(modal()).toContain('Nothing was silenced. Alertmanager answered 400: bad');
    expect(gateway.redis.records.get('a-1')?.silenced).toBeUndefined();
  });

  it('is not for who may not act in the cluster', async () => {
    const { made, silences } = kept();
    gateway = await startAlerted({ silences });

    await pressAlert(gateway, 'silence_alert', JOON);

    expect(modal(JOON)).not.toContain('"block_id":"hours"');
    expect(made).toEqual([]);
  });

  it('has no button where no Alertmanager is set', async () => {
    gateway = await startAlerted();

    expect(parentText(gateway)).not.toContain('silence_alert');
  });
});

function kept() {
  const made: object[] = [];
  const ended: string[] = [];
  const silences: Silences = {
    make: async (silence) => `s-${made.push(silence)}`,
    end: async (id) => void ended.push(id),
  };
  return { made, ended, silences };
}

function modal(user = mina.id): string {
  return JSON.stringify(gateway.double.views(user).at(-1));
}

async function submit(hours: string): Promise<void> {
  const viewId = gateway.double.views(mina.id).at(-1)?.id ?? '';
  await gateway.double.submit({ user: mina.id, viewId, values: { hours: { hours: hours } } });
}
