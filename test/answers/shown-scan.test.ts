import { expect, it } from '@jest/globals';

import { scanned } from '#src/answers/scanned.ts';
import { readers } from '#test/support/audiences.ts';
import { engineThat, loaderOf } from '#test/support/engines.ts';
import { verdict, web } from '#test/support/verdicts.ts';

const elsewhere = { kind: 'Pod', namespace: 'payments', name: 'db-0' };
const mine = { ...verdict(), affected: [web, elsewhere] };
const theirs = { ...verdict({ target: elsewhere }), affected: [elsewhere] };
const scan = async () => ({
  troubles: [mine, theirs],
  looked: 9,
  read: 'all' as const,
  notChecked: [],
  crashes: [],
});

it('shows of a scan what hurts those who read it, and says that there is more', async () => {
  const audience = readers({ namespaces: ['shop'] });
  const deps = { engine: engineThat({ scan }), loader: loaderOf(), cluster: 'lab', audience };

  const answer = await scanned(undefined, { ...deps, lang: 'en' });

  expect(answer.incidents.map(({ affected }) => affected)).toEqual([[web]]);
  expect(answer.notChecked).toEqual([{ what: 'one more trouble', why: 'not shown here' }]);
  expect(answer.summary).toContain('One thing is wrong');
});
