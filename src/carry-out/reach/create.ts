import { configMapCopy } from './made/config-map-copy.ts';
import { headlessService } from './made/headless-service.ts';
import { serviceAccount } from './made/service-account.ts';
import { twinService } from './made/twin-service.ts';
import type { ReachesOf } from './reaches-of.ts';

/** What the remedies that create an object may make. */
export const create = {
  'create/config-map': [{ of: ['ConfigMap'], paths: {}, creates: configMapCopy }],
  'create/service': [{ of: ['Service'], paths: {}, creates: headlessService }],
  'create/service-account': [{ of: ['ServiceAccount'], paths: {}, creates: serviceAccount }],
  'create/twin-service': [{ of: ['Service'], paths: {}, creates: twinService }],
} as const satisfies ReachesOf<'create'>;
