// Says which process it is, and asks once it gets SIGUSR1: a test types on its terminal before that and after.
import { terminalOf } from '#src/cli/terminal.ts';

process.once('SIGUSR1', async () => {
  const answer = await terminalOf(process).ask('Apply? ');
  process.stdout.write(`answer: ${JSON.stringify(answer)}\n`);
  process.exit();
});
process.stdout.write(`pid: ${process.pid}\n`);
setInterval(() => undefined, 60_000);
