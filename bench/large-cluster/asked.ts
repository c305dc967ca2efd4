import { investigate } from '../../src/answers/investigate.ts';
import { scanned } from '../../src/answers/scanned.ts';
import type { Loader } from '../../src/domain/ports.ts';
import { metered } from '../../src/world/metered.ts';
import type { Row } from './row.ts';

const ASKED = { cluster: 'bench', lang: 'en' } as const;

/** Asks why the Deployment "broken" of a namespace is so, as a person does. */
export async function why(namespace: string, loader: Loader): Promise<void> {
  const query = { text: 'deploy/broken', namespace };
  const found = await investigate({ query }, { ...ASKED, loader: metered(loader) });
  if (found.is !== 'answer') throw new Error(`${query.text} in ${namespace}: ${found.is}`);
}

/** Scans a namespace, or everything. */
export async function scanOf(loader: Loader, namespace?: string): ReturnType<typeof scanned> {
  return await scanned(namespace, { ...ASKED, loader: metered(loader) });
}

/** Every fault by its own name, and nothing that is well. */
export function judged(
  where: string,
  { incidents }: Awaited<ReturnType<typeof scanned>>,
  expected: ReadonlyMap<string, string>,
): readonly Row[] {
  const missed = [...expected].filter(([namespace, id]) => {
    const own = incidents.filter(({ affected }) =>
      affected.some((one) => one.namespace === namespace),
    );
    return !own.some(({ findings }) => findings[0]?.id === id);
  });
  const healthy = incidents.filter(({ affected }) =>
    affected.some(({ name }) => name.startsWith('app-')),
  );
  const ids = missed.map(([, id]) => id).join(', ');
  return [
    {
      what: `${where}: faults not named, of ${expected.size}${ids && ` (${ids})`}`,
      value: missed.length,
      unit: 'faults',
      limit: 0,
    },
    {
      what: `${where}: healthy workloads flagged`,
      value: healthy.length,
      unit: 'workloads',
      limit: 0,
    },
  ];
}
