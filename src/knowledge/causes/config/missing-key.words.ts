import type { Cause } from '../../../domain/model.ts';

/** What has become of a key that the kubelet missed. `near` is the only one of the object that resembles it. */
export type MissingKey = Readonly<{
  key: string;
  is: 'missing' | 'added-since' | 'unread';
  container?: string; // none where a volume of the pod needs it
  near?: string;
  close?: boolean; // hardly another key can have been meant
}>;

/** What is said of a key that an object does not have. */
export const missingKeyWords: Pick<Cause<MissingKey>, 'text' | 'advice'> = {
  text: {
    en({ kind, namespace, name }, { key, is, container, near, close }) {
      const who = container ? `Container \`${container}\`` : 'A volume of the pod';
      const now = {
        missing: 'which it does not have',
        'added-since':
          'which was not there when the kubelet last tried; it is there now, and the kubelet tries again by itself',
        unread: 'which the kubelet did not find in it; kubewhy does not read the keys of a Secret',
      }[is];
      return {
        title: `${kind} \`${namespace}/${name}\` has no key \`${key}\``,
        sentence: `${who} needs key \`${key}\` of ${kind} \`${name}\`, ${now}.`,
        ...(near && {
          so: `Its key \`${near}\` ${close ? 'is probably the one that is meant' : 'begins alike'}.`,
        }),
      };
    },
    ko({ kind, namespace, name }, { key, is, container, near, close }) {
      const who = container ? `\`${container}\` 컨테이너` : '파드의 볼륨';
      const now = {
        missing: '그 객체에 이 키가 없습니다',
        'added-since':
          'kubelet이 마지막으로 시도했을 때 이 키가 없었습니다. 지금은 있으므로 곧 다시 시도합니다',
        unread: 'kubelet이 이 키를 찾지 못했습니다. kubewhy는 Secret의 키를 읽지 않습니다',
      }[is];
      return {
        title: `${kind} \`${namespace}/${name}\` 객체에 \`${key}\` 키가 없습니다`,
        sentence: `${who}에 ${kind} \`${name}\` 객체의 \`${key}\` 키가 필요한데, ${now}.`,
        ...(near && {
          so: close
            ? `\`${near}\` 키를 뜻한 것으로 보입니다.`
            : `\`${near}\` 키의 이름이 비슷하게 시작합니다.`,
        }),
      };
    },
  },

  advice: {
    choose: ({ name }) => ({
      extra: [
        {
          en: {
            title: `Or add the key to \`${name}\``,
            text: `Or add the missing key to \`${name}\`. If the program can do without it, mark the reference \`optional: true\`.`,
          },
          ko: {
            title: `또는 \`${name}\` 객체에 키 추가`,
            text: `또는 \`${name}\` 객체에 없는 키를 추가하십시오. 없어도 되는 값이면 참조에 \`optional: true\` 설정을 하십시오.`,
          },
        },
      ],
      en: {
        title: `Add the key to \`${name}\`, or name one that it has`,
        text: "Correct the key in the pod template (`kubectl describe` lists the keys of a ConfigMap and of a Secret, not a Secret's values).",
      },
      ko: {
        title: `\`${name}\` 객체에 키를 추가하거나 있는 키를 사용`,
        text: '파드 템플릿의 키를 고치십시오. `kubectl describe` 명령은 ConfigMap과 Secret의 키 목록만 보여 주고 Secret 값은 보여 주지 않습니다.',
      },
    }),
  },
};
