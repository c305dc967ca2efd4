import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { failureToReach } from '../../../world/readings/logs/failure-to-reach.ts';
import { lastSaying, logOfEnd, quoted } from '../../../world/readings/logs/logs.ts';
import {
  differences,
  imagesOf,
  oneNodeOf,
  type OnNode,
} from '../../../world/readings/pods/by-node.ts';
import { isReady } from '../../../world/readings/pods/pods.ts';
import { endedRuns, type EndedRun } from '../../../world/readings/pods/runs.ts';
import { ownersOf, podRef } from '../../../world/readings/workloads/workloads.ts';

/**
 * `differs` are fields of the node and of one where it goes well; `sameImage`: by digest; `neighbours` are other
 * pods of the namespace on that node. `fails`: name resolution does, or it is not known what.
 */
type OneNodeOnly = Readonly<{
  workload: string;
  fails: 'dns' | 'unknown';
  exitCode: number;
  table: readonly OnNode[];
  sameImage: boolean;
  differs: readonly string[];
  neighbours: Readonly<{ ready: number; pods: number }>;
}>;

/** Below this a difference between nodes may be chance. */
const FEWEST_WELL = 2;
const DNS_FAILURES = ['no-dns-answer', 'unresolved'];
/** The binary is for another processor: a difference that is known. */
const WRONG_PROCESSOR = /exec format error/;

/** Pods of one revision crash on one node and run on all others, so what differs is the node. */
export const oneNodeOnly: Cause<OneNodeOnly> = {
  id: 'node/one-node-only',
  explains: ['container-waiting', 'container-restarting'],
  refines: ['network/cannot-reach'],

  *explain(symptom, world) {
    const { on, until } = symptom;
    const fact = isA('Pod', on) && !until ? world.get(on) : undefined;
    if (fact?.is !== 'known' || !isA('Pod', on)) return;
    const found = oneNodeOf(fact.value, on, world);
    const run = [...endedRuns(fact.value)].find(({ exitCode }) => exitCode !== 0);
    if (!found || !run || WRONG_PROCESSOR.test(run.message)) return;

    const { kind = '' } = failureToReach(symptom, world)?.failure ?? {};
    const fails = DNS_FAILURES.includes(kind) ? 'dns' : 'unknown';
    const nodes = new Set(found.ready.map(({ spec }) => spec?.nodeName));
    if (fails === 'unknown' && (kind || nodes.size < FEWEST_WELL)) return;

    const said = lastWords(on, run, world);
    if (said && WRONG_PROCESSOR.test(said.quote)) return;
    const [well] = found.ready;
    const [here, there] = [found.node, well.spec?.nodeName ?? ''].map((name) =>
      world.get({ kind: 'Node' as const, name }),
    );
    yield {
      subject: { kind: 'Node', name: found.node },
      params: {
        workload: (ownersOf(on, world).at(-1) ?? on).name,
        fails,
        exitCode: run.exitCode,
        table: found.table,
        sameImage: imagesOf(fact.value) === imagesOf(well),
        differs:
          here?.is === 'known' && there?.is === 'known' ? differences(here.value, there.value) : [],
        neighbours: neighboursOf(fact.value, world),
      },
      evidence: [
        placeOf(on, found.node),
        ...(said ? [said] : []),
        placeOf(podRef(well), well.spec?.nodeName ?? ''),
      ],
      strength: fails === 'dns' && found.isWhole ? 'fits' : 'suggests',
    };
  },

  text: {
    en: ({ name }, { workload, fails, exitCode, table, sameImage, differs, neighbours }) => ({
      title:
        fails === 'dns'
          ? `name resolution fails on node \`${name}\` only`
          : `\`${workload}\` crashes on node \`${name}\` only`,
      sentence:
        fails === 'dns'
          ? `On node \`${name}\` DNS gives \`${workload}\` no answer; the same revision resolves names on all other nodes, so the fault is that node's way to the DNS servers.`
          : `Pods of \`${workload}\` crash on node \`${name}\` (exit code ${exitCode}) and are Ready on all other nodes. What on the node causes it is not proved.`,
      so: `${sameImage ? 'Image digest and template are the same everywhere, so an older image would not help.' : 'The template is the same everywhere; the image digests differ.'}${
        differs.length > 0
          ? ` The node differs from one where it runs: ${differs.join('; ')}.`
          : ' In what the nodes say of themselves they do not differ.'
      } ${neighboursEn(neighbours)}`,
      detail:
        'Look on the node at: its resolv.conf and the way to the cluster DNS, kernel log (dmesg), disk, clock, container runtime.',
      lines: linesOf(table, 'Ready', 'restarts'),
    }),
    ko: ({ name }, { workload, fails, exitCode, table, sameImage, differs, neighbours }) => ({
      title:
        fails === 'dns'
          ? `\`${name}\` 노드에서만 이름 조회가 실패합니다`
          : `\`${workload}\` 워크로드가 \`${name}\` 노드에서만 비정상 종료합니다`,
      sentence:
        fails === 'dns'
          ? `\`${name}\` 노드에서는 DNS가 \`${workload}\` 워크로드에 응답하지 않습니다. 같은 리비전이 다른 모든 노드에서는 이름 조회에 성공하므로, 그 노드에서 DNS 서버로 가는 경로의 문제입니다.`
          : `\`${workload}\` 워크로드의 파드가 \`${name}\` 노드에서는 비정상 종료하고(종료 코드 ${exitCode}) 다른 모든 노드에서는 Ready 상태입니다. 노드의 무엇이 원인인지는 증명되지 않았습니다.`,
      so: `${sameImage ? '이미지 다이제스트와 템플릿이 모두 같으므로 이전 이미지로 되돌려도 소용없습니다.' : '템플릿은 같지만 이미지 다이제스트가 다릅니다.'}${
        differs.length > 0
          ? ` 정상인 노드와 다른 점: ${differs.join('; ')}.`
          : ' 노드가 알리는 정보에는 차이가 없습니다.'
      } ${neighboursKo(neighbours)}`,
      detail:
        '노드에서 확인할 것: resolv.conf와 클러스터 DNS로 가는 경로, 커널 로그(dmesg), 디스크, 시계, 컨테이너 런타임.',
      lines: linesOf(table, 'Ready', '재시작'),
    }),
  },
};

function lastWords(on: Ref<'Pod'>, run: EndedRun, world: World): Evidence | undefined {
  const log = logOfEnd(on, run, world);
  const last = log.lines.findLast(({ text }) => /\S/.test(text));
  return lastSaying(WRONG_PROCESSOR, on, log)?.evidence ?? (last && quoted(last, on));
}

function placeOf(on: Ref, quote: string): Evidence {
  return { source: 'field', on, path: '/spec/nodeName', quote };
}

function neighboursOf(
  { metadata, spec: own }: Resource<'Pod'>,
  world: World,
): OneNodeOnly['neighbours'] {
  const maker = metadata?.ownerReferences?.[0]?.uid;
  const others = world
    .list('Pod', { namespace: metadata?.namespace ?? '' })
    .items.filter(
      (one) =>
        one.spec?.nodeName === own?.nodeName &&
        one.status?.phase === 'Running' &&
        one.metadata?.ownerReferences?.[0]?.uid !== maker,
    );
  return { ready: others.filter(isReady).length, pods: others.length };
}

function neighboursEn({ ready, pods }: OneNodeOnly['neighbours']): string {
  if (pods === 0) return 'No other pod of this namespace runs there.';
  if (pods === 1)
    return `The other pod of this namespace there is ${ready === 1 ? '' : 'not '}Ready.`;
  return `Of ${pods} other pods of this namespace there, ${ready} ${ready === 1 ? 'is' : 'are'} Ready.`;
}

function neighboursKo({ ready, pods }: OneNodeOnly['neighbours']): string {
  if (pods === 0) return '그 노드에 이 네임스페이스의 다른 파드는 없습니다.';
  return `그 노드에 있는 이 네임스페이스의 다른 파드 ${pods}개 중 ${ready}개가 Ready 상태입니다.`;
}

function linesOf(table: readonly OnNode[], ready: string, restarts: string): readonly string[] {
  const width = Math.max(...table.map(({ node }) => node.length));
  return table.map(
    (one) =>
      `${one.node.padEnd(width)}  ${one.ready}/${one.pods} ${ready}  ${one.restarts} ${restarts}`,
  );
}
