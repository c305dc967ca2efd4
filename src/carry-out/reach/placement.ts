import { z } from 'zod';

import { forUse } from './forms/for-use.ts';
import { NAME, NOTHING, PORT } from './forms/forms.ts';
import { CONTAINER, inTemplate } from './forms/in-template.ts';
import { inTemplates } from './forms/in-templates.ts';
import { adds, changesOnly, fits, replacesOne } from './forms/values.ts';
import type { ReachesOf } from './reaches-of.ts';

/** What the remedies of pods without a node may write. */
export const placement = {
  'placement/correct-toleration': inTemplate({ '/tolerations': replacesOne(forUse) }),
  'placement/existing-label': inTemplate({
    '/nodeSelector': fits(() => z.record(z.string(), z.string())),
    '/affinity': changesOnly('nodeAffinity'),
  }),
  'placement/no-node-name': inTemplates({ '/nodeName': NOTHING }),
  'placement/no-priority': inTemplates({ '/priorityClassName': NOTHING }),
  'placement/other-host-port': inTemplates({ [`${CONTAINER}/ports/*/hostPort`]: PORT }),
  'placement/other-priority': inTemplates({ '/priorityClassName': NAME }),
  'placement/other-runtime': inTemplates({ '/runtimeClassName': NAME }),
  'placement/prefer-apart': inTemplate({ '/affinity': changesOnly('podAntiAffinity') }),
  'placement/tolerate-taint': inTemplate({ '/tolerations': adds(forUse) }),
} as const satisfies ReachesOf<'placement'>;
