import type { Cause } from '../../../domain/model.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { shell } from '../../../text/shell.ts';
import { meantBy } from '../../meant-by.ts';

/** The controller's reason of the condition Progressing while a Deployment is paused. */
const PAUSED = 'DeploymentPaused';

/** A Deployment is paused: a change of its template waits until somebody resumes it. */
export const deploymentPaused: Cause<Readonly<{ waits: boolean }>, 'apps/Deployment'> = {
  id: 'workload/paused',
  of: ['apps/Deployment'],
  explains: ['deployment-paused'],
  symptom: meantBy('deployment-paused', ['apps/Deployment'], (deployment) => {
    if (deployment.spec?.paused !== true) return undefined;
    const { reason, lastTransitionTime: since } = conditionOf(deployment, 'Progressing') ?? {};
    return {
      path: '/spec/paused',
      quote: 'true',
      reason: 'Paused',
      ...(since && reason === PAUSED && { since }),
    };
  }),

  *explain({ on, evidence }, _world, { spec, status }) {
    yield {
      subject: on,
      params: { waits: (status?.updatedReplicas ?? 0) < (spec?.replicas ?? 1) },
      evidence: [evidence],
      strength: 'entails',
    };
  },

  text: {
    en: ({ name }, { waits }) => ({
      title: `Deployment \`${name}\` is paused`,
      sentence: `Deployment \`${name}\` is paused (spec.paused): ${waits ? 'its newest template is not rolled out' : 'a change of its template will not be rolled out'} until somebody resumes it.`,
      state: 'paused',
    }),
    ko: ({ name }, { waits }) => ({
      title: `Deployment \`${name}\` 객체가 멈춰 있습니다`,
      sentence: `Deployment \`${name}\` 객체를 누군가 멈춰 두었습니다(spec.paused). 재개할 때까지 ${waits ? '최신 템플릿이 배포되지 않습니다' : '템플릿을 바꿔도 배포되지 않습니다'}.`,
      state: '일시 정지됨',
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Resume it when it is to be rolled out',
      text: `Ask who paused \`${name}\` and why. When it is resumed, all changes of its template since then are rolled out at once.`,
    }),
    ko: ({ name }) => ({
      title: '배포할 때 재개',
      text: `\`${name}\` 객체를 누가 왜 멈췄는지 확인하십시오. 재개하면 그동안의 템플릿 변경이 한꺼번에 배포됩니다.`,
    }),
    command: ({ namespace = 'default', name }) =>
      shell`kubectl -n ${namespace} rollout resume deployment/${name}`,
  },
};
