import { describe, expect, it } from '@jest/globals';

import { crashOf, proposalsFor, template } from '#test/remedies/support/crashes.ts';

const PARAMS = { which: 'Liveness', asked: 8081, listens: 8080 };
const PROBE = { livenessProbe: { httpGet: { path: '/healthz', port: 8081 } } };
const finding = crashOf('probe/nothing-listens/other-port', PARAMS);

describe('pointing a probe to another port', () => {
  it('sets the port at which the program listens, guarded by the one that it asked', () => {
    const at = '/spec/template/spec/containers/0/livenessProbe/httpGet/port';

    expect(proposalsFor('probe/probe-port', finding, template(PROBE))).toMatchObject([
      {
        change: {
          guard: [{ value: 'app' }, { path: at, value: 8081 }],
          ops: [{ op: 'replace', path: at, value: 8080 }],
        },
      },
    ]);
  });

  it('is not offered where the template asks another port by now, or by a name', () => {
    const named = { livenessProbe: { httpGet: { port: 'health' } } };

    expect(proposalsFor('probe/probe-port', finding, template({}))).toEqual([]);
    expect(proposalsFor('probe/probe-port', finding, template(named))).toEqual([]);
  });

  it('is not offered for what is only likely', () => {
    const likely = { ...finding, confidence: 'likely' as const };

    expect(proposalsFor('probe/probe-port', likely, template(PROBE))).toEqual([]);
  });
});
