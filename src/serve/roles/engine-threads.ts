import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

import { createBirpc } from 'birpc';

import type { Carried } from '../../cluster/live/carried-connection.ts';
import type { Request } from '../../cluster/live/connection.ts';
import { CutOff } from '../../domain/errors.ts';
import type { DryRun } from '../../domain/ports.ts';
import type { Settings } from '../config/settings.ts';
import type { Answers } from './worker-parts.ts';

/** What the engine is told of kubewhy.yaml. */
export type EngineSettings = Pick<
  Settings,
  'cluster' | 'changes' | 'checks' | 'read' | 'people' | 'peopleByEmail'
>;

/** What a thread has done for it outside: there is one guest at the API server and one connection to Redis. */
export type ThreadServices = Readonly<{
  access(): Promise<string>;
  request(request: Request): Promise<Carried>;
  dryRun: DryRun;
}>;

/** The engine in threads: `answers` reject with CutOff after the limit; `stop` ends a thread when it has nothing to do. */
export type EngineThreads = Readonly<{ answers: Answers; stop(): void }>;

type Thread = Readonly<{
  worker: Worker;
  loaded: Promise<void>;
  remote: Answers;
  fail(error: Error): void;
}> & { isUrgent: boolean };

/** What a thread says by itself. */
export type ThreadSigns = Readonly<{ loaded(): void }>;

/** Long for a person, and longer than an API server that is hardly there keeps a read waiting. */
const LIMIT_MS = 60_000;
/** What fires is told by then; it is looked at again. */
const ALERTS_LIMIT_MS = 20_000;
const ENTRY = new URL(`./engine-thread${extname(import.meta.url)}`, import.meta.url);

/**
 * Runs each question in a thread of its own, so that the loop that serves Redis and health checks goes on whatever a
 * question costs, and so do the others. A thread that is done is used again; there are as many as questions at a time.
 */
export function engineThreads(
  settings: EngineSettings,
  services: ThreadServices,
  limitMs = LIMIT_MS,
): EngineThreads {
  const alive = new Set<Thread>();
  const idle: Thread[] = [];
  let isStopping = false;

  function start(): Thread {
    const worker = new Worker(ENTRY, { workerData: settings });
    const loaded = Promise.withResolvers<void>();
    loaded.promise.catch(() => undefined); // whoever asks it is told
    const own = {
      ...services,
      request: (request: Request) => services.request({ ...request, isUrgent: thread.isUrgent }),
      loaded: () => loaded.resolve(),
    };
    const rpc = createBirpc<Answers, ThreadServices & ThreadSigns>(own, {
      post: (message) => worker.postMessage(message),
      on: (receive) => worker.on('message', receive),
      timeout: -1,
    });
    const thread: Thread = {
      worker,
      loaded: loaded.promise,
      remote: rpc,
      isUrgent: false,
      fail(error) {
        alive.delete(thread);
        loaded.reject(error);
        rpc.$close(error);
      },
    };
    alive.add(thread);
    worker.unref();
    worker.on('error', (error) => thread.fail(error));
    worker.on('exit', () => thread.fail(new Error('the thread of the engine ended')));
    return thread;
  }

  function take(): Thread {
    const thread = idle.pop();
    if (!thread) return start();
    return alive.has(thread) ? thread : take();
  }

  function giveBack(thread: Thread): void {
    if (isStopping) void thread.worker.terminate();
    else idle.push(thread);
  }

  async function within<T>(
    ask: (remote: Answers) => Promise<T>,
    ms = limitMs,
    isUrgent = false,
  ): Promise<T> {
    const thread = take();
    thread.isUrgent = isUrgent;
    await thread.loaded;
    const limit = setTimeout(() => {
      thread.fail(new CutOff(ms / 1_000));
      void thread.worker.terminate();
    }, ms);
    try {
      return await ask(thread.remote);
    } finally {
      clearTimeout(limit);
      giveBack(thread);
    }
  }

  idle.push(start()); // the first question need not wait for it
  return {
    answers: {
      why: (...asked) => within((remote) => remote.why(...asked)),
      rollout: (...asked) => within((remote) => remote.rollout(...asked)),
      scan: (...asked) => within((remote) => remote.scan(...asked)),
      alerts: (...asked) => within((remote) => remote.alerts(...asked), ALERTS_LIMIT_MS),
      check: (...asked) => within((remote) => remote.check(...asked)),
      explain: (...asked) => within((remote) => remote.explain(...asked)),
      talk: (...asked) => within((remote) => remote.talk(...asked)),
      preview: (...asked) => within((remote) => remote.preview(...asked)),
      disproof: (...asked) => within((remote) => remote.disproof(...asked), limitMs, true),
      undo: (...asked) => within((remote) => remote.undo(...asked)),
      fillIn: (...asked) => within((remote) => remote.fillIn(...asked)),
      look: (...asked) => within((remote) => remote.look(...asked)),
    },
    stop() {
      isStopping = true;
      for (const { worker } of idle.splice(0)) void worker.terminate();
    },
  };
}
