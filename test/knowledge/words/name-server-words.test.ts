import { expect, it } from '@jest/globals';

import { nameServerWords } from '#src/knowledge/words/name-server-words.ts';

it.each([
  [{}, 'What gives no answer is the name server.', '응답하지 않는 것은 이름 서버입니다.'],
  [
    { address: '169.254.20.10', node: 'w1', cache: 'cache-1', asked: 'db' },
    'is the name server `169.254.20.10`, the DNS cache of node `w1` (pod `cache-1`): `db` is only',
    '이름 서버 `169.254.20.10` 주소(`w1` 노드의 DNS 캐시, `cache-1` 파드)입니다. `db` 값은',
  ],
  [{ node: 'w1' }, '`w1` (which has no pod there).', '`w1` 노드의 DNS 캐시, 그 노드에 파드 없음'],
])('says who gives no answer: %j', (dns, en, ko) => {
  expect(nameServerWords.en(dns)).toContain(en);
  expect(nameServerWords.ko(dns)).toContain(ko);
});
