import { expect, it } from '@jest/globals';

import { containerWords, inContainer } from '#src/knowledge/words/container-words.ts';

const on = { kind: 'Pod', namespace: 'shop', name: 'web' } as const;
const named = (isInit: boolean, restartPolicy?: string) =>
  inContainer({
    on,
    pod: { apiVersion: 'v1', kind: 'Pod' },
    container: { name: 'app', ...(restartPolicy && { restartPolicy }) },
    path: '',
    isInit,
  });

it.each([
  ['container `app`', '`app` 컨테이너', named(false)],
  ['init container `app`', '`app` 초기화 컨테이너', named(true)],
  ['sidecar container `app`', '`app` 사이드카 컨테이너', named(true, 'Always')],
  ['container `app`', '`app` 컨테이너', named(false, 'Always')],
])('says “%s”', (en, ko, where) => {
  expect([containerWords.en(where), containerWords.ko(where)]).toEqual([en, ko]);
});

it('names the index that a pod of an Indexed Job works on', () => {
  const where = inContainer({
    on,
    pod: {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { annotations: { 'batch.kubernetes.io/job-completion-index': '2' } },
    },
    container: { name: 'app' },
    path: '',
    isInit: false,
  });

  expect([containerWords.en(where), containerWords.ko(where)]).toEqual([
    'container `app` of index 2',
    '인덱스 2의 `app` 컨테이너',
  ]);
});
