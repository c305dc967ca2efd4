import type { Acting } from '../approvals/policy.ts';
import type { Earlier, Incident } from '../domain/incident.ts';
import type { Standstill } from '../domain/standstill.ts';
import { present } from '../text/present.ts';
import { actingOf } from './acting-of.ts';
import { barKey } from './bar-key.ts';
import type { Changing } from './changing.ts';

type Circumstances = Readonly<{
  standstill: Standstill | undefined;
  earlier: readonly Earlier[];
  barred: Changing['barred'];
}>;

/** Stored with the incident as they were when the answer came; replaced here by those of now. */
type CircumstanceKey = 'standstill' | 'earlier' | 'barred';

/** The incident with what surrounds it: a standstill, barred fixes, and what was done before. */
export function withCircumstances<I extends Incident>(
  incident: I,
  { standstill, earlier, barred }: Circumstances,
): Omit<I, CircumstanceKey> & Pick<Incident, CircumstanceKey> {
  const {
    plans,
    lang,
    answer,
    place: { channel },
  } = incident;
  const withInputs = answer?.findings.flatMap(({ subject: { namespace = '' }, remedies }) =>
    remedies
      .filter(({ inputs }) => inputs)
      .map(({ id: remedy }) => ({ remedy, namespace, channel })),
  );
  const acting: readonly Acting[] = [
    ...plans.map((plan) => actingOf(plan, incident)),
    ...(withInputs ?? []),
  ];
  const why = acting.flatMap((one) => {
    const text = barred(one, lang);
    return text === undefined ? [] : [[barKey(one.remedy, one.isLive), text] as const];
  });
  const { standstill: _, barred: __, earlier: ___, ...rest } = incident;
  return {
    ...rest,
    ...present({ standstill }),
    ...(earlier.length > 0 && { earlier }),
    ...(why.length > 0 && { barred: Object.fromEntries(why) }),
  };
}
