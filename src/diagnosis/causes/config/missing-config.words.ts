import type { Cause } from '../../../domain/model.ts';

/** What has become of the object that the kubelet missed. */
export type Missing = Readonly<{
  object: 'absent' | 'created-since' | 'unread';
  near?: string; // the only ConfigMap there whose name resembles it
}>;

/** What is said of a ConfigMap or Secret that is not there. */
export const missingConfigWords: Pick<Cause<Missing>, 'text' | 'advice'> = {
  text: {
    en: ({ kind, namespace, name }, { object, near }) => ({
      title: {
        absent: `${kind} \`${namespace}/${name}\` is missing`,
        'created-since': `${kind} \`${namespace}/${name}\` was missing, and is there now`,
        unread: `the kubelet did not find ${kind} \`${namespace}/${name}\``,
      }[object],
      sentence: {
        absent: `A container needs ${kind} \`${name}\`, which does not exist in namespace \`${namespace}\`.`,
        'created-since': `${kind} \`${name}\` did not exist when the kubelet last tried. It does now, and the kubelet tries again by itself.`,
        unread: `The kubelet did not find ${kind} \`${name}\`. kubewhy could not read whether it exists by now.`,
      }[object],
      ...(near && { so: `There is one called \`${near}\`: perhaps that is meant.` }),
    }),
    ko: ({ kind, namespace, name }, { object, near }) => ({
      title: {
        absent: `${kind} \`${namespace}/${name}\` 객체가 없습니다`,
        'created-since': `없던 ${kind} \`${namespace}/${name}\` 객체가 생겼습니다`,
        unread: `kubelet이 ${kind} \`${namespace}/${name}\` 객체를 찾지 못했습니다`,
      }[object],
      sentence: {
        absent: `컨테이너에 필요한 ${kind} \`${name}\` 객체가 \`${namespace}\` 네임스페이스에 없습니다.`,
        'created-since': `kubelet이 마지막으로 시도했을 때 ${kind} \`${name}\` 객체가 없었습니다. 지금은 있으므로 kubelet이 곧 다시 시도합니다.`,
        unread: `kubelet이 ${kind} \`${name}\` 객체를 찾지 못했습니다. 지금 있는지는 kubewhy가 읽지 못해 알 수 없습니다.`,
      }[object],
      ...(near && {
        so: `이름이 비슷한 \`${near}\` 객체가 있습니다. 그것을 뜻한 것일 수 있습니다.`,
      }),
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: `Create \`${name}\`, or name the object that is meant`,
      text: `Create \`${name}\` in that namespace with the keys that the container reads, or correct its name in the pod template. The kubelet tries again by itself within two minutes. An empty object only moves the failure into the program.`,
    }),
    ko: ({ name }) => ({
      title: `\`${name}\` 객체 생성 또는 이름 수정`,
      text: `컨테이너가 읽는 키를 담아 그 네임스페이스에 \`${name}\` 객체를 만들거나, 파드 템플릿의 이름을 고치십시오. kubelet이 2분 안에 저절로 다시 시도합니다. 빈 객체를 만들면 실패가 프로그램으로 옮겨 갈 뿐입니다.`,
    }),
  },
};
