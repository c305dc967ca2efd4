import { setTimeout as after } from 'node:timers';

import type { Exchange, Mishap } from '#test/hostile/mishap.ts';
import { send } from '#test/hostile/send.ts';

const LONGEST_DELAY_MS = 2_500;
const DRIP_MS = 1_000;
const CUT_MS = 20;

/** Answers that come late, in parts, or never. */
export const slowMishaps: readonly Mishap[] = [
  {
    name: 'delay',
    play: (exchange) => {
      after(() => send(exchange), exchange.dice('ms') * LONGEST_DELAY_MS).unref();
    },
  },
  { name: 'hang', spoils: 'all', play: () => undefined },
  {
    name: 'hang-after-head',
    spoils: 'all',
    play: ({ outgoing, answered }) => begin(outgoing, answered).flushHeaders(),
  },
  { name: 'hang-midway', spoils: 'all', play: (exchange) => void half(exchange) },
  { name: 'drip', spoils: 'all', play: drip },
  { name: 'cut-before', spoils: 'all', play: ({ outgoing }) => void outgoing.destroy() },
  {
    name: 'cut-midway',
    spoils: 'all',
    play: (exchange) => {
      half(exchange);
      after(() => exchange.outgoing.destroy(), CUT_MS).unref();
    },
  },
  {
    name: 'ends-midway',
    spoils: 'all-but-logs',
    play: ({ outgoing, answered: { status, headers, body } }) => {
      outgoing.writeHead(status, { ...headers, connection: 'close' });
      outgoing.end(body.subarray(0, body.length / 2));
    },
  },
];

function begin(outgoing: Exchange['outgoing'], { status, headers, body }: Exchange['answered']) {
  return outgoing.writeHead(status, { ...headers, 'content-length': body.length });
}

function half({ outgoing, answered }: Exchange) {
  const begun = begin(outgoing, answered);
  begun.write(answered.body.subarray(0, answered.body.length / 2));
  return begun;
}

function drip({ outgoing, answered }: Exchange): void {
  const begun = begin(outgoing, answered);
  let at = 0;
  const next = () => {
    if (outgoing.destroyed || at >= answered.body.length) return;
    begun.write(answered.body.subarray(at, (at += 1)));
    after(next, DRIP_MS).unref();
  };
  next();
}
