import { expect, it } from '@jest/globals';

import { NOTHING } from '#src/carry-out/reach/forms/forms.ts';
import { inTemplates } from '#src/carry-out/reach/forms/in-templates.ts';

it('a field of pods may stand in any workload, and of a Job in its copy', () => {
  const reaches = inTemplates({ '/hostNetwork': NOTHING });

  const places = reaches.flatMap(({ of, paths, creates }) =>
    Object.keys(paths).map((path) => [of, path, creates?.from]),
  );
  expect(places).toEqual([
    [
      ['argoproj.io/Rollout', 'apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'],
      '/spec/template/spec/hostNetwork',
      undefined,
    ],
    [['batch/CronJob'], '/spec/jobTemplate/spec/template/spec/hostNetwork', undefined],
    [['batch/Job'], '/spec/template/spec/hostNetwork', 'batch/Job'],
  ]);
});
