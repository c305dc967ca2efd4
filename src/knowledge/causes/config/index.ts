import type { Cause } from '../../../domain/model.ts';
import { brokenFile } from './broken-file.ts';
import { downwardApi } from './downward-api.ts';
import { missingConfig } from './missing-config.ts';
import { missingKey } from './missing-key.ts';
import { missingVariable } from './missing-variable.ts';
import { outdatedEnvironmentCause } from './outdated-environment.ts';
import { serviceLinkVariable } from './service-link-variable.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const configCauses: readonly Cause[] = [
  brokenFile,
  downwardApi,
  missingConfig,
  missingKey,
  missingVariable,
  outdatedEnvironmentCause,
  serviceLinkVariable,
];
