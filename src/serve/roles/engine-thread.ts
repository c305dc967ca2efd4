// Where engineThreads runs the engine: a thread of the worker's process, with a loop of its own.
import { parentPort, workerData } from 'node:worker_threads';

import { createBirpc } from 'birpc';

import { theEngine } from '../../answers/engine.ts';
import { readOnly } from '../../answers/read-only.ts';
import { carriedConnection } from '../../cluster/live/carried-connection.ts';
import { openCluster } from '../../cluster/open-cluster.ts';
import { present } from '../../text/present.ts';
import { audienceOf } from './audiences.ts';
import type { EngineSettings, ThreadServices, ThreadSigns } from './engine-threads.ts';
import { workerAnswers } from './worker-answers.ts';
import type { Answers } from './worker-parts.ts';

const port = parentPort;
if (!port) throw new Error('engine-thread runs in a thread of engineThreads');

const settings = workerData as EngineSettings;
const {
  name,
  loader,
  origin,
  mayRead = async () => true,
} = openCluster(settings.cluster, async () => ({
  ...carriedConnection((request) => main.request(request)),
  access: await main.access(),
}));
const answers = workerAnswers({
  engine: settings.changes === 'on' ? theEngine : readOnly(theEngine),
  cluster: name,
  loader,
  ...present({ origin, checks: settings.checks }),
  dryRun: (change) => main.dryRun(change),
  audienceOf: (readers) => audienceOf(readers, { ...settings, ...settings.read, mayRead }),
});
const main = createBirpc<ThreadServices & ThreadSigns, Answers>(answers, {
  post: (message) => port.postMessage(message),
  on: (receive) => port.on('message', receive),
  timeout: -1, // whoever asked has a limit
  eventNames: ['loaded'],
});
void main.loaded();
