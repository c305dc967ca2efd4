import { expect, it } from '@jest/globals';

import { accessWords } from '#src/cluster/live/access-words.ts';

const server = 'https://10.96.0.1:443';

it.each([
  [{ context: 'lab', server }, `context lab, server ${server}`],
  [{ context: 'lab', file: 'lab.yaml', server }, `context lab of lab.yaml, server ${server}`],
  [
    { context: 'inClusterContext', server },
    `the pod's own account, server ${server}; the network policy to-api-server has to let it there`,
  ],
])('%j is reached by %s', (access, words) => {
  expect(accessWords(access)).toBe(words);
});

it('does not tell the password in an address', () => {
  const words = accessWords({ context: 'lab', server: 'https://admin:hunter2@10.96.0.1:443' });

  expect(words).toBe('context lab, server https://admin:[hidden]@10.96.0.1:443');
});
