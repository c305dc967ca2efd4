import { certificateReferences } from '../../../knowledge/references/contents.ts';
import { referenceSymptom } from '../../../knowledge/references/reference-symptom.ts';
import { revisionReferences } from '../../../knowledge/references/templates.ts';
import { leadsSomewhere } from '../../leads-somewhere.ts';

const CONTENTS = ['ConfigMap', 'Secret'];
const KINDS = [
  'apps/Deployment',
  'apps/StatefulSet',
  'apps/DaemonSet',
  'argoproj.io/Rollout',
  'batch/CronJob',
  'networking.k8s.io/Ingress',
];

/** The ConfigMaps and Secrets that templates and routes name are there, also where no pod has needed them yet. */
export const contents = leadsSomewhere(
  'references/contents',
  {
    en: 'The ConfigMaps and Secrets that are named are there',
    ko: '참조하는 ConfigMap과 Secret이 있습니다',
  },
  KINDS,
  [
    referenceSymptom('missing-contents', [
      ...revisionReferences.filter(({ to }) => to.every((kind) => CONTENTS.includes(kind))),
      ...certificateReferences,
    ]),
  ],
);
