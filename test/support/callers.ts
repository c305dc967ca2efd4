import type { Resource } from '#src/domain/resource.ts';
import type { Log } from '#src/world/recorded.ts';
import { labelled, logOf, pod } from '#test/support/objects.ts';

/** A pod that crashes, with the label app=web, told by DATABASE_URL to talk to a peer; and what it wrote last. */
export function crashing(
  said: string,
  url = 'postgres://db:5432/app',
): Readonly<{ caller: Resource<'Pod'>; logs: readonly Log[] }> {
  const env = [{ name: 'DATABASE_URL', value: url }];
  const waiting = { reason: 'CrashLoopBackOff' };
  const caller = pod({ container: { env }, waiting, ended: { exitCode: 1 } });
  return {
    caller: labelled(caller, { app: 'web' }),
    logs: [logOf(`connecting to ${url}\n${said}`)],
  };
}
