import { z } from 'zod';

import { NOTHING, USER } from './forms/forms.ts';
import { HARMLESS_CAPABILITIES } from './forms/harmless-capabilities.ts';
import { CONTAINER } from './forms/in-template.ts';
import { inTemplates } from './forms/in-templates.ts';
import { OWN_VOLUME, SCRATCH } from './forms/scratch.ts';
import { adds, fewer, only } from './forms/values.ts';
import type { ReachesOf } from './reaches-of.ts';

const CONTEXT = '/securityContext';
const DEFAULT = { type: 'RuntimeDefault' };

const ownName = () => z.templateLiteral([OWN_VOLUME, z.string()]);
const mount = () => z.strictObject({ name: ownName(), mountPath: z.string().regex(SCRATCH) });
const empty = () => z.strictObject({ name: ownName(), emptyDir: z.strictObject({}) });

/** What the remedies of rights and security contexts may write. */
export const security = {
  'security/add-capabilities': inTemplates({
    [`${CONTAINER}${CONTEXT}/capabilities/add`]: adds(() => z.enum(HARMLESS_CAPABILITIES)),
  }),
  'security/default-profile': inTemplates({
    [`${CONTEXT}/seccompProfile`]: only(DEFAULT),
    [`${CONTAINER}${CONTEXT}/seccompProfile`]: only(DEFAULT),
  }),
  'security/no-sysctl': inTemplates({ [`${CONTEXT}/sysctls`]: fewer() }),
  'security/own-user': inTemplates({ [`${CONTEXT}/{runAsUser,runAsGroup,fsGroup}`]: USER }),
  'security/restricted': inTemplates({
    [`${CONTEXT}/runAsNonRoot`]: only(true),
    [`${CONTEXT}/runAsUser`]: USER,
    [`${CONTEXT}/seccompProfile/type`]: only(DEFAULT.type),
    [`${CONTAINER}${CONTEXT}/allowPrivilegeEscalation`]: only(false),
    [`${CONTAINER}${CONTEXT}/capabilities/drop`]: only(['ALL']),
  }),
  'security/run-as-user': inTemplates({ [`${CONTEXT}/runAsUser`]: USER }),
  'security/usual-runtime': inTemplates({ '/runtimeClassName': NOTHING }),
  'security/volume-group': inTemplates({ [`${CONTEXT}/fsGroup`]: USER }),
  'security/writable-directory': inTemplates({
    '/volumes': adds(empty),
    [`${CONTAINER}/volumeMounts`]: adds(mount),
  }),
} as const satisfies ReachesOf<'security'>;
