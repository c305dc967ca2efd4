import type { Bilingual } from '../../domain/lang.ts';
import type { NameServer } from '../../readings/network/name-server.ts';

/** Who does not answer, where a name was asked for in vain. */
export const nameServerWords: Bilingual<(dns: NameServer) => string> = {
  en: ({ asked, address, node, cache }) => {
    const server = address ? `the name server \`${address}\`` : 'the name server';
    const of = node
      ? `, the DNS cache of node \`${node}\` (${cache ? `pod \`${cache}\`` : 'which has no pod there'})`
      : '';
    return `What gives no answer is ${server}${of}${asked ? `: \`${asked}\` is only the name that it was asked for` : ''}.`;
  },
  ko: ({ asked, address, node, cache }) => {
    const server = address ? `이름 서버 \`${address}\` 주소` : '이름 서버';
    const of = node
      ? `(\`${node}\` 노드의 DNS 캐시, ${cache ? `\`${cache}\` 파드` : '그 노드에 파드 없음'})`
      : '';
    return `응답하지 않는 것은 ${server}${of}입니다.${asked ? ` \`${asked}\` 값은 거기에 물은 이름일 뿐입니다.` : ''}`;
  },
};
