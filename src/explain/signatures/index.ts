import type { Signature } from '../signature.ts';
import { answeredByWebServer } from './answered-by-web-server.ts';
import { apiServerSilent } from './api-server-silent.ts';
import { apiServerUnreachable } from './api-server-unreachable.ts';
import { badKubeconfig } from './bad-kubeconfig.ts';
import { credentialsRefused } from './credentials-refused.ts';
import { etcdFailing } from './etcd-failing.ts';
import { noKubeconfig } from './no-kubeconfig.ts';
import { notThere } from './not-there.ts';
import { objectModified } from './object-modified.ts';
import { ownAddressRefused } from './own-address-refused.ts';
import { rbacForbidden } from './rbac-forbidden.ts';
import { unschedulable } from './unschedulable.ts';
import { webhookDenied } from './webhook-denied.ts';
import { webhookFailed } from './webhook-failed.ts';

/** Every signature. The order has no meaning: what is proved comes first. */
export const signatures: readonly Signature[] = [
  answeredByWebServer,
  apiServerSilent,
  apiServerUnreachable,
  badKubeconfig,
  credentialsRefused,
  etcdFailing,
  noKubeconfig,
  notThere,
  objectModified,
  ownAddressRefused,
  rbacForbidden,
  unschedulable,
  webhookDenied,
  webhookFailed,
];
