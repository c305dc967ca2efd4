import { headOf, type Level } from './log-level.ts';

/** A time, what stands after it, and the word of a level: such a line is that of another program. */
const PASSED_ON =
  /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d\S* (?:\[\S+\] )?(?:ERROR|FATAL|CRITICAL|PANIC)\b/;

/** How bad a line is by its own words; of what another program wrote and this one passes on as info, that program's level counts. */
export function levelOf(text: string): Level | undefined {
  const { level, said } = headOf(text);
  return level === 'info' && PASSED_ON.test(said) ? headOf(said).level : level;
}
