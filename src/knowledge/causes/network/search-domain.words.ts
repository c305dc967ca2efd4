import type { Cause } from '../../../domain/model.ts';

/** `by`: the pod names the domain itself, or the nodes are named in it. */
export type SearchDomain = Readonly<{
  container: string;
  asked: string;
  domain: string;
  by: 'pod' | 'node';
  ndots: number;
  said: string;
}>;

/** What is said of an outside name that the own domain answers for. */
export const searchDomainWords: Pick<Cause<SearchDomain>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { container, asked, domain, by, ndots, said }) => ({
      title: `\`${name}\`: \`${asked}\` is answered by a server of \`${domain}\``,
      sentence: `The container \`${container}\` of \`${name}\` asked for \`${asked}\` and got the certificate of \`${domain}\` (“${said}”). ${by === 'pod' ? 'That is a search domain of the pod' : 'The nodes are named in that domain, so it is mostly a search domain of their resolv.conf, which pods inherit'}. With ndots:${ndots} the name is first asked as \`${asked}.${domain}\`, which a wildcard DNS record (\`*.${domain}\`) answers with the own server.`,
      so: 'If the name resolves so, neither the program nor the certificate is at fault.',
    }),
    ko: ({ name }, { container, asked, domain, by, ndots, said }) => ({
      title: `\`${name}\`: \`${asked}\` 요청에 \`${domain}\` 서버가 답합니다`,
      sentence: `\`${name}\` 워크로드의 \`${container}\` 컨테이너가 \`${asked}\` 주소에 물었지만 \`${domain}\` 인증서를 받았습니다(“${said}”). ${by === 'pod' ? '그 도메인은 파드의 검색 도메인(search)입니다' : '노드 이름이 그 도메인에 속하므로 대개 노드 resolv.conf의 검색 도메인(search)이며 파드가 물려받습니다'}. ndots:${ndots} 설정에서는 먼저 \`${asked}.${domain}\` 이름을 찾고, 와일드카드 DNS 레코드(\`*.${domain}\`)가 자기 서버로 답합니다.`,
      so: '이름이 그렇게 풀린다면 프로그램이나 인증서의 문제가 아닙니다.',
    }),
  },

  advice: {
    en: (_, { asked, domain }) => ({
      title: 'Take the search domain or its wildcard record away',
      text: `To see it: \`nslookup ${asked}.${domain}\` and \`cat /etc/resolv.conf\` in the pod. Then take \`${domain}\` out of the search line of the nodes (\`resolvConf\` of the kubelet), drop the wildcard record, or set \`dnsConfig.options\` ndots: "1" for the workload. A dot at the end of the name (\`${asked}.\`) helps at once.`,
    }),
    ko: (_, { asked, domain }) => ({
      title: '검색 도메인이나 와일드카드 레코드 제거',
      text: `확인: 파드에서 \`nslookup ${asked}.${domain}\`, \`cat /etc/resolv.conf\`. 그다음 노드의 search 줄에서 \`${domain}\` 도메인을 빼거나(kubelet의 \`resolvConf\`), 와일드카드 레코드를 없애거나, 워크로드의 \`dnsConfig.options\`에 ndots: "1"을 두십시오. 이름 끝에 점을 붙이면(\`${asked}.\`) 바로 해결됩니다.`,
    }),
  },
};
