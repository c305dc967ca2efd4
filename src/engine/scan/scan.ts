import { gapKind } from '../../domain/gap-kind.ts';
import { refKey } from '../../domain/keys.ts';
import type { Ref, Scope, Source, Symptom } from '../../domain/model.ts';
import type { MeteredLoader } from '../../domain/ports.ts';
import type { Rules } from '../../domain/rules.ts';
import type { Finding, Readable, Scan, Trouble, Unread } from '../../domain/verdict.ts';
import { ownersOf } from '../../readings/workloads/workloads.ts';
import { present } from '../../text/present.ts';
import { inRounds } from '../../world/in-rounds.ts';
import { openWorld } from '../../world/open-world.ts';
import { everythingIn } from '../everything-in.ts';
import type { Examination } from '../examination.ts';
import { examine } from '../examine.ts';
import { findingIndex } from '../finding-index.ts';
import { toFindings } from '../findings.ts';
import { missingNamespace } from '../missing-namespace.ts';
import { notChecked } from '../not-checked.ts';
import { otherKindsIn } from '../other-kinds-in.ts';
import { openIn } from '../state-of-trouble.ts';
import { groupsOf } from './groups.ts';
import { hurtBefore } from './hurt-before.ts';
import { together } from './together.ts';
import { byHarm, troubleOf } from './trouble.ts';

/**
 * Finds all that is wrong in a namespace, or everywhere, and puts together what has one root. Throws
 * ClusterUnreachable and UnknownNamespace.
 */
export async function scan(
  namespace: string | undefined,
  loader: MeteredLoader,
  rules: Rules,
): Promise<Scan> {
  const scope: Scope = namespace ? { namespace } : { all: true };
  const { value, unread, source } = await inRounds(
    loader,
    (loaded, isSettled, concluded) => {
      const start = {
        at: everythingIn(scope, rules),
        also: otherKindsIn(scope, rules),
        looksAt: 'led-to',
      } as const;
      const examination = examine(start, loaded, rules, isSettled, concluded);
      const { missing, unread: open } = missingIn(namespace, examination, loaded);
      return { value: { ...examination, missing }, unread: [...examination.unread, ...open] };
    },
    (reads, wasAsked) => together(reads, scope, wasAsked),
  );
  if (value.missing) throw value.missing;

  const { world } = openWorld(source);
  const ownerOf = (on: Ref) => ownersOf(on, world).at(-1) ?? on;
  const open = openOf(value);
  const findings = withEnds(toFindings(value), open);
  const hurtBy = hurtBefore(open.size > 0 ? value.looked : [], rules.surroundings, source);
  const troubles = groupsOf(findings, open, ownerOf)
    .flatMap((group) => troubleOf(group, value, ownerOf))
    .map((trouble) => withAffected(trouble, hurtBy(trouble.affected).map(ownerOf)))
    .filter(({ affected }) => !namespace || affected.some((one) => isIn(namespace, one)));
  const left = notChecked(unread);
  return {
    ...present({ namespace }),
    troubles: troubles.toSorted(byHarm),
    looked: value.looked.length,
    read: readable(value, left),
    notChecked: left,
    crashes: value.crashes,
  };
}

function readable({ looked, crashes }: Examination, left: readonly Unread[]): Readable {
  const isWithoutPods = left.some(
    ({ read, why }) => 'list' in read && read.list === 'Pod' && gapKind[why] !== 'left-out',
  );
  if (isWithoutPods || (looked.length === 0 && left.length > 0)) return 'nothing';
  return left.length + crashes.length > 0 ? 'part' : 'all';
}

function withAffected(trouble: Trouble, more: readonly Ref[]): Trouble {
  const affected = [...trouble.affected, ...more];
  return { ...trouble, affected: [...new Map(affected.map((one) => [refKey(one), one])).values()] };
}

/** A namespace itself belongs to what is scanned. */
function isIn(namespace: string, on: Ref): boolean {
  return on.namespace === namespace || (on.kind === 'Namespace' && on.name === namespace);
}

/** Only the list of namespaces tells an empty namespace from one that does not exist. */
function missingIn(namespace: string | undefined, { looked }: Examination, source: Source) {
  if (!namespace || looked.some((ref) => ref.namespace === namespace)) return { unread: [] };
  const { world, unread } = openWorld(source);
  return { missing: missingNamespace(namespace, world), unread };
}

/** What somebody meant (a pause, size 0) is reported only to people who ask about that object. */
function openOf({ symptoms }: Examination): ReadonlyMap<string, Symptom> {
  const open = new Set(openIn(symptoms));
  return new Map([...symptoms].filter(([key, { hurts }]) => open.has(key) && hurts !== 'nobody'));
}

/** What explains these symptoms, and where that leads: the end of a chain may be what somebody meant. */
function withEnds(
  findings: readonly Finding[],
  open: ReadonlyMap<string, Symptom>,
): readonly Finding[] {
  const kept = new Set(
    findings.filter(({ explains }) => explains.some((key) => open.has(key))).map(({ key }) => key),
  );
  const index = findingIndex(findings);
  for (const key of kept) {
    const next = index.byKey(key)?.because?.finding;
    if (next) kept.add(next); // which the loop then comes to
  }
  return findings.filter(({ key }) => kept.has(key));
}
