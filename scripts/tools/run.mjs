import { spawn } from 'node:child_process';

/** Runs a command and answers its standard output; its standard error is in the error when it fails. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) {
      child[name].setEncoding('utf8').on('data', (text) => (output[name] += text));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output.stdout);
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${output.stderr.trim()}`));
    });
  });
}
