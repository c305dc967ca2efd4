// Says which process it is, and asks once it gets SIGUSR1: a test types on its terminal before that and after.
import { once } from 'node:events';

import { terminalOf } from '#src/cli/terminal.ts';

const alive = setInterval(() => undefined, 60_000);
const told = once(process, 'SIGUSR1');
process.stdout.write(`pid: ${process.pid}\n`);
await told;
clearInterval(alive);
const answer = await terminalOf(process).ask('Apply? ');
process.stdout.write(`answer: ${JSON.stringify(answer)}\n`);
process.exit();
