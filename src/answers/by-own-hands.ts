import { standstillText } from '../approvals/standstill.ts';
import { admissionOf } from '../carry-out/admission.ts';
import { attempt } from '../carry-out/attempt.ts';
import type { ActEnd } from '../carry-out/end/ended.ts';
import { endTexts } from '../carry-out/end/texts.ts';
import { objectionTo } from '../carry-out/limits.ts';
import { reachesById } from '../carry-out/reach/reaches-by-id.ts';
import { recordOf } from '../carry-out/record-of.ts';
import { wasCarriedOut } from '../carry-out/was-carried-out.ts';
import type { Lang } from '../domain/lang.ts';
import type { Plan } from '../domain/plan.ts';
import type { DryRun, Identity, Writer } from '../domain/ports.ts';
import type { Standstill } from '../domain/standstill.ts';
import { undoCommand } from '../fixes/commands/undo-command.ts';
import { saidBy } from '../text/redaction/said-by.ts';

const MAX_AGE_MS = 60_000;

/** What a person changes with rights of their own, on the same way and within the same reach as the remediator. */
export type OwnHands = Readonly<{
  dryRun: DryRun;
  /**
   * Carries out a plan that was just agreed to, and leaves an Event on what it has changed, or says why it could not. What stops
   * all changes is asked for before each sending. Throws ClusterUnreachable, or what `standstill` throws, where nothing was sent.
   */
  apply(
    plan: Plan,
    lang: Lang,
    standstill: () => Promise<Standstill | undefined>,
  ): Promise<ActEnd & Readonly<{ unrecorded?: string }>>;
  /** What they would type to take it back. */
  undoing(plan: Plan): string | undefined;
}>;

/** Changes a cluster for whoever's rights the writer has: those decide, so all namespaces are open. */
export function byOwnHands(
  writer: Writer,
  cluster: string,
  whoAmI?: () => Promise<Identity>,
): OwnHands {
  const limits = { cluster, isOpen: () => true, reaches: reachesById };
  return {
    undoing: undoCommand,
    dryRun: (change) => admissionOf(change, writer, limits),
    async apply(plan, lang, standstill) {
      const texts = endTexts[lang];
      const refused = (text: string): ActEnd => ({ outcome: 'refused', text });
      const frozen = async () => {
        const found = await standstill();
        return found && refused(standstillText(found, lang));
      };
      const beyond = objectionTo(plan, limits, texts);
      const against = beyond === undefined ? await frozen() : refused(beyond);
      if (against) return against;
      const end = performance.now() + MAX_AGE_MS;
      const isTooLate = () => performance.now() > end;
      // Nobody comes back to it: what is uncertain is told, and not taken up again.
      const ended = await attempt(
        {
          plan,
          writer,
          texts,
          now: () => new Date(),
          isTooLate,
          // Something was sent by then, which an error would not tell.
          objection: () => frozen().catch((error: unknown) => refused(String(error))),
          frozen,
          reaches: reachesById.get(plan.remedy) ?? [],
          note: async () => undefined,
        },
        undefined,
      );
      const unrecorded = wasCarriedOut(ended) ? await record(plan) : undefined;
      return { ...ended, ...(unrecorded !== undefined && { unrecorded }) };
    },
  };

  /** Undefined once the Event is there. */
  async function record(plan: Plan): Promise<string | undefined> {
    try {
      const self = await whoAmI?.().catch(() => undefined); // then it names nobody
      const id = `${plan.id} ${new Date().toISOString()}`;
      await writer.record(recordOf({ id, ...(self && { user: self.user }) }, plan));
      return undefined;
    } catch (error) {
      return saidBy(error);
    }
  }
}
