import { z } from 'zod';

import type { Allows, Reach } from '../../../domain/remedy.ts';
import { isRecord } from '../../../text/is-record.ts';
import { CONTAINER } from './in-template.ts';
import { fits } from './values.ts';

const KINDS = ['argoproj.io/Rollout', 'apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'];
const SPEC = '/spec/template/spec';
/** By these a pod gets more rights, or is another program. */
const CLOSED =
  /^(?:privileged|securityContext|hostPath|image|host(?:PID|IPC|Network)|serviceAccount.*)$/;

/** Whatever holds none of these keys. */
const harmless: Allows = (value) => {
  if (Array.isArray(value)) return value.every((one) => harmless(one, undefined));
  if (!isRecord(value)) return true;
  return Object.entries(value).every(([key, one]) => !CLOSED.test(key) && harmless(one, undefined));
};
const name = fits(() => z.string().max(253).optional());

/** What goes back with a revision: all that says what a pod runs, asks for and where, and nothing of its rights. */
export const TEMPLATE_FIELDS: readonly Reach[] = [
  {
    of: KINDS,
    paths: {
      '/spec/template/metadata/{labels,annotations}/{*}': fits(() => z.string().optional()),
      [`${SPEC}${CONTAINER}/image`]: fits(() => z.string().regex(/^[a-z0-9][\w.:/@-]*$/)),
      [`${SPEC}${CONTAINER}/{command,args,workingDir,env,envFrom,ports,resources,volumeMounts}`]:
        harmless,
      [`${SPEC}${CONTAINER}/{livenessProbe,readinessProbe,startupProbe,lifecycle,imagePullPolicy}`]:
        harmless,
      [`${SPEC}${CONTAINER}/env/*/{value,valueFrom}`]: harmless,
      [`${SPEC}/{nodeSelector,affinity,tolerations,topologySpreadConstraints,volumes}`]: harmless,
      [`${SPEC}/{dnsPolicy,dnsConfig,hostAliases,imagePullSecrets,enableServiceLinks}`]: harmless,
      [`${SPEC}/terminationGracePeriodSeconds`]: fits(() => z.int().min(0).max(86_400).optional()),
      [`${SPEC}/{priorityClassName,runtimeClassName,schedulerName}`]: name,
    },
  },
];
