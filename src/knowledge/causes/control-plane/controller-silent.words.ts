import type { Cause } from '../../../domain/model.ts';

/** `program` is the one that runs the controller of this kind; `due` is when a CronJob should have run. */
export type Silent = Readonly<{
  program: 'kube-controller-manager' | 'argo-rollouts';
  of: string;
  generation?: number;
  due?: string;
  observed?: number; // the last generation that it has seen; none where it has never looked
  lease: 'renewed' | 'given-up' | 'unknown';
}>;

/** What is said of a controller that does not react. */
export const controllerSilentWords: Pick<Cause<Silent>, 'text' | 'advice'> = {
  text: {
    en(_, { program, of, generation, due, observed, lease }) {
      const why = {
        'given-up': 'It is down: it has stopped renewing its Lease.',
        renewed:
          'It renews its Lease, so it hangs, is far behind, or fails at this object again and again.',
        unknown: 'It is not running, hangs, or is far behind.',
      }[lease];
      const seen = observed ? `generation ${observed} of ${generation}` : 'none of it';
      return {
        title: `\`${of}\`: its controller (${program}) does not react`,
        sentence: `${
          due
            ? `CronJob \`${of}\` was due at ${due} and did not run: ${program} does not start it.`
            : `Nothing has been made of the present spec of \`${of}\`: ${program} has seen ${seen}.`
        } ${why}`,
        state: 'controller silent',
        so: 'What runs goes on running. Nothing is created, replaced or scaled until it works again.',
      };
    },
    ko(_, { program, of, generation, due, observed, lease }) {
      const why = {
        'given-up': '프로그램이 멈췄습니다. Lease 갱신이 중단되었습니다.',
        renewed: 'Lease는 갱신하므로 멈춰 있거나 많이 밀렸거나 이 객체에서 계속 실패하는 것입니다.',
        unknown: '실행되지 않거나 멈춰 있거나 많이 밀린 것입니다.',
      }[lease];
      const seen = observed
        ? `${generation}번 중 ${observed}번 generation까지만 보았습니다`
        : '한 번도 보지 않았습니다';
      return {
        title: `\`${of}\`: 컨트롤러(${program})가 반응하지 않습니다`,
        sentence: `${
          due
            ? `CronJob \`${of}\` 객체가 ${due} 예정이었으나 실행되지 않았습니다. ${program} 프로그램이 시작하지 않습니다.`
            : `\`${of}\` 객체의 현재 spec이 아직 반영되지 않았습니다. ${program} 프로그램이 ${seen}.`
        } ${why}`,
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
