import type { Cause, Ref } from '../../../domain/model.ts';
import { brief, lastSaying, type RunLog, type Said } from '../../../world/readings/logs/logs.ts';
import { CRASHES, crashOf, exitOf, lastLines } from '../../signs/logs/crashes.ts';
import { holderOf, type Holder } from '../../signs/network/port-holders.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';

/** Without `port` the log does not say which one it is. */
type Taken = InContainer & Readonly<{ said: string; port?: number; holder: Holder }>;

/** How programs word EADDRINUSE (errno 98) about a port. */
const SAYS =
  /address already in use|EADDRINUSE|\bport:? \d+ (?:is|was) already in use|\bport \d+ is in use by another program|another \w+ (?:server )?(?:already )?running on port|Connection in use: \(/i;
/** Such a line about a socket that is a file: another fault, which a left-over file makes. */
const OF_FILE = /\bunix\b|\.sock\b/i;
/** "0.0.0.0:80", "[::]:80", ":::3000", " :8080", "*:6379"; "port 3000", "port: 3306"; "('0.0.0.0', 8000)". */
const PORT =
  /(?:\d\.\d{1,3}|\]|::|\*|localhost|\s):(?<after>\d{1,5})\b|\bport:?\W{0,3}(?<named>\d{1,5})\b|', (?<tuple>\d{1,5})\)/i;

/** A program ends because the port that it is to listen on is taken, most often by its neighbour in the pod. */
export const portInUse: Cause<Taken> = {
  id: 'crash/port-in-use',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = crashOf(symptom, world);
    if (!crash || crash.run.exitCode === 0 || crash.run.reason === 'OOMKilled') return;
    const { on } = crash;
    const found = refusalIn(lastLines(crash, world), on);
    if (!found) return;

    const { said, port } = found;
    const { holder, evidence } = holderOf(crash, port, world);
    const isShown = holder.by === 'container' && holder.sign === 'listens-and-declares';
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        said: brief(said.evidence.quote),
        ...(port !== undefined && { port }),
        holder,
      },
      evidence: [said.evidence, ...evidence, exitOf(crash)],
      strength: isShown && port !== undefined ? 'entails' : 'fits',
    };
  },

  text: {
    en({ name }, params) {
      const { said, port, holder } = params;
      const where = containerWords.en(params);
      const what = port === undefined ? 'the port that it is to listen on' : `port ${port}`;
      return {
        title: `\`${name}\`: ${what} of ${where} is already in use`,
        sentence: `The ${where} of \`${name}\` ends because ${what} is already in use: “${said}”. ${heldInEnglish(holder)}`,
        ...(holder.by === 'container' && {
          so: 'Starting it again does not help: a port has one listener at a time.',
        }),
      };
    },
    ko({ name }, params) {
      const { said, port, holder } = params;
      const where = containerWords.ko(params);
      const what = port === undefined ? '사용하려는 포트' : `${port} 포트`;
      return {
        title: `\`${name}\`: ${where}의 ${what}가 이미 사용 중입니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 끝나는 것은 ${what}가 이미 사용 중이기 때문입니다: “${said}”. ${heldInKorean(holder)}`,
        ...(holder.by === 'container' && {
          so: '다시 시작해도 풀리지 않습니다. 한 포트에서는 한 번에 하나만 들을 수 있습니다.',
        }),
      };
    },
  },
};

type Refusal = Readonly<{ said: Said; port?: number }>;

/** The last line that says so and names the port, or else the last that says so. */
function refusalIn({ lines }: RunLog, on: Ref<'Pod'>): Refusal | undefined {
  const saying = lines.filter(({ text }) => SAYS.test(text) && !OF_FILE.test(text));
  const said = lastSaying(PORT, on, { lines: saying }) ?? lastSaying(SAYS, on, { lines: saying });
  if (!said) return undefined;
  const { after, named, tuple } = said.groups;
  const port = Number(after ?? named ?? tuple ?? 0);
  return { said, ...(port > 0 && { port }) };
}

function heldInEnglish(holder: Holder): string {
  switch (holder.by) {
    case 'container': {
      const why = {
        'listens-and-declares': 'listens on it',
        listens: 'writes that it listens on it',
        declares: 'declares it',
        'runs-the-same': 'runs the same program',
      }[holder.sign];
      return `All containers of a pod share one network, and container \`${holder.other}\` of the same pod ${why}.`;
    }
    case 'pod':
      return `With hostNetwork it shares the ports of node \`${holder.node}\`, where pod \`${holder.other}\` declares that port, with hostNetwork too.`;
    case 'node':
      return `With hostNetwork it shares the ports of node \`${holder.node}\`: something on it holds the port, and no other pod is seen to declare it.`;
    case 'itself':
      return 'No other container of the pod runs: either its own processes bind the port twice, or connections of its last run still hold it (TIME_WAIT, for a minute, unless the program sets SO_REUSEADDR).';
    case 'neighbours':
      return 'All containers of a pod share one network: another of them holds the port, or its own processes bind it twice.';
  }
}

function heldInKorean(holder: Holder): string {
  switch (holder.by) {
    case 'container': {
      const why = {
        'listens-and-declares': '그 포트에서 듣고 있습니다',
        listens: '그 포트에서 듣는다고 로그에 썼습니다',
        declares: '그 포트를 선언했습니다',
        'runs-the-same': '같은 프로그램을 실행합니다',
      }[holder.sign];
      return `한 파드의 컨테이너는 네트워크를 함께 쓰며, 같은 파드의 \`${holder.other}\` 컨테이너가 ${why}.`;
    }
    case 'pod':
      return `hostNetwork 파드이므로 \`${holder.node}\` 노드의 포트를 함께 쓰는데, 역시 hostNetwork인 \`${holder.other}\` 파드가 그 포트를 선언했습니다.`;
    case 'node':
      return `hostNetwork 파드이므로 \`${holder.node}\` 노드의 포트를 함께 씁니다. 그 노드에서 무엇인가가 포트를 쓰고 있으며, 그 포트를 선언한 다른 파드는 보이지 않습니다.`;
    case 'itself':
      return '파드에서 실행 중인 다른 컨테이너가 없으므로, 자기 프로세스들이 포트를 두 번 바인드하거나, 이전 실행의 연결이 포트를 잡고 있습니다(TIME_WAIT, 1분 동안, 프로그램이 SO_REUSEADDR 옵션을 쓰지 않을 때).';
    case 'neighbours':
      return '한 파드의 컨테이너는 네트워크를 함께 쓰므로, 다른 컨테이너가 포트를 쓰고 있거나 자기 프로세스들이 두 번 바인드합니다.';
  }
}
