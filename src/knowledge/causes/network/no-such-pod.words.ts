import type { Cause } from '../../../domain/model.ts';
import { counted } from '../../../text/counted.ts';

/** `subdomain` is the Service that the pod has its name from; `replicas` are those of the set that the pod would be of, which `has` pods of these names, from the first to the last; `isOwn`: the caller is of that set, too. */
export type NoSuchPod = Readonly<{
  why: 'absent' | 'not-made' | 'other-subdomain' | 'not-ready';
  host: string;
  caller: string;
  pod: string;
  service: string;
  setting?: string;
  subdomain?: string;
  replicas?: number;
  has?: readonly string[];
  isOwn?: true;
}>;

/** A pod that DNS does not know by the name that was asked for, in words. */
export const noSuchPodWords: Pick<Cause<NoSuchPod>, 'text' | 'advice'> = {
  text: {
    en: (
      { name },
      { why, host, caller, pod, service, setting, subdomain, replicas, has, isOwn },
    ) => ({
      title: `\`${name}\`: DNS does not know \`${host}\``,
      sentence: `\`${caller}\` cannot resolve the host \`${host}\`: ${
        {
          absent: `there is no pod \`${pod}\`${replicas === undefined ? '' : ` (its StatefulSet has ${counted(replicas, 'replica')}${has ? `, ${has.map((one) => `\`${one}\``).join(' to ')}` : ''})`}.`,
          'not-made': isOwn
            ? `pod \`${pod}\` is of the same StatefulSet, which makes it only when the pods before it are Ready (OrderedReady). If \`${caller}\` is Ready only with it, each waits for the other.`
            : `pod \`${pod}\` is not made yet by its StatefulSet.`,
          'other-subdomain': subdomain
            ? `pod \`${pod}\` has its name from Service \`${subdomain}\` (serviceName of its StatefulSet), not from \`${service}\`.`
            : `pod \`${pod}\` has no name of its own: it sets no hostname and subdomain.`,
          'not-ready': `pod \`${pod}\` is not Ready, and Service \`${service}\` publishes only Ready ones.`,
        }[why]
      }${setting ? ` The name comes from \`${setting}\`.` : ''}`,
      so: `A pod is known by name as pod.service only while it exists, is Ready, and names that Service as its subdomain.`,
    }),
    ko: (
      { name },
      { why, host, caller, pod, service, setting, subdomain, replicas, has, isOwn },
    ) => ({
      title: `\`${name}\`: DNS가 \`${host}\` 이름을 모릅니다`,
      sentence: `\`${caller}\` 파드가 \`${host}\` 호스트 이름을 찾지 못합니다. ${
        {
          absent: `\`${pod}\` 파드가 없습니다${replicas === undefined ? '' : `(StatefulSet 레플리카 ${replicas}개${has ? `: ${has.map((one) => `\`${one}\``).join(' ~ ')}` : ''})`}.`,
          'not-made': isOwn
            ? `같은 StatefulSet의 \`${pod}\` 파드는 앞의 파드들이 Ready 상태여야 만들어집니다(OrderedReady). \`${caller}\` 파드가 그것이 있어야 Ready 상태가 된다면 서로를 기다립니다.`
            : `\`${pod}\` 파드를 StatefulSet이 아직 만들지 않았습니다.`,
          'other-subdomain': subdomain
            ? `\`${pod}\` 파드의 이름은 \`${service}\` 서비스가 아니라 \`${subdomain}\` 서비스(StatefulSet의 serviceName)에서 옵니다.`
            : `\`${pod}\` 파드에는 자기 이름이 없습니다(hostname, subdomain 미설정).`,
          'not-ready': `\`${pod}\` 파드가 Ready 상태가 아니며 \`${service}\` 서비스는 Ready 파드만 알립니다.`,
        }[why]
      }${setting ? ` 이 이름은 \`${setting}\` 설정에서 옵니다.` : ''}`,
      so: '파드는 존재하고 Ready 상태이며 그 서비스를 subdomain으로 둔 동안에만 파드.서비스 이름으로 알려집니다.',
    }),
  },

  advice: {
    choose: ({ name }, { why, isOwn }) =>
      isOwn
        ? {
            en: {
              title: 'Let the pods of the set start beside each other',
              text: `Have the program be Ready, or at least run on, before its peers are there, and set publishNotReadyAddresses on the headless Service; or recreate the StatefulSet with podManagementPolicy: Parallel, which cannot be changed in one that exists (\`kubectl delete statefulset ${name} --cascade=orphan\` keeps pods and claims).`,
            },
            ko: {
              title: 'StatefulSet의 파드를 나란히 시작하기',
              text: `동료 파드가 없어도 프로그램이 Ready 상태가 되거나 계속 실행되게 하고 헤드리스 서비스에 publishNotReadyAddresses 값을 두십시오. 또는 podManagementPolicy: Parallel 값으로 StatefulSet을 다시 만드십시오. 이미 있는 것에서는 바꿀 수 없습니다(\`kubectl delete statefulset ${name} --cascade=orphan\` 명령은 파드와 클레임을 남깁니다).`,
            },
          }
        : why === 'not-ready' || why === 'not-made'
          ? undefined
          : {
              en: {
                title: 'Call the pod by the name that it has',
                text: `Tell the client names that DNS knows: those of pods that \`${name}\` has, under its serviceName. Or make a headless Service of that serviceName; it cannot be changed in a StatefulSet that exists.`,
                undo: 'Put the former name back.',
              },
              ko: {
                title: '실제로 있는 파드 이름으로 부르기',
                text: `DNS가 아는 이름, 곧 \`${name}\` 쪽에 있는 파드의 serviceName 아래 이름을 클라이언트에 설정하십시오. 또는 그 serviceName의 헤드리스 서비스를 만드십시오. 이미 있는 StatefulSet의 serviceName은 바꿀 수 없습니다.`,
                undo: '이전 이름으로 되돌립니다.',
              },
            },
  },
};
