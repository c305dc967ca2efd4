import { execFile } from 'node:child_process';
import { join } from 'node:path';

/** What a program of scripts/ prints; what it says meanwhile is passed on. */
export async function printedBy(script: string, ...args: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = execFile(process.execPath, [join('scripts', script), ...args], (error, stdout) => {
    if (error) reject(error);
    else resolve(stdout);
  });
  child.stderr?.pipe(process.stderr);
  return await promise;
}
