import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

import type { Op } from '#src/domain/plan.ts';
import { valueAt } from '#src/text/json-pointer.ts';
import type { FakeApiServer } from '#test/fixes/support/fake-api-server.ts';
import { CANARY } from '#test/fixes/support/surroundings.ts';
import { type Random, WITHOUT_RIGHTS } from '#test/integration/faults/approval-schedules.ts';

/** The header in which a remediator says who it is, and for which approval it asks. */
export const SENT_FOR = 'x-sent-for';
/** A remediator asks for this between the record of an outcome and telling it: no request of its own falls there. */
export const TELLING = '/telling';

/** An API server of Rollouts, behind connections that are cut at any step, and beside others who change what is there. */
export type FaultyApi = Readonly<{
  url: string;
  /** How often a change took effect, by approval. */
  effects: ReadonlyMap<string, number>;
  /** The approvals whose change took effect on another revision than the one that it was made for. */
  stale: ReadonlySet<string>;
  /** Carries out what was only held up on its way, and ends. */
  close(): Promise<void>;
}>;
type Answer = Readonly<{ status: number; body: object }>;

const DISCOVERY = {
  kind: 'APIGroupDiscoveryList',
  items: [
    {
      metadata: { name: 'argoproj.io' },
      versions: [
        {
          version: 'v1alpha1',
          resources: [
            { resource: 'rollouts', responseKind: { kind: 'Rollout' }, scope: 'Namespaced' },
          ],
        },
      ],
    },
  ],
};
const NO_GROUPS = { kind: 'APIGroupDiscoveryList', items: [] };
const HAS_REPLICAS = [{ op: 'add', path: '/status/replicas', value: 1 }] as const;
const RESUMED = [{ op: 'remove', path: '/status/abort' }] as const;
const REVISION = '/status/currentPodHash';
const NEXT_REVISION = [{ op: 'replace', path: REVISION, value: 'newer' }] as const;

/** Serves the objects by their names; `deadly` may end who sent a request, before or after that is carried out. */
export async function startFaultyApi(
  objectOf: (name: string) => FakeApiServer,
  deadly: (remediator: string) => Promise<void>,
  random: Random,
): Promise<FaultyApi> {
  const effects = new Map<string, number>();
  const stale = new Set<string>();
  const late: (() => Answer)[] = [];
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    effects,
    stale,
    async close() {
      for (const carryOut of late.splice(0)) carryOut();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    const body = method === 'GET' ? undefined : await json(incoming);
    const [remediator = '', approval = ''] = String(headers[SENT_FOR]).split(' ');
    const carryOut = () => answerTo(url, body, approval);
    if (url === '/api') return answer(outgoing, { status: 200, body: NO_GROUPS });
    if (url === '/apis') return answer(outgoing, { status: 200, body: DISCOVERY });
    await deadly(remediator);
    if (url === TELLING) {
      answer(outgoing, { status: 200, body: {} });
      return await deadly(remediator);
    }
    const object = objectNamedIn(url);
    if (object) others(object);
    if (random() > 0.9) late.shift()?.();
    const turn = random();
    if (turn < 0.05) return void outgoing.destroy();
    if (turn < 0.1) {
      late.push(carryOut);
      return void outgoing.destroy();
    }
    const answered = carryOut();
    await deadly(remediator);
    if (turn < 0.15) return void outgoing.destroy();
    answer(outgoing, answered);
  }

  /** Controllers and people do not wait for us. */
  function others(object: FakeApiServer): void {
    const turn = random();
    if (turn < 0.05) object.edit(HAS_REPLICAS);
    if (turn > 0.05 && turn < 0.06) object.edit(NEXT_REVISION);
    if (turn > 0.97 && object.effects > 0) object.edit(RESUMED);
  }

  function objectNamedIn(url: string): FakeApiServer | undefined {
    const [, name] = /\/rollouts\/([^/?]+)/.exec(url) ?? [];
    return name === undefined ? undefined : objectOf(name);
  }

  function answerTo(url: string, sent: unknown, approval: string): Answer {
    const object = objectNamedIn(url);
    if (!object) return { status: 201, body: { status: { allowed: !isOfNobody(sent) } } };
    if (!sent) return { status: 200, body: object.object ?? {} };
    const ops = sent as readonly Op[];
    const revision = valueAt(object.object, REVISION);
    const mode = url.includes('dryRun=All') ? 'dry-run' : 'apply';
    const after = object.patch(ops, mode);
    if (!after) return { status: 422, body: { kind: 'Status', message: 'a test failed' } };
    if (mode === 'dry-run') return { status: 200, body: after };
    effects.set(approval, (effects.get(approval) ?? 0) + 1);
    // What is taken back is so on whatever revision it was made to.
    if (revision !== CANARY.currentPodHash && !isTakenBack(ops)) stale.add(approval);
    return { status: 200, body: after };
  }
}

/** Whether a review of access is about who may do nothing. */
function isOfNobody(sent: unknown): boolean {
  return valueAt(sent, '/spec/user') === WITHOUT_RIGHTS;
}

function isTakenBack(ops: readonly Op[]): boolean {
  return ops.some(({ op }) => op === 'remove');
}

function answer(outgoing: ServerResponse, { status, body }: Answer): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
