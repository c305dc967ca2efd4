// Sets V8 up for a process that ends within a second. Of what such a one took, a sixth went into optimising functions that
// were hardly called again; other threads do that, and hold up the one that answers. And a third of its memory was room
// for new objects, which V8 doubles again and again.
import { setFlagsFromString } from 'node:v8';

/** V8 complains in a line of its own about a flag that it does not have, and any major version may drop these. */
const MAJOR = '24';
/** Calls, or rounds of a loop (-osr), before it optimises: 10 to 20 times its own, so that what takes seconds still gains. */
const LATER = [
  '--invocation-count-for-maglev=8000',
  '--invocation-count-for-maglev-osr=2000',
  '--invocation-count-for-turbofan=30000',
  '--invocation-count-for-osr=5000',
];
/** With the first the room for new objects grows no more. Its greatest size would say the same, and can no longer be set. */
const [SMALL, USUAL] = ['--semi-space-growth-factor=1', '--semi-space-growth-factor=2'];
/** What every answer needs of Node's own. That comes compiled, but V8 refuses what was compiled under other flags. */
const NEEDED = ['node:crypto', 'node:fs/promises', 'node:perf_hooks', 'node:stream', 'node:util'];
/** What it needs besides to ask a live cluster; compiled again it takes twice as long. */
const NEEDED_LIVE = ['node:https', 'node:child_process', 'node:dns', 'node:timers/promises'];

/**
 * Has V8 optimise only what is called for long; before it is given anything that it compiled earlier. Returns what loads
 * a piece of the program: under the flags of the start, as V8 refuses what was compiled under others; and what that makes
 * all stays, and is not to be moved again and again. In between there is little room.
 */
export function optimiseLater(isLive) {
  if (process.versions.node.split('.')[0] !== MAJOR) return undefined;
  for (const id of isLive ? [...NEEDED, ...NEEDED_LIVE] : NEEDED) process.getBuiltinModule(id);
  for (const flag of LATER) setFlagsFromString(flag);
  process.once('exit', () => setFlagsFromString(USUAL)); // what is compiled is kept for the flags of a start
  let isLoading = false;
  return (load) => {
    if (isLoading) return load();
    isLoading = true;
    setFlagsFromString(USUAL);
    try {
      return load();
    } finally {
      setFlagsFromString(SMALL);
      isLoading = false;
    }
  };
}
