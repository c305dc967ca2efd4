import { wordsOnly } from '../../words/words-only.ts';

/** Rights are widened by people, never by a button. */
export const grant = wordsOnly('access/grant', {
  'access/forbidden': {
    en: (name) => ({
      title: 'Give exactly the right that is missing',
      text: `Whoever owns \`${name}\` corrects the subject of the binding (name and namespace), or adds exactly the verb and resource that the message names to the Role. No wildcards and no cluster-admin. The program asks again by itself.`,
    }),
    ko: (name) => ({
      title: '빠진 권한만 정확히 부여',
      text: `\`${name}\` 객체의 담당자가 바인딩의 주체(이름과 네임스페이스)를 고치거나, 메시지에 나온 동사와 리소스만 Role에 추가하십시오. 와일드카드나 cluster-admin은 쓰지 마십시오. 프로그램이 저절로 다시 요청합니다.`,
    }),
  },
});
