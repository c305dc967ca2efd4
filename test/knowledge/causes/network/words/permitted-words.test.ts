import { expect, it } from '@jest/globals';

import type { Permitted } from '#src/knowledge/causes/network/signs/policy-permits.ts';
import { permittedWords } from '#src/knowledge/causes/network/words/permitted-words.ts';

it.each<[Permitted, string, string]>([
  [
    { peers: [{ pods: 'app=was' }], ports: ['3306/TCP'] },
    'app=was on 3306/TCP',
    'app=was 파드(3306/TCP 포트)',
  ],
  [
    { peers: [{ pods: '', isOwn: true }], ports: [] },
    'all pods of its namespace',
    '같은 네임스페이스의 모든 파드',
  ],
  [
    {
      peers: [{ pods: '', namespaces: 'team=a' }, { named: '10.0.0.0/8' }],
      ports: ['80/TCP', '443/TCP'],
    },
    'all pods in namespaces team=a or 10.0.0.0/8 on 80/TCP, 443/TCP',
    'team=a 네임스페이스의 모든 파드 또는 10.0.0.0/8(80/TCP, 443/TCP 포트)',
  ],
  [
    { peers: [{ pods: 'app=web', namespaces: '' }], ports: [] },
    'app=web in all namespaces',
    '모든 네임스페이스의 app=web 파드',
  ],
  [{ peers: [], ports: [] }, 'everything', '모든 대상'],
])('says %j', (rule, english, korean) => {
  expect(permittedWords.en(rule)).toBe(english);
  expect(permittedWords.ko(rule)).toBe(korean);
});
