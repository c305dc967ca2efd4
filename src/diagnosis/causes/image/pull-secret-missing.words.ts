import type { Cause } from '../../../domain/model.ts';

/** `object` is what has become of the Secret. */
export type Missing = Readonly<{
  pod: string;
  image: string;
  registry: string;
  object: 'absent' | 'created-since' | 'unread';
}>;

/** What is said of a pull Secret that is not there. */
export const pullSecretMissingWords: Pick<Cause<Missing>, 'text' | 'advice'> = {
  text: {
    en({ name, namespace }, { pod, image, registry, object }) {
      const what = {
        absent: 'does not exist in this namespace',
        'created-since':
          'did not exist when the kubelet last tried; it does now, and the kubelet tries again by itself',
        unread: 'could not be retrieved by the kubelet; kubewhy may not read Secrets',
      }[object];
      return {
        title: `pull Secret \`${namespace}/${name}\` is missing`,
        sentence: `Pod \`${pod}\` names Secret \`${name}\` in imagePullSecrets, which ${what}. So image \`${image}\` is pulled without credentials, and registry \`${registry}\` refuses that.`,
      };
    },
    ko({ name, namespace }, { pod, image, registry, object }) {
      const what = {
        absent: '이 네임스페이스에 없습니다',
        'created-since': '마지막 시도 때는 없었고 지금은 있으므로 kubelet이 곧 다시 시도합니다',
        unread: 'kubelet이 가져오지 못했습니다. kubewhy는 Secret을 읽지 않습니다',
      }[object];
      return {
        title: `pull 시크릿 \`${namespace}/${name}\` 객체가 없습니다`,
        sentence: `\`${pod}\` 파드의 imagePullSecrets에 있는 Secret \`${name}\` 객체가 ${what}. 그래서 이미지 \`${image}\` 요청이 자격 증명 없이 나가고 \`${registry}\` 레지스트리가 거부합니다.`,
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: 'Create the pull Secret',
      text: `\`${name}\`: Create it in this namespace (\`kubectl create secret docker-registry\`), or name one that is there. Secrets are not shared between namespaces.`,
    }),
    ko: ({ name }) => ({
      title: 'pull 시크릿 생성',
      text: `\`${name}\`: 이 네임스페이스에 만들거나(\`kubectl create secret docker-registry\`) 이미 있는 것을 지정하십시오. Secret은 네임스페이스 사이에 공유되지 않습니다.`,
    }),
  },
};
