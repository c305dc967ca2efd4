import type { Cause } from '../../../domain/model.ts';

/** `lease` is that of the cluster's own scheduler; a scheduler of another name may have none. */
export type Ignored = Readonly<{
  pod: string;
  scheduler: string;
  isDefault: boolean;
  lease: 'renewed' | 'given-up' | 'unknown';
  program?: string; // the scheduler's own pod, where that is in trouble
}>;

export const DEFAULT = 'default-scheduler';

/** What is said of a pod at which no scheduler has looked. */
export const noSchedulerWords: Pick<Cause<Ignored>, 'text' | 'advice'> = {
  text: {
    en({ name }, { pod, scheduler, isDefault, lease, program }) {
      const silence = `\`${pod}\` has no PodScheduled condition, which a scheduler sets at its first try.`;
      if (!isDefault) {
        return {
          title: `\`${name}\`: no scheduler \`${scheduler}\` looks at its pods`,
          sentence: `\`${name}\` asks for the scheduler \`${scheduler}\`, and none of that name seems to be running: ${silence}`,
          state: 'not scheduled',
          so: `It waits until a scheduler of that name runs, or until its template names another, such as \`${DEFAULT}\`.`,
        };
      }
      const { title, why } = EN[lease];
      return {
        title: `the scheduler ${title} (\`${name}\`)`,
        sentence: `No scheduler has tried to place \`${pod}\`: \`${name}\` ${why} ${silence}`,
        state: 'not scheduled',
        so: 'No new pod gets a node anywhere in the cluster until it works again; pods that run go on.',
        ...(program && { detail: `Its own pod \`${program}\` is in trouble.` }),
      };
    },
    ko({ name }, { pod, scheduler, isDefault, lease, program }) {
      const silence = `\`${pod}\` 파드에 스케줄러가 처음 시도할 때 남기는 PodScheduled 조건이 없습니다.`;
      if (!isDefault) {
        return {
          title: `\`${name}\`: \`${scheduler}\` 스케줄러가 파드를 보지 않습니다`,
          sentence: `\`${name}\` 워크로드가 쓰는 \`${scheduler}\` 스케줄러가 실행되고 있지 않은 것으로 보입니다. ${silence}`,
          state: '배치 안 됨',
          so: `그 이름의 스케줄러가 실행되거나 템플릿이 \`${DEFAULT}\` 같은 다른 이름을 쓸 때까지 기다립니다.`,
        };
      }
      const { title, why } = KO[lease];
      return {
        title: `스케줄러가 ${title} (\`${name}\`)`,
        sentence: `\`${pod}\` 파드를 배치하려고 시도한 스케줄러가 없습니다. \`${name}\` 프로그램이 ${why} ${silence}`,
        state: '배치 안 됨',
        so: '다시 동작할 때까지 클러스터 어디에서도 새 파드가 노드를 받지 못합니다. 실행 중인 파드는 그대로입니다.',
        ...(program && { detail: `스케줄러의 파드 \`${program}\` 자체에 문제가 있습니다.` }),
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: 'Start the scheduler again, or correct schedulerName',
      text: `Whoever runs the control plane looks at the scheduler that is asked for (\`${name}\`): its pod or service and its log. If the pod names a scheduler by mistake, correct schedulerName in its template.`,
    }),
    ko: ({ name }) => ({
      title: '스케줄러를 다시 시작하거나 schedulerName 수정',
      text: `컨트롤 플레인 담당자가 요청된 스케줄러(\`${name}\`)의 파드나 서비스, 로그를 확인합니다. 스케줄러 이름이 잘못된 것이면 템플릿의 schedulerName 값을 고치십시오.`,
    }),
    commandOnly: 'looks',
    command: () => 'kubectl -n kube-system get pods,leases',
  },
};

type Lease = Ignored['lease'];

const EN: Readonly<Record<Lease, Readonly<{ title: string; why: string }>>> = {
  'given-up': { title: 'is down', why: 'is not running: it has stopped renewing its Lease.' },
  renewed: { title: 'hangs', why: 'holds its Lease and still does not work.' },
  unknown: { title: 'does not work', why: 'does not work or is not running.' },
};

const KO: Readonly<Record<Lease, Readonly<{ title: string; why: string }>>> = {
  'given-up': { title: '멈췄습니다', why: '실행되고 있지 않습니다. Lease 갱신이 멈췄습니다.' },
  renewed: { title: '응답하지 않습니다', why: 'Lease는 갱신하면서 동작하지 않습니다.' },
  unknown: { title: '동작하지 않습니다', why: '동작하지 않거나 실행되고 있지 않습니다.' },
};
