import type { Signature } from '../signature.ts';

type Modified = Readonly<{ resource: string; name: string }>;

/** As the API server refuses a write that is based on an older version (apiserver, registry/generic). */
const CONFLICT =
  /Operation cannot be fulfilled on (?<resource>\S+) "(?<name>[^"\n]+)": the object has been modified; please apply your changes to the latest version/;

/** Somebody else wrote the object between the reading and the writing. */
export const objectModified: Signature<Modified> = {
  id: 'explain/object-modified',

  *find(text) {
    const found = text.match(CONFLICT);
    const { resource = '', name = '' } = found?.groups ?? {};
    if (found) yield { params: { resource, name }, quotes: found.quotes, strength: 'entails' };
  },

  inWords: (params, lang) => WORDS[lang](params),
};

const WORDS = {
  en: ({ resource, name }: Modified) => ({
    title: `${resource} ${name} was changed meanwhile`,
    sentence: `Somebody else wrote \`${name}\` (\`${resource}\`) after it had been read for this change, so the API server refused the change (409). Nothing was written.`,
    so: 'It is harmless once: controllers try again by themselves, and so does a person with the newest version. In the log of a controller it is no trouble by itself.',
    advice: [
      {
        title: 'Read it anew, and send the change again',
        text: `Leave \`resourceVersion\` out of files that are applied. If it comes again and again, two writers fight for the object: \`kubectl get ${resource} ${name} -o yaml --show-managed-fields\` names who writes which field.`,
      },
    ],
  }),
  ko: ({ resource, name }: Modified) => ({
    title: `${resource} ${name} 객체가 그사이 변경되었습니다`,
    sentence: `이 변경을 위해 읽은 뒤에 다른 쪽이 \`${name}\` 객체(\`${resource}\`)를 썼기 때문에 API 서버가 변경을 거부했습니다(409). 아무것도 쓰이지 않았습니다.`,
    so: '한 번이면 해롭지 않습니다. 컨트롤러는 스스로 다시 시도하며, 사람도 최신 버전으로 다시 보내면 됩니다. 컨트롤러 로그에 있는 것만으로는 문제가 아닙니다.',
    advice: [
      {
        title: '다시 읽고 변경을 다시 보내기',
        text: `적용할 파일에는 \`resourceVersion\` 필드를 넣지 마십시오. 계속 반복되면 둘이 같은 객체를 다투어 쓰는 것입니다. \`kubectl get ${resource} ${name} -o yaml --show-managed-fields\` 명령으로 누가 어느 필드를 쓰는지 볼 수 있습니다.`,
      },
    ],
  }),
};
