import type { MayAct } from '../approvals/may-act.ts';
import type { Acting } from '../approvals/policy.ts';
import type { Lang } from '../domain/lang.ts';
import type { Freezes } from '../domain/ports.ts';
import type { Person } from '../domain/question.ts';
import type { Standstill } from '../domain/standstill.ts';

/** What stops changes now, and who may stop or allow them. */
export type Changing = Readonly<{
  standstill(): Promise<Standstill | undefined>;
  freezes: Freezes;
  needsTwo(namespace: string): boolean;
  /** Why the setting `policy` lets nobody do that. */
  barred(acting: Acting, lang: Lang): string | undefined;
  peopleByEmail: readonly string[];
  mayAct(person: Person, lang: Lang): MayAct;
}>;
