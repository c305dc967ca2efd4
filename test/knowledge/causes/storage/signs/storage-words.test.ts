import { expect, it } from '@jest/globals';

import { storageWords } from '#src/knowledge/causes/storage/signs/storage-words.ts';

it.each([
  [
    'AttachVolume.Attach failed for volume "pv" : rpc error: code = Aborted desc = it is not ready',
    'it is not ready',
  ],
  [
    'MountVolume.SetUp failed for volume "nfs" : mount failed: exit status 32',
    'mount failed: exit status 32',
  ],
  [
    'failed to provision volume with StorageClass "fast": rpc error: code = Internal desc = no zone',
    'no zone',
  ],
  ['rpc error: code = DeadlineExceeded', 'rpc error: code = DeadlineExceeded'],
])('quotes what the storage itself says: %s', (message, words) => {
  expect(storageWords(message)).toBe(words);
});
