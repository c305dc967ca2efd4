import type { Signature } from '../signature.ts';

/** Without `name` the API server has no such kind of object at all. */
type NotThere = Readonly<{ resource: string; name?: string }>;

const NO_OBJECT =
  /Error from server \(NotFound\):[^\n]*?(?<![a-z0-9.-])(?<resource>[a-z0-9.-]+) "(?<name>[^"\n]+)" not found/;
/** Of kubectl, after it asked the API server what it serves. */
const NO_KIND =
  /the server doesn't have a resource type "(?<a>[^"\n]+)"|no matches for kind "(?<b>[^"\n]+)" in version "[^"\n]+"/;

/** The API server was asked for something that it does not have. */
export const notThere: Signature<NotThere> = {
  id: 'explain/not-there',

  *find(text) {
    const object = text.match(NO_OBJECT);
    const { resource = '', name = '' } = object?.groups ?? {};
    if (object) yield { params: { resource, name }, quotes: object.quotes, strength: 'entails' };

    const kind = text.match(NO_KIND);
    const { a, b } = kind?.groups ?? {};
    if (kind)
      yield { params: { resource: a ?? b ?? '' }, quotes: kind.quotes, strength: 'entails' };
  },

  inWords: (params, lang) => WORDS[lang](params),
};

const WORDS = {
  en: ({ resource, name }: NotThere) => ({
    title: name ? `there is no ${resource} ${name}` : `the API server has no ${resource}`,
    sentence: name
      ? `The API server answered: in the namespace that was asked (for some kinds there is none) there is no \`${resource}\` called \`${name}\`.`
      : `The API server was asked which kinds of objects it has, and \`${resource}\` was not among them.`,
    so: name
      ? 'It was never made, is deleted, or is in another namespace or cluster.'
      : 'Its CustomResourceDefinition is not installed in that cluster, its version is not served, the name is misspelt, or another cluster is meant.',
    advice: [
      {
        title: 'Look where it is asked for',
        text: `\`kubectl config view --minify\` shows the cluster and the namespace, without credentials. ${name ? `\`kubectl get ${resource} -A\` lists those of all namespaces.` : '`kubectl api-resources` lists what there is; `kubectl get apiservices` shows whether a part of it does not answer.'}`,
      },
    ],
  }),
  ko: ({ resource, name }: NotThere) => ({
    title: name ? `${resource} ${name} 객체가 없습니다` : `API 서버에 ${resource} 종류가 없습니다`,
    sentence: name
      ? `API 서버의 응답입니다. 요청한 네임스페이스에(네임스페이스가 없는 종류도 있음) 이름이 \`${name}\`인 \`${resource}\` 객체가 없습니다.`
      : `API 서버에 어떤 종류의 객체가 있는지 물었지만 \`${resource}\` 종류는 없었습니다.`,
    so: name
      ? '만들어진 적이 없거나, 삭제되었거나, 다른 네임스페이스나 클러스터에 있습니다.'
      : '그 클러스터에 CustomResourceDefinition이 설치되지 않았거나, 그 버전을 제공하지 않거나, 이름이 틀렸거나, 다른 클러스터를 뜻한 것입니다.',
    advice: [
      {
        title: '어디에 요청했는지 확인',
        text: `\`kubectl config view --minify\` 명령은 클러스터와 네임스페이스를 자격 증명 없이 보여 줍니다. ${name ? `\`kubectl get ${resource} -A\` 명령은 모든 네임스페이스의 객체를 보여 줍니다.` : '`kubectl api-resources` 명령은 있는 종류를, `kubectl get apiservices` 명령은 응답하지 않는 부분이 있는지를 보여 줍니다.'}`,
      },
    ],
  }),
};
