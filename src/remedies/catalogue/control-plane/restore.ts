import { wordsOnly } from '../../words/words-only.ts';

/** The control plane needs its administrator, or on a managed cluster the provider. */
export const restore = wordsOnly(
  'control-plane/restore',
  {
    'control-plane/no-scheduler': {
      en: (name) => ({
        title: 'Start the scheduler again, or correct schedulerName',
        text: `Whoever runs the control plane looks at the scheduler that is asked for (\`${name}\`): its pod or service and its log. If the pod names a scheduler by mistake, correct schedulerName in its template.`,
      }),
      ko: (name) => ({
        title: '스케줄러를 다시 시작하거나 schedulerName 수정',
        text: `컨트롤 플레인 담당자가 요청된 스케줄러(\`${name}\`)의 파드나 서비스, 로그를 확인합니다. 스케줄러 이름이 잘못된 것이면 템플릿의 schedulerName 값을 고치십시오.`,
      }),
    },
    'control-plane/controller-silent': {
      en: (name) => ({
        title: 'Start the controller again',
        text: `Whoever runs the control plane looks at the controller behind \`${name}\`: its pod, its log and its Lease.`,
      }),
      ko: (name) => ({
        title: '컨트롤러를 다시 시작',
        text: `컨트롤 플레인 담당자가 \`${name}\` 쪽 컨트롤러의 파드, 로그, Lease를 확인합니다.`,
      }),
    },
  },
  () => 'kubectl -n kube-system get pods,leases',
);
