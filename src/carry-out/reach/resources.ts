import { QUANTITY } from './forms/forms.ts';
import { CONTAINER } from './forms/in-template.ts';
import { inTemplates } from './forms/in-templates.ts';
import type { ReachesOf } from './reaches-of.ts';

const LIMITS = `${CONTAINER}/resources/limits`;
const REQUESTS = `${CONTAINER}/resources/requests`;
const BOTH = `${CONTAINER}/resources/{limits,requests}`;

/** What the remedies of requests and limits may write. */
export const resources = {
  'resources/counted': inTemplates({ [`${BOTH}/{cpu,memory,ephemeral-storage}`]: QUANTITY }),
  'resources/cpu-limit': inTemplates({ [`${LIMITS}/cpu`]: QUANTITY }),
  'resources/memory-limit': inTemplates({ [`${LIMITS}/memory`]: QUANTITY }),
  'resources/memory-volume': inTemplates({ '/volumes/*/emptyDir/sizeLimit': QUANTITY }),
  'resources/offered-device': inTemplates({
    [`${BOTH}/{*}`]: (value) => value === undefined || QUANTITY(value, undefined),
  }),
  'resources/request': inTemplates({ [`${REQUESTS}/{cpu,memory}`]: QUANTITY }),
  'resources/smaller-request': inTemplates({
    [`${REQUESTS}/{cpu,memory,ephemeral-storage}`]: QUANTITY,
  }),
  'resources/storage-limit': inTemplates({
    [`${LIMITS}/ephemeral-storage`]: QUANTITY,
    '/volumes/*/emptyDir/sizeLimit': QUANTITY,
  }),
  'resources/within-range': inTemplates({
    [`${BOTH}/{cpu,memory,ephemeral-storage}`]: QUANTITY,
  }),
} as const satisfies ReachesOf<'resources'>;
