import type { Cause } from '../../../domain/model.ts';
import type { ProbeName } from '../../../readings/pods/probes.ts';
import { containerWords, type InContainer } from '../../words/container-words.ts';

/**
 * `asked` is the probe's port, `listens` where the program says that it listens; `isFour`: in IPv4, and the pod is asked in IPv6;
 * `isLocal`: for its own pod only.
 */
export type Elsewhere = InContainer &
  Readonly<{
    which: ProbeName;
    asked: number;
    listens: number;
    host?: string;
    kills: boolean;
    isFour?: true;
    isLocal?: true;
  }>;

/** What is said of a probe that asks another port than its program has. */
export const wrongPortWords: Pick<Cause<Elsewhere>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { which, asked, listens, kills, host, isLocal } = params;
      const where = containerWords.en(params);
      const probe = which.toLowerCase();
      const there = isLocal
        ? `${host}:${listens}, which only its own pod reaches: the port of the probe and the address of the program both have to change`
        : listens;
      return {
        title: `\`${name}\`: the ${probe} probe asks port ${asked}, the program listens on ${listens}`,
        sentence: `The ${probe} probe of ${where} of \`${name}\` asks port ${asked}, where nothing listens (connection refused): its program listens on ${there}.`,
        so: kills
          ? 'So the kubelet restarts a container that works.'
          : 'So the pod does not become Ready though its program runs.',
      };
    },
    ko({ name }, params) {
      const { which, asked, listens, kills, host, isLocal } = params;
      const where = containerWords.ko(params);
      const probe = which.toLowerCase();
      const local = isLocal
        ? ` 그런데 ${host} 주소에서만 들어 같은 파드 안에서만 닿으므로, 프로브의 포트와 프로그램의 주소를 둘 다 바꿔야 합니다.`
        : '';
      return {
        title: `\`${name}\`: ${probe} 프로브는 ${asked} 포트를 묻고, 프로그램은 ${listens} 포트에서 듣습니다`,
        sentence: `\`${name}\` 워크로드에서 ${where}의 ${probe} 프로브가 ${asked} 포트를 묻지만 그곳에서 듣는 것이 없습니다(connection refused). 프로그램은 ${listens} 포트에서 듣고 있습니다.${local}`,
        so: kills
          ? '그래서 kubelet이 정상으로 동작하는 컨테이너를 다시 시작시킵니다.'
          : '그래서 프로그램이 실행 중인데도 파드가 Ready 상태가 되지 못합니다.',
      };
    },
  },

  advice: {
    choose: (_, { isLocal, listens }) => ({
      extra: [
        {
          en: {
            title: 'Or change the port of the program',
            text: 'Or have the program listen where the probe asks.',
          },
          ko: {
            title: '또는 프로그램의 포트 변경',
            text: '또는 프로브가 묻는 포트에서 프로그램이 듣게 하십시오.',
          },
        },
      ],
      en: {
        title: 'Make the ports agree',
        text: isLocal
          ? `Point the probe to port ${listens}, and have the program listen there on all addresses (0.0.0.0 or ::).`
          : 'Point the probe to the port at which the program listens.',
      },
      ko: {
        title: '포트 맞추기',
        text: isLocal
          ? `프로브에 ${listens} 포트를 지정하고, 프로그램이 그 포트에서 모든 주소(0.0.0.0 또는 ::)를 듣게 하십시오.`
          : '프로그램이 듣는 포트를 프로브에 지정하십시오.',
      },
    }),
  },
};

/** What is said of a program that listens for its own pod only. */
export const loopbackOnlyWords: Pick<Cause<Elsewhere>, 'text' | 'advice'> = {
  text: {
    en({ name }, params) {
      const { which, asked, host = '127.0.0.1', kills, isFour } = params;
      const where = containerWords.en(params);
      const reach = isFour ? 'which is IPv4 only' : 'which only its own pod reaches';
      const comes = isFour
        ? "comes to the pod's IPv6 address"
        : "and all traffic come to the pod's address";
      const bind = isFour
        ? 'bind :: (all addresses of both kinds)'
        : 'bind 0.0.0.0 (or ::) instead of the loopback address';
      return {
        title: `\`${name}\`: ${where} listens on ${host} only`,
        sentence: `The ${where} of \`${name}\` listens on ${host}:${asked}, ${reach}. The ${which.toLowerCase()} probe ${comes}, where port ${asked} refuses the connection.`,
        so: `${kills ? 'So the kubelet restarts it. ' : ''}The port is right: the program has to ${bind}.`,
      };
    },
    ko({ name }, params) {
      const { which, asked, host = '127.0.0.1', kills, isFour } = params;
      const where = containerWords.ko(params);
      const reach = isFour ? 'IPv4 전용인' : '같은 파드 안에서만 닿는';
      const comes = isFour ? '프로브는 파드의 IPv6 주소로' : '프로브와 모든 트래픽은 파드 IP로';
      const bind = isFour
        ? '두 종류의 모든 주소(::)에'
        : '루프백 주소 대신 0.0.0.0(또는 ::) 주소에';
      return {
        title: `\`${name}\`: ${where}가 ${host} 주소에서만 듣습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 ${reach} ${host}:${asked} 주소에서 듣습니다. ${which.toLowerCase()} ${comes} 오므로 ${asked} 포트에서 연결이 거부됩니다.`,
        so: `${kills ? '그래서 kubelet이 다시 시작시킵니다. ' : ''}포트는 맞습니다. ${bind} 바인드해야 합니다.`,
      };
    },
  },

  advice: {
    en: (_, { isFour }) => ({
      title: 'Listen on all addresses',
      text: `Have the program bind ${isFour ? '::' : '0.0.0.0 (or ::)'}, by its option or setting for the bind address.`,
    }),
    ko: (_, { isFour }) => ({
      title: '모든 주소에서 듣기',
      text: `바인드 주소 옵션이나 설정으로 프로그램이 ${isFour ? '::' : '0.0.0.0(또는 ::)'} 주소에 바인드하게 하십시오.`,
    }),
  },
};
