/** How runtimes, libraries and servers word that they get no more of something: rows of the last words of programs. */
export const LIMIT_WORDS = {
  'memory-denied': [
    /Could not reserve enough space for (?<what>\d+[A-Za-z]*) object heap/,
    /insufficient memory for the Java Runtime Environment|Native memory allocation \(\w+\) failed/,
    /fatal error: (?:runtime: )?(?:out of memory|cannot allocate memory)/,
    /^(?:MemoryError|numpy\.\S*MemoryError|std::bad_alloc)\b|terminate called after throwing an instance of 'std::bad_alloc'/,
    /^\[FATAL\] failed to allocate memory/, // Ruby
    /GC heap initialization failed with error 0x8007000E/, // .NET
    /(?:fork|mmap|malloc|clone): Cannot allocate memory/,
  ],
  'worker-killed': [/Worker \(pid:(?<what>\d+)\) was sent SIGKILL! Perhaps out of memory/],
  'too-many-threads': [
    /OutOfMemoryError: unable to create (?:new )?native thread/,
    /pthread_create(?: failed|: Resource temporarily)|can't (?:start new|create) [tT]hread|failed to create new OS thread/,
    /(?:fork|clone|fork\/exec [^\s:]{1,200}): (?:retry: )?[Rr]esource temporarily unavailable/,
    /\bCannot fork$|Thread creation failed: Resource temporarily|fork rejected by pids controller/,
    /failed to spawn thread: Os \{ code: 11\b|\bspawn \S+ EAGAIN\b/,
  ],
  'file-watches': [
    /System limit for number of file watchers reached|inotify watch limit reached|user limit on inotify (?:watches|instances)/i,
    /(?:fsnotify|inotify|\bFS watcher)\b.*too many open files/i,
    /limit \((?<what>\d+)\) on the number of inotify (?:instances|watches)/, // .NET
    /inotify_(?:init1?|add_watch)\b.{0,80}(?:EMFILE|ENOSPC|Too many open files|No space left on device)/i,
    /inotify (?:resources exhausted|cannot be used)/, // tail
  ],
  'node-files': [/too many open files in system|\bENFILE\b/i],
  'ports-used-up': [
    /\bcannot assign requested address\b(?!.*\bbind)|EADDRNOTAVAIL(?!.*\blisten)|\[Errno 99\]|NoRouteToHostException: Cannot assign/i,
  ],
  'open-files': [/too many open files|\bEMFILE\b/i],
  'map-count': [/max virtual memory areas vm\.max_map_count \[(?<what>\d+)\] is too low/],
} as const satisfies Readonly<Record<string, readonly RegExp[]>>;
