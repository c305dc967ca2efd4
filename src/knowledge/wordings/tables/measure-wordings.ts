import type { Wording } from '../wording.ts';

/** What stores of metrics and logs say when they take no more or give no answer. */
export const measureWordings: readonly Wording[] = [
  {
    id: 'samples-refused',
    says: [
      /Error on ingesting (?<said>out-of-order samples|samples that are too old or are too far into the future|samples with different value but same timestamp)/,
      /err(?:or)?="?(?<said>out of order sample|out of bounds|duplicate sample for timestamp)/,
      /(?<said>entry (?:too far behind|out of order))/,
    ],
    strength: 'fits',
    en: [
      'samples or lines are refused for their time: {said}',
      'The store takes the times of a series only forwards and near now. Two senders write the same series, or the clock of a sender is wrong.',
      'Give each sender a label of its own (replica, pod), see that no target is scraped twice, and compare the clocks of the nodes (`timedatectl`).',
    ],
    ko: [
      '시각 때문에 샘플이나 로그를 받지 않습니다: {said}',
      '저장소는 한 시계열의 시각을 앞으로만, 현재에 가까운 것만 받습니다. 둘이 같은 시계열을 쓰거나 보내는 쪽의 시계가 틀립니다.',
      '보내는 쪽마다 고유한 레이블(replica, pod)을 주고, 같은 대상을 두 번 수집하지 않는지, 노드의 시계가 맞는지(`timedatectl`) 확인하십시오.',
    ],
  },
  {
    id: 'query-too-large',
    says: [/query processing would load too many samples into memory/],
    en: [
      'a query reads more samples than Prometheus allows',
      'It would load more than `--query.max-samples` at once, and is not answered. The server is well.',
      'Ask for less: a shorter range, more labels, recording rules for what dashboards show. Raising the limit needs memory.',
    ],
    ko: [
      '쿼리가 Prometheus 한도보다 많은 샘플을 읽습니다',
      '한 번에 `--query.max-samples`보다 많이 읽게 되어 답하지 않습니다. 서버는 정상입니다.',
      '범위를 줄이고 레이블을 더 쓰거나 대시보드용 recording rule을 만드십시오. 한도를 늘리면 메모리가 필요합니다.',
    ],
  },
  {
    id: 'ingestion-limited',
    says: [/[Ii]ngestion rate limit (?:\(\S+\) )?exceeded for user (?<tenant>\S+)/],
    en: [
      'Loki or Mimir takes no more from tenant {tenant}',
      'More arrives than `ingestion_rate_mb` (or the limit of streams) of the tenant allows: lines and samples are dropped.',
      'Find what writes so much; then raise the limit in `limits_config` (with the burst size), or drop it at the sender.',
    ],
    ko: [
      'Loki/Mimir가 테넌트 {tenant}의 데이터를 더 받지 않습니다',
      '테넌트의 `ingestion_rate_mb`(또는 스트림 한도)보다 많이 들어와 로그나 샘플이 버려집니다.',
      '무엇이 많이 쓰는지 찾은 뒤 `limits_config`의 한도(burst 포함)를 늘리거나 보내는 쪽에서 버리십시오.',
    ],
  },
  {
    id: 'ring-unhealthy',
    says: [/too many unhealthy instances in the ring/],
    en: [
      'too few members of the ring are healthy (Loki, Mimir, Tempo)',
      'Fewer members are healthy than the quorum of `replication_factor` (3 by default, quorum 2) needs: only one replica of the writer (ingester) runs, several are down, or members that ended without leaving are still in the ring.',
      'Compare the replicas of the writer (`write`, `ingester`) with `replication_factor` in the config: run at least 2 (better 3), or set `common.replication_factor: 1` for a single one. Then open `/ring` of the distributor: forget the members that no longer exist (`autoforget_unhealthy: true` does so), and bring the others back.',
    ],
    ko: [
      '링에 정상 멤버가 부족합니다(Loki, Mimir, Tempo)',
      '정상 멤버가 `replication_factor`(기본값 3, 정족수 2)의 정족수보다 적습니다. writer(ingester) 레플리카가 1개뿐이거나, 여럿이 내려갔거나, 나가지 않고 끝난 멤버가 링에 남아 있습니다.',
      'writer(`write`, `ingester`)의 replicas 값을 설정의 `replication_factor` 값과 비교하십시오. 2개(가급적 3개) 이상 실행하거나, 하나만 쓰려면 `common.replication_factor: 1`로 설정하십시오. 그다음 distributor의 `/ring`에서 없어진 멤버를 forget하고(`autoforget_unhealthy: true`면 자동), 나머지를 되살리십시오.',
    ],
  },
];
