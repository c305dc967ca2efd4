import type { Cause } from '../../../domain/model.ts';
import type { PeerFailureKind } from '../../../readings/logs/peer-wordings.ts';
import { peerFailureWords } from '../../words/peer-failure-words.ts';
import { podWords } from '../../words/pod-words.ts';

/** `service` is the one that has the name, with its own address; without it the name is one outside, or nobody could look. */
export type HostAliased = Readonly<{
  host: string;
  ip: string;
  caller: string;
  failure: PeerFailureKind;
  service?: string;
  clusterIP?: string;
  setting?: string;
}>;

/** What is said of a name that hostAliases sends to another address. */
export const hostAliasWords: Pick<Cause<HostAliased>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { host, ip, caller, failure, service, clusterIP, setting }) => ({
      title: `\`${name}\`: hostAliases sends \`${host}\` to \`${ip}\``,
      sentence: `${podWords.en(caller, name)} cannot reach \`${host}\` (${peerFailureWords.en[failure].is}): hostAliases writes \`${ip} ${host}\` into its /etc/hosts, which comes before DNS.${
        service === undefined
          ? ''
          : ` Service \`${service}\` has ${clusterIP === 'None' ? 'other addresses' : `the address \`${clusterIP}\``}, so the alias leads elsewhere.`
      }${setting ? ` The peer comes from \`${setting}\`.` : ''}`,
      so: 'The Service, its endpoints and DNS are never asked.',
    }),
    ko: ({ name }, { host, ip, caller, failure, service, clusterIP, setting }) => ({
      title: `\`${name}\`: hostAliases 설정이 \`${host}\` 이름을 \`${ip}\` 주소로 보냅니다`,
      sentence: `${podWords.ko(caller, name)}가 \`${host}\` 호스트에 닿지 못합니다(${peerFailureWords.ko[failure].is}). hostAliases 설정이 /etc/hosts 파일에 \`${ip} ${host}\` 줄을 넣고, 이 파일은 DNS보다 먼저 쓰입니다.${
        service === undefined
          ? ''
          : ` \`${service}\` 서비스의 주소는 ${clusterIP === 'None' ? '다른 주소' : `\`${clusterIP}\``}이므로 이 별칭은 그 서비스를 가리키지 않습니다.`
      }${setting ? ` 상대는 \`${setting}\` 설정에서 옵니다.` : ''}`,
      so: '서비스와 엔드포인트, DNS는 전혀 쓰이지 않습니다.',
    }),
  },

  advice: {
    choose: (_, { host, ip, service }) => ({
      en: {
        title: `Take the alias of \`${host}\` out`,
        text: service
          ? `Take \`${host}\` out of \`spec.template.spec.hostAliases\`: the cluster DNS then gives the address of Service \`${service}\`. Its pods restart.`
          : `Set the address that \`${host}\` has today in \`spec.template.spec.hostAliases\`, or take the entry out and let DNS answer. Its pods restart.`,
        undo: `Put the entry with \`${ip}\` back.`,
      },
      ko: {
        title: `\`${host}\` 별칭 제거`,
        text: service
          ? `\`spec.template.spec.hostAliases\` 설정에서 \`${host}\` 항목을 빼십시오. 그러면 클러스터 DNS가 \`${service}\` 서비스의 주소를 줍니다. 파드가 다시 시작됩니다.`
          : `\`spec.template.spec.hostAliases\` 설정에 \`${host}\` 호스트의 현재 주소를 쓰거나, 항목을 빼서 DNS가 답하게 하십시오. 파드가 다시 시작됩니다.`,
        undo: `\`${ip}\` 항목을 되돌립니다.`,
      },
    }),
  },
};
