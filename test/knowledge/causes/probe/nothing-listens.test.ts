import { describe, expect, it } from '@jest/globals';

import { loopbackOnly, wrongPort } from '#src/knowledge/causes/probe/nothing-listens.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { claimed } from '#test/support/crashes.ts';
import { ago, logOf } from '#test/support/objects.ts';
import { killed, probing, readyNode, refused, restarted, unready } from '#test/support/probes.ts';

describe('other-port', () => {
  it.each([
    'listening on 0.0.0.0:8080',
    'Listening on port 8080',
    'Tomcat started on port(s): 8080 (http)',
    'Running on http://10.0.0.1:8080',
  ])('finds the liveness probe that asks elsewhere: %s', (line) => {
    const objects = [refused('Liveness', 8081), killed()];

    expect(
      claimed(wrongPort, restarted(probing('livenessProbe', 8081)), line, { objects }),
    ).toMatchObject([
      {
        params: { which: 'Liveness', asked: 8081, listens: 8080, kills: true },
        strength: 'entails',
      },
    ]);
  });

  it('is not certain where the container declares the port that is asked', () => {
    const container = { ...probing('readinessProbe', 8081), ports: [{ containerPort: 8081 }] };
    const objects = [refused('Readiness', 8081)];

    expect(claimed(wrongPort, unready(container), 'listening on :8080', { objects })).toMatchObject(
      [{ params: { kills: false }, strength: 'fits' }],
    );
  });

  it.each([
    'metrics server listening on :8080',
    'listening on :8080\nerror: cannot connect to the database, will open :8081 later',
  ])('is not certain that a program has nothing more to open: %s', (log) => {
    const objects = [refused('Readiness', 8081)];

    expect(
      claimed(wrongPort, unready(probing('readinessProbe', 8081)), log, { objects }),
    ).toMatchObject([{ strength: 'fits' }]);
  });

  it('names what is to be asked how the program is, where that is for its own pod only', () => {
    const objects = [refused('Readiness', 8081)];
    const log = 'Listening on 127.0.0.1:5432\nStarting health check server at localhost:9801';
    const about = unready(probing('readinessProbe', 8081));
    const [claim] = claimed(wrongPort, about, log, { objects });

    expect(claim).toMatchObject({
      params: { asked: 8081, listens: 9801, host: 'localhost', isLocal: true },
      strength: 'fits',
    });
    expect(claim && adviceOn(wrongPort, claim)?.text).toContain('0.0.0.0');
  });

  it.each([
    ['does its work for its own pod', 'Listening on 127.0.0.1:5432'],
    ['listens there too', 'listening on :8080\nlistening on :8081'],
    ['says nothing', 'loading 50%'],
  ])('stays silent for a program that %s', (_, log) => {
    const objects = [refused('Readiness', 8081)];

    expect(claimed(wrongPort, unready(probing('readinessProbe', 8081)), log, { objects })).toEqual(
      [],
    );
  });

  it('stays silent where the kubelet has not killed it, and where the probe gets an answer', () => {
    const about = restarted(probing('livenessProbe', 8081));
    const objects = [refused('Liveness', 8081)];

    expect(claimed(wrongPort, about, 'listening on :8080', { objects })).toEqual([]);
    expect(claimed(wrongPort, about, 'listening on :8080', { objects: [killed()] })).toEqual([]);
  });
});

describe('loopback', () => {
  it.each([
    ['listening on 127.0.0.1:8080', 'entails'],
    ['Running on http://localhost:8080', 'fits'], // as many print that listen everywhere
  ])('finds a program that only its own pod reaches: %s', (line, strength) => {
    const objects = [refused('Readiness', 8080)];

    expect(
      claimed(loopbackOnly, unready(probing('readinessProbe', 8080)), line, { objects }),
    ).toMatchObject([{ params: { asked: 8080 }, strength }]);
  });

  it('finds a program that listens in IPv4 only while its pod is asked in IPv6', () => {
    const about = unready(probing('readinessProbe', 8080));
    const { message = '', ...report } = refused('Readiness', 8080);
    const six = { ...report, message: message.replaceAll(/(?:\d+\.){3}\d+/g, '[fd00::1a]') };
    const claims = (log: string) => claimed(loopbackOnly, about, log, { objects: [six] });

    expect(claims('listening on 0.0.0.0:8080')).toMatchObject([
      { params: { host: '0.0.0.0', isFour: true }, strength: 'fits' },
    ]);
    expect(claims('listening on 127.0.0.1:8080\nlistening on 0.0.0.0:8080')).toMatchObject([
      { params: { host: '0.0.0.0', isFour: true }, strength: 'fits' },
    ]);
    expect(claims('listening on [::]:8080')).toEqual([]);
    expect(claims('listening on :8080')).toEqual([]);
  });

  it('stays silent for one that also listens on the network', () => {
    const log = '- Local: http://localhost:8080\n- Network: http://0.0.0.0:8080';
    const objects = [refused('Readiness', 8080)];

    expect(
      claimed(loopbackOnly, unready(probing('readinessProbe', 8080)), log, { objects }),
    ).toEqual([]);
  });

  it('stays silent for one that was asked before it listened', () => {
    const about = unready(probing('readinessProbe', 8080));
    const line = { at: ago(0), text: 'listening on 127.0.0.1:8080' };
    const source = cluster(
      [about, refused('Readiness', 8080)],
      [],
      [{ ...logOf(''), lines: [line] }],
    );

    expect(claimsAbout(about, loopbackOnly, source)).toEqual([]);
  });

  it('finds it in the first minute, too, for that will not pass', () => {
    const about = unready(probing('readinessProbe', 8080), 0.5);
    const objects = [refused('Readiness', 8080), readyNode()];

    expect(claimed(loopbackOnly, about, 'listening on 127.0.0.1:8080', { objects })).toHaveLength(
      1,
    );
  });

  it('stays silent for one that listens everywhere', () => {
    const objects = [refused('Readiness', 8080)];

    expect(
      claimed(loopbackOnly, unready(probing('readinessProbe', 8080)), 'listening on 0.0.0.0:8080', {
        objects,
      }),
    ).toEqual([]);
  });
});
