import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { probeAnswers } from '#src/knowledge/causes/probe/answer.ts';
import { claimed, type Around } from '#test/support/crashes.ts';
import { ago, event } from '#test/support/objects.ts';
import { killed, probing, refused, restarted, unready } from '#test/support/probes.ts';

const web = probing('readinessProbe', 8080);
const grpc = { readinessProbe: { grpc: { port: 8080, service: 'shop.Cart' } } };
const exec = { readinessProbe: { exec: { command: ['cat', '/run/ready'] } } };
const said = (text: string, minutes = 0.1) =>
  event('Unhealthy', `Readiness probe failed: ${text}`, ago(minutes));
const status = (code: number) => said(`HTTP probe failed with statuscode: ${code}`);

describe('answer', () => {
  it.each([
    ['not-found', 404, 'fits'],
    ['no-access', 401, 'fits'],
    ['no-access', 403, 'fits'],
    ['client-error', 400, 'fits'],
    ['server-error', 500, 'fits'],
    ['server-error', 503, 'fits'],
  ])('tells %s by status %d', (is, code, strength) => {
    expect(told(unready(web), '', { objects: [status(code)] })).toMatchObject([
      { id: `probe/answer/${is}`, claim: { params: { status: code, what: '/healthz' }, strength } },
    ]);
  });

  it.each([
    ['plain-http', 'Get "https://10.0.0.1:8080/": http: server gave HTTP response to HTTPS client'],
    [
      'tls-wanted',
      'Get "http://10.0.0.1:8080/": net/http: HTTP/1.x transport connection broken: malformed HTTP response "\\x15\\x03\\x01"',
    ],
  ])('is certain of %s', (is, text) => {
    expect(told(unready(web), '', { objects: [said(text)] })).toMatchObject([
      { id: `probe/answer/${is}`, claim: { strength: 'entails' } },
    ]);
  });

  it('takes a 400 for a wrong scheme where the log of the server says so', () => {
    const log = 'http: TLS handshake error: client sent an HTTP request to an HTTPS server';

    expect(told(unready(web), log, { objects: [status(400)] })).toMatchObject([
      { id: 'probe/answer/tls-wanted', claim: { strength: 'fits' } },
    ]);
  });

  it('is certain of a port name that the container does not have', () => {
    const container = {
      ports: [{ containerPort: 8080, name: 'http' }],
      readinessProbe: { httpGet: { port: 'web' } },
    };
    const text = 'Readiness probe errored: strconv.Atoi: parsing "web": invalid syntax';
    const objects = [event('Unhealthy', text, ago(0.1))];

    expect(told(unready(container), '', { objects })).toMatchObject([
      {
        id: 'probe/answer/no-such-port',
        claim: { params: { port: 'web', declared: 'http (8080)' }, strength: 'entails' },
      },
    ]);
  });

  it('names the ports of a container only where the one that is asked is not among them', () => {
    const ports = [{ containerPort: 9090, name: 'metrics' }, { containerPort: 8081 }];
    const objects = [status(404)];
    const paramsOf = (one: { containerPort: number; name?: string }[]) =>
      told(unready({ ...web, ports: one }), '', { objects })[0]?.claim.params;

    expect(paramsOf(ports)).toMatchObject({ declared: 'metrics (9090), 8081' });
    expect(paramsOf([...ports, { containerPort: 8080 }])).not.toHaveProperty('declared');
    expect(paramsOf([])).not.toHaveProperty('declared');
  });

  it.each([
    [
      'no-health-service',
      'error: this server does not implement the grpc health protocol (grpc.health.v1.Health): unknown service',
    ],
    [
      'unknown-service',
      'error: health rpc probe failed: rpc error: code = NotFound desc = unknown service',
    ],
    ['not-serving', 'service unhealthy (responded with "NOT_SERVING")'],
    ['timeout', 'timeout: health rpc did not complete within 1s'],
  ])('tells %s of gRPC', (is, text) => {
    expect(told(unready(grpc), '', { objects: [said(text)] })).toMatchObject([
      { id: `probe/answer/${is}` },
    ]);
  });

  it.each([
    ['command-fails', "cat: can't open '/run/ready': No such file or directory"],
    ['timeout', 'command timed out: "cat /run/ready" timed out after 1s'],
  ])('tells %s of a command', (is, text) => {
    expect(told(unready(exec), '', { objects: [said(text)] })).toMatchObject([
      { id: `probe/answer/${is}`, claim: { params: { what: 'cat /run/ready', seconds: 1 } } },
    ]);
  });

  it('tells of a port that refuses, unless the program says that it listens there', () => {
    const objects = [refused('Readiness', 8080)];

    expect(told(unready(web), 'loading', { objects })).toMatchObject([
      { id: 'probe/answer/refused' },
    ]);
    expect(told(unready(web), 'listening on 0.0.0.0:8080', { objects })).toEqual([]);
  });

  it('leaves to another cause that an ill answer kills the container, but not that the question is wrong', () => {
    const liveness = (code: number) =>
      event(
        'Unhealthy',
        `Liveness probe failed: HTTP probe failed with statuscode: ${code}`,
        ago(0.1),
      );
    const about = restarted(probing('livenessProbe', 8080));

    expect(told(about, '', { objects: [liveness(500), killed()] })).toEqual([]);
    expect(told(about, '', { objects: [liveness(404), killed()] })).toMatchObject([
      { id: 'probe/answer/not-found', claim: { params: { kills: true } } },
    ]);
  });

  it('stays silent where the events are old, and where there are none', () => {
    expect(
      told(unready(web), '', { objects: [said('HTTP probe failed with statuscode: 404', 30)] }),
    ).toEqual([]);
    expect(told(unready(web), '', {})).toEqual([]);
  });
});

/** What all of the family claim. */
function told(about: Resource<'Pod'>, log: string, around: Around) {
  return probeAnswers.flatMap((cause) =>
    claimed(cause, about, log, around).map((claim) => ({ id: cause.id, claim })),
  );
}
