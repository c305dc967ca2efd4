import type { Signature } from '../signature.ts';
import { answeredByWebServer } from './answered-by-web-server.ts';
import { apiServerUnreachable } from './api-server-unreachable.ts';
import { listed } from './listed.ts';
import { noKubeconfig } from './no-kubeconfig.ts';
import { ownAddressRefused } from './own-address-refused.ts';
import { rbacForbidden } from './rbac-forbidden.ts';
import { unschedulable } from './unschedulable.ts';
import { waitingRunner } from './waiting-runner.ts';
import { webhookFailed } from './webhook-failed.ts';

/** Every signature of a whole text. The order has no meaning: what is proved comes first. */
export const signatures: readonly Signature[] = [
  answeredByWebServer,
  apiServerUnreachable,
  noKubeconfig,
  ownAddressRefused,
  rbacForbidden,
  unschedulable,
  webhookFailed,
  ...waitingRunner,
  ...listed,
];
