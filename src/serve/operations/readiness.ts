import { saidBy } from '../../text/redaction/said-by.ts';

/** What has to hold for a role to be ready, by name. Each rejects with the reason why it does not. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

/** Makes all checks but those excluded, and tells of each in a line, as Kubernetes' /readyz?verbose does. */
export async function readiness(
  checks: Checks,
  excluded: readonly string[],
): Promise<Readonly<{ isReady: boolean; text: string }>> {
  const made = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      if (excluded.includes(name)) return { isWell: true, line: `[+]${name} excluded` };
      const why = await obstacle(check);
      return why === undefined
        ? { isWell: true, line: `[+]${name} ok` }
        : { isWell: false, line: `[-]${name} failed: ${why}` };
    }),
  );
  const isReady = made.every(({ isWell }) => isWell);
  const lines = [...made.map(({ line }) => line), isReady ? 'ready' : 'Not ready'];
  return { isReady, text: lines.join('\n') };
}

async function obstacle(check: () => Promise<void>): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    return saidBy(error);
  }
}
