import type { Text } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { counted } from '../../../text/counted.ts';

/**
 * `program` is the one that runs the controller of this kind; `due` is when a CronJob should have run, `missing` how many
 * pods were not made, and `unlisted` a Ready pod that no EndpointSlice of a Service names.
 */
export type Silent = Readonly<{
  program: 'kube-controller-manager' | 'argo-rollouts';
  of: string;
  generation?: number;
  due?: string;
  missing?: number;
  unlisted?: string;
  observed?: number; // the last generation that it has seen; none where it has never looked
  lease: 'renewed' | 'given-up' | 'unknown';
}>;

/** What is said of a controller that does not react. */
export const controllerSilentWords: Pick<Cause<Silent>, 'text' | 'advice'> = {
  text: {
    en(_, params) {
      const { program, of, lease } = params;
      const why = {
        'given-up': 'It is down: it has stopped renewing its Lease.',
        renewed:
          'It renews its Lease, so it hangs, is far behind, or fails at this object again and again.',
        unknown: 'It is not running, hangs, or is far behind.',
      }[lease];
      return {
        title: `\`${of}\`${isNew(params) ? ' has no status' : ''}: its controller (${program}) does not react`,
        sentence: `${undone.en(params)} ${why}`,
        state: 'controller silent',
        so: 'What runs goes on running. Nothing is created, replaced or scaled until it works again.',
      };
    },
    ko(_, params) {
      const { program, of, lease } = params;
      const why = {
        'given-up': '프로그램이 멈췄습니다. Lease 갱신이 중단되었습니다.',
        renewed: 'Lease는 갱신하므로 멈춰 있거나 많이 밀렸거나 이 객체에서 계속 실패하는 것입니다.',
        unknown: '실행되지 않거나 멈춰 있거나 많이 밀린 것입니다.',
      }[lease];
      return {
        title: `\`${of}\`: ${isNew(params) ? 'status 없음, ' : ''}컨트롤러(${program})가 반응하지 않습니다`,
        sentence: `${undone.ko(params)} ${why}`,
        state: '컨트롤러 무응답',
        so: '실행 중인 것은 그대로입니다. 다시 동작할 때까지 새로 만들거나 바꾸거나 늘리지 않습니다.',
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: 'Start the controller again',
      text: `Whoever runs the control plane looks at the controller behind \`${name}\`: its pod, its log and its Lease.`,
    }),
    ko: ({ name }) => ({
      title: '컨트롤러를 다시 시작',
      text: `컨트롤 플레인 담당자가 \`${name}\` 쪽 컨트롤러의 파드, 로그, Lease를 확인합니다.`,
    }),
    commandOnly: 'looks',
    command: () => 'kubectl -n kube-system get pods,leases',
  },
};

/** Whether nobody has written a status on it yet. */
function isNew({ due, missing, unlisted, observed }: Silent): boolean {
  return !due && !missing && !unlisted && !observed;
}

/** What was not done. */
const undone: Text<[Silent]> = {
  en({ program, of, generation, due, observed, missing, unlisted }) {
    if (due)
      return `CronJob \`${of}\` was due at ${due} and did not run: ${program} does not start it.`;
    if (missing)
      return `${counted(missing, 'pod')} of \`${of}\` ${missing === 1 ? 'is' : 'are'} missing, and ${program} does not create ${missing === 1 ? 'it' : 'them'}.`;
    if (unlisted)
      return `Pod \`${unlisted}\` is Ready, and ${program} has not added it to the EndpointSlices of Service \`${of}\`.`;
    const seen = observed
      ? `has seen generation ${observed} of ${generation}`
      : 'has not looked at it: it has no status';
    return `Nothing has been made of the present spec of \`${of}\`: ${program} ${seen}.`;
  },
  ko({ program, of, generation, due, observed, missing, unlisted }) {
    if (due)
      return `CronJob \`${of}\` 객체가 ${due} 예정이었으나 실행되지 않았습니다. ${program} 프로그램이 시작하지 않습니다.`;
    if (missing)
      return `\`${of}\` 워크로드의 파드 ${missing}개가 없는데 ${program} 프로그램이 만들지 않습니다.`;
    if (unlisted)
      return `\`${unlisted}\` 파드는 Ready 상태인데 ${program} 프로그램이 Service \`${of}\` 객체의 EndpointSlice에 넣지 않았습니다.`;
    const seen = observed
      ? `${generation}번 중 ${observed}번 generation까지만 보았습니다`
      : '한 번도 보지 않아 status 값이 없습니다';
    return `\`${of}\` 객체의 현재 spec이 아직 반영되지 않았습니다. ${program} 프로그램이 ${seen}.`;
  },
};
