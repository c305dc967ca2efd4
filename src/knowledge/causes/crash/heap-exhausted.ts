import type { Cause, Claim } from '../../../domain/model.ts';
import { brief, lastSaying, type RunLog } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { inContainer } from '../../words/container-words.ts';
import { heapExhaustedWords, type Exhausted } from './heap-exhausted.words.ts';
import { memoryLimitOf } from './signs/memory-limit.ts';

/** How a runtime says that its own limit is reached; `ends` is how it ends for that, where the line alone says so. */
type RuntimeRow = Readonly<{
  runtime: string;
  setting: string;
  says: RegExp;
  ends?: readonly number[];
}>;

/** SIGILL, SIGTRAP, SIGABRT and SIGSEGV: how runtimes end themselves. */
const CRASHED = [132, 133, 134, 139];

const ROWS: readonly RuntimeRow[] = [
  {
    runtime: 'Node.js',
    setting: '--max-old-space-size',
    says: /FATAL ERROR: .*JavaScript heap out of memory/,
    ends: CRASHED,
  },
  {
    runtime: 'the JVM',
    setting: '-Xmx',
    says: /(?:Terminating|Aborting) due to java\.lang\.OutOfMemoryError: (?!.*native thread)/,
    ends: [1, 3, ...CRASHED],
  },
  {
    runtime: 'the JVM',
    setting: '-Xmx',
    says: /java\.lang\.OutOfMemoryError: (?:Java heap space|GC overhead limit exceeded|Requested array size)/,
  },
  {
    runtime: 'the JVM',
    setting: '-XX:MaxMetaspaceSize',
    says: /java\.lang\.OutOfMemoryError: (?:Metaspace|Compressed class space)/,
  },
  {
    runtime: 'the JVM',
    setting: '-XX:MaxDirectMemorySize',
    says: /java\.lang\.OutOfMemoryError: (?:Direct buffer memory|Cannot reserve \d+ bytes of direct buffer memory)/,
  },
  {
    runtime: '.NET',
    setting: 'DOTNET_GCHeapHardLimit',
    says: /^(?:Unhandled exception\. System\.OutOfMemoryException|Out of memory\.$)/,
    ends: CRASHED,
  },
  {
    runtime: 'PHP',
    setting: 'memory_limit',
    says: /(?:PHP )?Fatal error: +Allowed memory size of \d+ bytes exhausted/,
    ends: [255], // where it is no more than a request of a server, that goes on
  },
];

/** The JavaScript heap after the last collection: "Mark-Compact (reduce) 96.1 (98.4) -> 96.1 (99.4) MB". */
const V8_HEAP = /-> (?<heap>\d+)(?:\.\d+)? \([\d.]+\) MB/;

/** A language runtime gave up at the limit of its own heap, which is another than the container's. */
export const heapExhausted: Cause<Exhausted> = {
  id: 'crash/heap-exhausted',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    // The kernel's kill is another cause, and a good end none.
    if (!crash || crash.run.reason === 'OOMKilled') return;

    const log = lastLines(crash, world);
    const found = rowIn(log, crash.on);
    if (!found) return;
    const { row, evidence } = found;
    const heap = lastSaying(V8_HEAP, crash.on, log);
    const limit = memoryLimitOf(crash);
    yield {
      ...accountableFor(crash.on, world),
      params: {
        ...inContainer(crash),
        runtime: row.runtime,
        setting: row.setting,
        said: brief(evidence.quote),
        exitCode: crash.run.exitCode,
        ...(heap && { heap: Number(heap.groups['heap']) }),
        ...(limit && { limit: limit.quantity }),
      },
      evidence: [
        evidence,
        exitOf(crash),
        ...(limit ? [quotedField(crash.on, limit.path, limit.quantity)] : []),
      ],
      strength: strengthOf(row, crash.run.exitCode),
    };
  },

  ...heapExhaustedWords,
};

/** SIGKILL and SIGTERM come from outside, and a server goes on after what ends one of its workers. */
function strengthOf({ ends }: RuntimeRow, exitCode: number): Claim<Exhausted>['strength'] {
  if (ends?.includes(exitCode)) return 'entails';
  return ends && [137, 143].includes(exitCode) ? 'suggests' : 'fits';
}

function rowIn(log: RunLog, on: Parameters<typeof lastSaying>[1]) {
  for (const row of ROWS) {
    const said = lastSaying(row.says, on, log);
    if (said) return { row, evidence: said.evidence };
  }
  return undefined;
}
