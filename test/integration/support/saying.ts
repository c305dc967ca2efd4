import type { ChildProcess } from 'node:child_process';

/** Waits until a process has printed that text. */
export async function saying({ stdout }: ChildProcess, text: string): Promise<void> {
  let printed = '';
  const said = Promise.withResolvers<void>();
  stdout?.on('data', (chunk) => {
    printed += String(chunk);
    if (printed.includes(text)) said.resolve();
  });
  stdout?.on('close', () => said.reject(new Error(`ended without "${text}": ${printed}`)));
  await said.promise;
}
