import type { Remarker } from '../remarker.ts';

/** A Deployment is paused: a change of its template waits until somebody resumes it. */
export const deploymentPaused: Remarker<'apps/Deployment', Readonly<{ waits: boolean }>> = {
  id: 'workload/paused',
  of: ['apps/Deployment'],

  *remark({ spec, status }) {
    if (!spec?.paused) return;
    yield { waits: (status?.updatedReplicas ?? 0) < (spec.replicas ?? 1) };
  },

  text: {
    en: ({ name }, { waits }) =>
      `Deployment \`${name}\` is paused by hand (spec.paused): ${waits ? 'its newest template is not rolled out' : 'a change of its template will not be rolled out'} until somebody resumes it.`,
    ko: ({ name }, { waits }) =>
      `Deployment \`${name}\` 객체를 누군가 멈춰 두었습니다(spec.paused). 재개할 때까지 ${waits ? '최신 템플릿이 배포되지 않습니다' : '템플릿을 바꿔도 배포되지 않습니다'}.`,
  },
};
