import { gaveUp } from '../../answers/words/errors.ts';
import type { RemediatorJob } from '../../domain/jobs.ts';
import type { ChangeLog, Identity, Outbox, Writer } from '../../domain/ports.ts';
import type { Person } from '../../domain/question.ts';
import { carryOut } from '../../remedies/carry-out/carry-out.ts';
import type { Limits } from '../../remedies/carry-out/limits.ts';
import { orLater } from './retry-later.ts';

type ChangeJob = Extract<RemediatorJob, { kind: 'change' }>;

/** What the remediator's work needs; `done` counts outcomes. */
export type RemediatorParts = Readonly<{
  writer: Writer;
  changeLog: ChangeLog;
  outbox: Outbox;
  key: string;
  limits: Limits;
  identityOf(person: Person): Identity | undefined;
  done(outcome: Ended['outcome']): void;
}>;

/** Carries out approved changes, tells the gateway how each ended, and has the worker watch what it does. */
export function remediatorJobs({ outbox, changeLog, done, ...deps }: RemediatorParts) {
  async function tell({ id, approval, lang }: ChangeJob, ended: Ended): Promise<void> {
    const { incident, plan, person, at } = approval;
    const { outcome: step, text } = ended;
    const progress = text === undefined ? { step } : { step, text };
    const delivery = { v: 1, id: `${id}-ended`, kind: 'progress', progress, lang } as const;
    await outbox.toGateway({ ...delivery, incident, plan, person, at });
  }

  return {
    async run(job: ChangeJob): Promise<void> {
      const { approval, plan, lang } = job;
      const now = () => new Date();
      const ended = await orLater(() =>
        carryOut(approval, plan, { ...deps, log: changeLog, now, lang }),
      );
      await tell(job, ended);
      done(ended.outcome);
      if (ended.outcome !== 'applied' && ended.outcome !== 'already-so') return;

      const { incident, person, at: since } = approval;
      const watch = { v: 1, id: `${job.id}-watch-0`, kind: 'watch', turn: 0, since } as const;
      await outbox.toWorker({ ...watch, incident, plan, person, lang });
    },
    async giveUp(job: ChangeJob): Promise<void> {
      done('unknown');
      await tell(job, { outcome: 'unknown', text: gaveUp[job.lang]() });
    },
  };
}
type Ended = Awaited<ReturnType<typeof carryOut>>;
