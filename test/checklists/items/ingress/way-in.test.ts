import { expect, it } from '@jest/globals';

import { wayIn } from '#src/checklists/items/ingress/way-in.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { answered, marksOf, saidOf } from '#test/support/checklists.ts';
import { cluster } from '#test/support/clusters.ts';
import { ingressTo } from '#test/support/services.ts';

const SOURCE = cluster([ingressTo('web', 80)]);

it('passes where the whole way is well, and says where a 502 is then made', () => {
  const found = answered({ state: 'healthy' });

  expect(marksOf(wayIn, SOURCE, found)).toEqual(['front: pass']);
  expect(saidOf(wayIn, SOURCE, found)).toContain('made before it (tunnel, CDN');
});

it('stops at the first hop that fails, by the way from outside and not by the order of findings', () => {
  const findings = [root('anything/else'), root('network/proxy-sleeps')];
  const found = answered({ state: 'explained', findings });

  expect(marksOf(wayIn, SOURCE, found)).toEqual(['front: fail']);
  expect(saidOf(wayIn, SOURCE, found)).toContain('Hop 7 of 9, the mesh (mTLS)');
  expect(saidOf(wayIn, SOURCE, found)).toContain('What lies behind it was not judged');
});

it('takes what an effect is about for the hop, and tells the root of it', () => {
  const cause = root('crash/anything');
  const effect = {
    ...root('network/proxy-sleeps'),
    role: 'effect' as const,
    because: { at: cause.subject, edge: '', look: 'ill' as const, finding: cause.key },
  };
  const found = answered({ state: 'explained', findings: [cause, effect] });

  expect(saidOf(wayIn, SOURCE, found)).toContain('Hop 7 of 9');
});

it('blames no hop for what is only possible', () => {
  const findings = [root('network/proxy-sleeps', 'possible')];

  expect(saidOf(wayIn, SOURCE, answered({ state: 'unexplained', findings }))).not.toContain('Hop');
});

it('is not checked where a read is missing, or nobody was asked', () => {
  const unread = [{ read: { list: 'Pod', scope: { all: true } }, why: 'forbidden' }] as const;

  expect(marksOf(wayIn, SOURCE, answered({ state: 'healthy', notChecked: unread }))).toEqual([
    'front: not-checked',
  ]);
  expect(marksOf(wayIn, SOURCE)).toEqual(['front: not-checked']);
});

function root(id: string, confidence: Finding['confidence'] = 'proven'): Finding {
  const subject = { kind: 'Service', namespace: 'shop', name: 'web' };
  return {
    key: id,
    id,
    subject,
    params: {},
    evidence: [],
    confidence,
    role: 'root',
    explains: [],
    seen: [],
  };
}
