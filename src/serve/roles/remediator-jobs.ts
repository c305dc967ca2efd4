import { gaveUp } from '../../answers/words/gave-up.ts';
import { carryOut, type CarryingOut } from '../../carry-out/carry-out.ts';
import type { Limits } from '../../carry-out/limits.ts';
import { recordOf } from '../../carry-out/record-of.ts';
import { wasCarriedOut } from '../../carry-out/was-carried-out.ts';
import type { Note } from '../../domain/audit.ts';
import type { RemediatorJob } from '../../domain/jobs.ts';
import type { ChangeLog, Identity, Outbox, Repositories, Writer } from '../../domain/ports.ts';
import type { Person } from '../../domain/question.ts';
import { present } from '../../text/present.ts';
import { saidBy } from '../../text/redaction/said-by.ts';
import { orLater } from './retry-later.ts';

type ChangeJob = Extract<RemediatorJob, { kind: 'change' }>;

/** What the remediator's work needs; `done` counts outcomes. */
export type RemediatorParts = Readonly<{
  writer: Writer;
  changeLog: ChangeLog;
  outbox: Outbox;
  key: string;
  limits: Limits;
  audit: Note;
  standstill: CarryingOut['standstill'];
  clockAhead: CarryingOut['clockAhead'];
  needsTwo: CarryingOut['needsTwo'];
  barred: CarryingOut['barred'];
  repositories?: Repositories;
  identityOf(person: Person): Identity | undefined;
  done(outcome: CarryOutEnd['outcome']): void;
}>;

/** Carries out approved changes, tells the gateway how each ended, and has the worker watch what it does. */
export function remediatorJobs({ outbox, changeLog, audit, done, ...deps }: RemediatorParts) {
  async function tell(
    { id, approval, plan: { changes }, lang }: ChangeJob,
    ended: CarryOutEnd,
  ): Promise<void> {
    const { incident, plan, person, at } = approval;
    const [{ on }] = changes;
    await audit({ id, what: 'ended', incident, plan, by: person, on, ...ended });
    const { outcome: step, text } = ended;
    const progress = text === undefined ? { step } : { step, text };
    const delivery = { v: 1, id: `${id}-ended`, kind: 'progress', progress, lang } as const;
    await outbox.toGateway({ ...delivery, incident, plan, person, at, approval });
  }

  /** The change is made: an Event that could not be left is noted, and nothing more. */
  async function recorded({ id, approval, plan }: ChangeJob): Promise<void> {
    try {
      await deps.writer.record(recordOf(approval, plan));
    } catch (error) {
      const { incident, person: by } = approval;
      const [{ on }] = plan.changes;
      const text = saidBy(error);
      await audit({ id, what: 'not-recorded', incident, plan: plan.id, by, on, text });
    }
  }

  return {
    async run(job: ChangeJob): Promise<void> {
      const { approval, plan, undoes, against, lang } = job;
      const now = () => new Date();
      const ended = await orLater(() =>
        carryOut(approval, plan, {
          ...deps,
          log: changeLog,
          now,
          lang,
          ...present({ undoes, against }),
        }),
      );
      await tell(job, ended);
      done(ended.outcome);
      if (!WATCHED.has(ended.outcome)) return;

      const { incident, person, at: since } = approval;
      const watch = { v: 1, id: `${job.id}-watch-0`, kind: 'watch', turn: 0, since } as const;
      await outbox.toWorker({ ...watch, incident, plan, person, lang });
      if (wasCarriedOut(ended)) await recorded(job);
    },
    async giveUp(job: ChangeJob): Promise<void> {
      done('unknown');
      await tell(job, { outcome: 'unknown', text: gaveUp[job.lang]() });
    },
  };
}
/** With these the change is in place, or will be once somebody merges it. */
const WATCHED = new Set<CarryOutEnd['outcome']>(['applied', 'already-so', 'proposed']);
type CarryOutEnd = Awaited<ReturnType<typeof carryOut>>;
