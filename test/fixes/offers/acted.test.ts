import { expect, it } from '@jest/globals';

import type { Verdict } from '#src/domain/verdict.ts';
import { acted } from '#src/fixes/offers/acted.ts';
import { finding, WEB } from '#test/fixes/support/blog.ts';

const verdict = (target: object, findings: Verdict['findings']) =>
  ({ target, findings }) as unknown as Verdict;

it('a Rollout with nothing wrong can be acted on all the same', () => {
  expect(acted(verdict(WEB, []))).toMatchObject([{ subject: WEB, role: 'root' }]);
});

it.each([
  ['what is wrong with it', WEB, [finding()]],
  ['nothing of another kind', { ...WEB, kind: 'apps/Deployment' }, []],
])('else actions answer %s', (_, target, findings) => {
  expect(acted(verdict(target, findings))).toEqual(findings);
});
