import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';

/** Which table of the kernel is full, and whose connections get no answer; `peer` where that is known. */
export type DropsPackets = Readonly<{
  table: 'connections' | 'neighbours';
  workload: string;
  peer?: string;
}>;

/** What is said of a node that drops packets. */
export const dropsPacketsWords: Pick<Cause<DropsPackets>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { table, workload, peer }) => ({
      title: `node \`${name}\` drops packets: its table of ${TABLE.en[table]} is full`,
      sentence: `The kernel of node \`${name}\` says that its table of ${TABLE.en[table]} is full and that it drops packets, so what \`${workload}\` sends from there${peer ? ` to \`${peer}\`` : ''} gets no answer.`,
      so: 'It hits new connections of every pod of that node; the peer may well be healthy.',
      state: 'drops packets',
    }),
    ko: ({ name }, { table, workload, peer }) => ({
      title: `\`${name}\` 노드가 패킷을 버립니다: ${TABLE.ko[table]} 테이블이 가득 참`,
      sentence: `\`${name}\` 노드의 커널이 ${TABLE.ko[table]} 테이블이 가득 차서 패킷을 버린다고 합니다. 그래서 \`${workload}\` 워크로드가 그 노드에서 ${peer ? `\`${peer}\` 주소로 ` : ''}보내는 것에 응답이 없습니다.`,
      so: '그 노드에 있는 모든 파드의 새 연결이 영향을 받습니다. 상대는 정상일 수 있습니다.',
      state: '패킷 버림',
    }),
  },

  advice: {
    en: ({ name }, { table }) => ({
      title: 'Find what fills the table, and raise its limit',
      text: `See on node \`${name}\` what opens so many (\`conntrack -L\`, \`ip neigh\`), and raise ${LIMIT[table]} there, lastingly. A program that opens a connection for each request is fixed in its code.`,
    }),
    ko: ({ name }, { table }) => ({
      title: '테이블을 채우는 것을 찾고 한도 올리기',
      text: `\`${name}\` 노드에서 무엇이 그렇게 많이 여는지 보고(\`conntrack -L\`, \`ip neigh\`) ${LIMIT[table]} 값을 영구히 올리십시오. 요청마다 연결을 여는 프로그램은 코드를 고쳐야 합니다.`,
    }),
  },
};

const TABLE: Bilingual<Readonly<Record<DropsPackets['table'], string>>> = {
  en: { connections: 'connections (conntrack)', neighbours: 'neighbours (ARP)' },
  ko: { connections: '연결(conntrack)', neighbours: '이웃(ARP)' },
};
const LIMIT: Readonly<Record<DropsPackets['table'], string>> = {
  connections: '`net.netfilter.nf_conntrack_max`',
  neighbours: '`net.ipv4.neigh.default.gc_thresh3`',
};
