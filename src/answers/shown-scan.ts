import type { Audience } from '../domain/audience.ts';
import type { Scan } from '../domain/verdict.ts';
import { shownPart } from './shown-part.ts';

/** What an audience may see of a scan: the troubles that hurt something of theirs. */
export async function shownScan(scan: Scan, audience: Audience): Promise<Scan> {
  const named = scan.troubles.flatMap(({ target, affected }) => [target, ...affected]);
  const sees = await audience.sees(
    [...named, ...scan.crashes.map(({ on }) => on)].map((on) => ({ on })),
  );
  const troubles = scan.troubles
    .map((one) => ({ ...one, affected: one.affected.filter((on) => sees({ on })) }))
    .filter(({ target, affected }) => affected.length > 0 || sees({ on: target }));
  return {
    ...scan,
    troubles: await Promise.all(
      troubles.map(async (one) => ({
        ...one,
        ...(await shownPart(one, () => undefined, audience)),
      })),
    ),
    crashes: scan.crashes.filter(({ on }) => sees({ on })),
  };
}
