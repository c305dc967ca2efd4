import { expect, it } from '@jest/globals';
import fc from 'fast-check';

import { sign } from '#src/approvals/signature.ts';
import { carryOut, type CarryingOut } from '#src/carry-out/carry-out.ts';
import { ClusterUnreachable } from '#src/domain/errors.ts';
import type { Op, Outcome } from '#src/domain/plan.ts';
import type { Writer } from '#src/domain/ports.ts';
import { changeLog } from '#test/fixes/support/change-log.ts';
import { FakeApiServer } from '#test/fixes/support/fake-api-server.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { LIMITS } from '#test/fixes/support/surroundings.ts';

/** What goes wrong at one call to the outside; once these have run out, nothing does. */
type Mishap = Readonly<{
  is:
    | 'fine'
    | 'crash-before'
    | 'crash-after'
    | 'unreachable'
    | 'lost'
    | 'lost-and-late'
    | 'refused';
  others: 'nothing' | 'touch' | 'undo' | 'do-it-too' | 'new-revision' | 'recreate';
  takesMs: number;
}>;
/** At requests that change the object or try to, and at all other calls. */
type Mishaps = Readonly<{ sends: readonly Mishap[]; calls: readonly Mishap[] }>;
class Crash extends Error {}

const AT = Date.parse('2026-01-01T12:00:00Z');
const plan = abortion();
const person = { team: 'T1', id: 'U1', name: 'mina' };
const claimed = {
  id: 'click',
  plan: plan.id,
  incident: 'i',
  channel: 'C1',
  person,
  at: new Date(AT).toISOString(),
};
const approval = sign(claimed, 'key');
/** How many effects of ours are in accord with what is told. */
const EFFECTS: Readonly<Record<Outcome, readonly number[]>> = {
  applied: [1],
  proposed: [0],
  'already-so': [0, 1],
  refused: [0],
  'too-late': [0],
  unknown: [0, 1],
};
const EDITS: Readonly<Record<string, readonly Op[]>> = {
  touch: [{ op: 'add', path: '/status/replicas', value: 1 }],
  undo: [{ op: 'remove', path: '/status/abort' }],
  'do-it-too': [{ op: 'add', path: '/status/abort', value: true }],
  'new-revision': [{ op: 'replace', path: '/status/currentPodHash', value: 'newer' }],
};

const others = fc.oneof(
  { weight: 6, arbitrary: fc.constant('nothing' as const) },
  { weight: 4, arbitrary: fc.constantFrom('touch', 'undo') },
  { weight: 1, arbitrary: fc.constantFrom('do-it-too', 'new-revision', 'recreate') },
);
const takesMs = fc.constantFrom(0, 1, 1_000, 2_000, 25_000);
const FAILED = ['crash-before', 'crash-after', 'unreachable'] as const;
const failed = fc.oneof(
  { weight: 9, arbitrary: fc.constant('fine' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...FAILED) },
);
const mishaps: fc.Arbitrary<Mishaps> = fc.record({
  sends: mishapsOf(fc.constantFrom('fine', 'lost', 'lost-and-late', 'refused', ...FAILED)),
  calls: mishapsOf(failed),
});

it('has one effect at most, in time, after a dry run, and tells the truth, whatever goes wrong', async () => {
  await fc.assert(
    fc.asyncProperty(mishaps, async (these) => {
      const { api, run, late } = surroundings(these);

      const ended = await run();
      const effectsWhenTold = api.effects;
      await late();

      expect(EFFECTS[ended.outcome]).toContain(api.effects);
      expect(ended.outcome === 'unknown' || api.effects === effectsWhenTold).toBe(true);
      expect(await run()).toEqual(ended);
    }),
    { numRuns: 3_000 },
  );
});

it('is not unknown where no answer was lost', async () => {
  const fine = mishapsOf(fc.constant('fine'));

  await fc.assert(
    fc.asyncProperty(fc.record({ sends: fine, calls: fine }), async (these) => {
      expect((await surroundings(these).run()).outcome).not.toBe('unknown');
    }),
  );
});

function mishapsOf(is: fc.Arbitrary<Mishap['is']>): fc.Arbitrary<readonly Mishap[]> {
  return fc.array(fc.record({ is, others, takesMs }), { maxLength: 20, size: 'max' });
}

function surroundings({ sends, calls }: Mishaps) {
  const api = new FakeApiServer({ currentPodHash: 'new' });
  const log = changeLog();
  const [toSend, toCall] = [sends.values(), calls.values()];
  const inFlight: (() => Promise<unknown>)[] = [];
  const accepted = new Set<string>(); // versions for which a dry run was
  let at = AT;

  /** One call to the outside: others act first, then it may fail before or after it took effect. */
  async function outside<T>(
    act: () => Promise<T>,
    { lost, refused }: Readonly<{ lost?: NoInfer<T>; refused?: NoInfer<T> }> = {},
  ): Promise<T> {
    const { value } = (lost ? toSend : toCall).next();
    if (!value) return act();
    at += value.takesMs;
    await othersDo(value.others);
    if (value.is === 'crash-before') throw new Crash();
    if (value.is === 'unreachable' && !lost) throw new ClusterUnreachable('no route');
    if (value.is === 'lost-and-late' && lost) {
      inFlight.push(act);
      return lost;
    }
    if (value.is === 'refused' && refused) return refused;
    const answer = await act();
    if (value.is === 'crash-after') throw new Crash();
    return value.is === 'lost' && lost ? lost : answer;
  }

  async function othersDo(others: Mishap['others']): Promise<void> {
    if (others === 'undo') await inFlight.shift()?.();
    if (others === 'recreate' && api.object)
      api.object = {
        ...api.object,
        metadata: { ...api.object.metadata, uid: 'rollout-2', resourceVersion: '900' },
      };
    else api.edit(EDITS[others] ?? []);
  }

  const writer: Writer = {
    read: () => outside(() => api.read()),
    permits: () => outside(async () => api.permission),
    record: (event) => api.record(event),
    async send(...request) {
      const [, resourceVersion, mode] = request;
      const isDue = at - AT <= 60_000 && accepted.has(resourceVersion);
      expect(mode === 'dry-run' || isDue).toBe(true);
      const sent = await outside(() => api.send(...request), {
        lost: { is: 'lost', message: 'cut' },
        refused: { is: 'refused', message: 'webhook says no' },
      });
      if (mode === 'dry-run' && sent.is === 'done') accepted.add(resourceVersion);
      return sent;
    },
  };
  const deps: CarryingOut = {
    writer,
    log: {
      find: (id) => outside(() => log.find(id)),
      write: (...args) => outside(() => log.write(...args)),
      exclusively: (on, action) => log.exclusively(on, action),
    },
    now: () => new Date(at),
    standstill: async () => undefined,
    clockAhead: async () => 0,
    needsTwo: () => false,
    barred: () => undefined,
    key: 'key',
    limits: LIMITS,
    identityOf: () => ({ user: 'mina', groups: [] }),
  };

  /** As the queue does: again, until there is an outcome. */
  async function run(): ReturnType<typeof carryOut> {
    for (;;) {
      try {
        return await carryOut(approval, plan, deps);
      } catch (error) {
        if (!(error instanceof Crash || error instanceof ClusterUnreachable)) throw error;
      }
    }
  }
  async function late(): Promise<void> {
    for (const act of inFlight) await act();
  }
  return { api, run, late };
}
