import { expect, it } from '@jest/globals';

import { unreadWords } from '#src/answers/unread-words.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };

it.each([
  [
    'en',
    { part: 'target', why: 'unavailable' },
    'Deployment `shop/web` could not be read (the API server answered 503, unavailable): whether it exists and how it is, kubewhy does not know. Ask again in a moment.',
  ],
  [
    'en',
    { part: 'pods', why: 'forbidden' },
    "The pods of Deployment `shop/web` could not be read (kubewhy may not read it): how they are, kubewhy does not know. Give kubewhy's account the right to get and list it, as manifests/worker-role.yaml does.",
  ],
  [
    'ko',
    { part: 'pods', why: 'cut-off' },
    'Deployment `shop/web` 객체의 파드를 읽지 못했습니다(다 받기 전에 API 서버와의 연결이 끊어짐). 파드의 상태를 알 수 없습니다. 잠시 후 다시 질문하십시오.',
  ],
  [
    'ko',
    { part: 'target', why: 'not-captured' },
    'Deployment `shop/web` 객체를 읽지 못했습니다(기록에 들어 있지 않음). 이 객체가 있는지, 상태가 어떤지 알 수 없습니다.',
  ],
] as const)('says in %s what could not be read, why, and what to do: %j', (lang, part, said) => {
  expect(unreadWords(web, part, lang)).toBe(said);
});
