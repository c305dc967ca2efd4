import { describe, expect, it } from '@jest/globals';

import { slowStart } from '#src/knowledge/causes/probe/slow-start.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimed } from '#test/support/crashes.ts';
import { killed, probing, refused, restarted } from '#test/support/probes.ts';

const objects = [refused('Liveness', 8080), killed()];
const SLOW = probing('livenessProbe', 8080);

describe('slow-start', () => {
  it('finds a program that is killed before it opens its port', () => {
    expect(claimed(slowStart, restarted(SLOW), 'loading model 66%', { objects })).toMatchObject([
      { params: { which: 'Liveness', patience: 30, doing: 'loading model 66%' }, strength: 'fits' },
    ]);
  });

  it('quotes the delay of its probe, set or not', () => {
    const { livenessProbe } = SLOW;
    const patient = {
      ...SLOW,
      livenessProbe: { ...Object(livenessProbe), initialDelaySeconds: 5 },
    };
    const quoted = (container: typeof SLOW) =>
      claimed(slowStart, restarted(container), 'loading', { objects })[0]?.evidence.at(-1);
    const path = '/spec/containers/0/livenessProbe/initialDelaySeconds';

    expect(quoted(SLOW)).toMatchObject({ path, quote: '0', unset: true });
    expect(quoted(patient)).toMatchObject({ path, quote: '5' });
    expect(quoted(patient)).not.toHaveProperty('unset');
  });

  it('names a CPU limit by which a start takes long', () => {
    const limited = { ...SLOW, resources: { limits: { cpu: '100m' } } };
    const [claim] = claimed(slowStart, restarted(limited), 'loading', { objects });

    expect(claim?.params).toMatchObject({ cpu: { limit: '100m' } });
    expect(claim && slowStart.text.en(claim.subject, claim.params).so).toContain('100m');
    expect(claim && adviceOn(slowStart, claim)?.text).toContain('CPU limit');
  });

  it('advises a startupProbe, or more time for the one that is there', () => {
    const about = claimed(slowStart, restarted(SLOW), 'loading model', { objects });
    const [claim] = about.map(({ subject, params }) => ({
      subject,
      params: { ...params, which: 'Startup' as const },
    }));

    expect(about.map((one) => adviceOn(slowStart, one)?.title)).toEqual(['Add a startupProbe']);
    expect(claim && adviceOn(slowStart, claim)?.title).toBe('Give the startupProbe more time');
  });

  it.each([
    ['had opened it', 'loading\nlistening on :8080'],
    ['was doing something else', 'processed order 7'],
  ])('stays silent for one that %s', (_, log) => {
    expect(claimed(slowStart, restarted(SLOW), log, { objects })).toEqual([]);
  });

  it('stays silent where a startupProbe covers the start, and without a kill', () => {
    const covered = { ...SLOW, ...probing('startupProbe', 8080) };

    expect(claimed(slowStart, restarted(covered), 'loading', { objects })).toEqual([]);
    expect(claimed(slowStart, restarted(SLOW), 'loading')).toEqual([]);
  });
});
