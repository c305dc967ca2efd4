import { spawn } from 'node:child_process';

/** Computes without end, and ends with its standard input: that closes when who has started it ends, however it does. */
const COMPUTE = `
  process.stdin.resume().on('end', () => process.exit());
  const compute = () => {
    for (const end = Date.now() + 50; Date.now() < end; );
    setImmediate(compute);
  };
  compute();`;

/** Starts so many processes that compute, and tells their ids; `stop` ends them. */
export function startLoad(count) {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', COMPUTE], { stdio: ['pipe', 'ignore', 'inherit'] }),
  );
  return {
    pids: children.map(({ pid }) => pid),
    stop() {
      for (const child of children) child.kill('SIGKILL');
    },
  };
}
