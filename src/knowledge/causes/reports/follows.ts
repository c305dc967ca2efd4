import { isA, refKey } from '../../../domain/keys.ts';
import type { Cause, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { controllerAmong } from '../../../readings/controllers/controller-among.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { namedInWords } from '../../../readings/named/named-in-words.ts';
import { sleeperBehind } from '../../../readings/network/backends.ts';
import { isUnwell } from '../../../readings/reports/is-unwell.ts';
import { relativesOf, type Relative } from '../../../readings/reports/relatives.ts';
import { reportOf } from '../../../readings/reports/report.ts';
import type { Statement } from '../../../readings/reports/statements.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { refWord } from '../../words/ref-word.ts';

type Follows = Readonly<{ by: Relative['by']; other: Ref; what: string; said: string }>;

/** Words of a controller that waits for something else, rather than fails itself. */
const WAITS =
  /health|ready|timed? ?out|deadline|unavailable|wait|pending|degraded|depend|referenced|artifact|progress|replicas|issuing|tasks completed|secret does not exist|\bpods?\b/i;

/** Of an APIService (kube-aggregator): "endpoints for service/x in "y" have no addresses with port name "https"". */
const LACKS = /\bendpoints\b/;

/** Words about what it asks: KEDA's. */
const ASKS = /\btriggers?\b/i;

/** A custom object is in trouble because what it names, asks or has made is. */
export const follows: Cause<Follows> = {
  id: 'reports/follows',
  explains: ['object-reports-trouble'],
  refines: ['reports/own-word'],

  *explain({ on }, world, object) {
    const report = reportOf(object, world.now);
    if (report.is !== 'ill') return;
    const [first] = report.said;
    for (const { ref, by } of blamed(object, on, first, world)) {
      yield {
        subject: on,
        params: { by, other: ref, what: first.what, said: brief(first.said) },
        evidence: [quotedField(on, first.path, first.said)],
        strength: 'fits',
        because: { at: ref, edge: by },
      };
    }
  },

  text: {
    en: (on, { by, other, what, said }) => ({
      title: `${refWord(on)} waits for ${refWord(other)}`,
      sentence: `${refWord(on)} reports ${what} (“${said}”), and ${refWord(other)}, which it ${by}, is in trouble.`,
    }),
    ko: (on, { by, other, what, said }) => ({
      title: `${refWord(on)} 객체가 ${refWord(other)} 객체를 기다립니다`,
      sentence: `${refWord(on)} 상태가 ${what}(“${said}”)이며, 이 객체가 ${BY_KO[by]} ${refWord(other)} 객체에 문제가 있습니다.`,
    }),
  },
};

const BY_KO: Readonly<Record<Relative['by'], string>> = {
  names: '참조하는',
  asks: '조회하는',
  obeys: '따르는',
  makes: '만든',
};

/** Words that wait for the address of a Service from outside: Strimzi's, of Gateways, of ingresses. */
const WAITS_FOR_ADDRESS = /address|load ?balancer|external|ingress/i;

/** Of what it asks, or a Service that it says to have no endpoints, also that somebody put it to sleep. */
function isDown({ ref, by }: Relative, said: string, world: World): boolean {
  const mayBeSleep = isA('Service', ref) && (by === 'asks' || LACKS.test(said));
  const service = mayBeSleep ? world.get(ref) : undefined;
  const awaited = isA('Service', ref) && WAITS_FOR_ADDRESS.test(said) ? world.get(ref) : undefined;
  const lacksAddress =
    awaited?.is === 'known' &&
    awaited.value.spec?.type === 'LoadBalancer' &&
    (awaited.value.status?.loadBalancer?.ingress ?? []).length === 0;
  return (
    lacksAddress ||
    isUnwell(ref, world) ||
    (service?.is === 'known' && !!sleeperBehind(service.value, world))
  );
}

/** What is not as it should be: what the words name before what they may mean. */
function blamed(
  object: Resource,
  on: Ref,
  { said, hasWords }: Statement,
  world: World,
): readonly Relative[] {
  const relatives = relativesOf(object, world);
  const known = new Set([on, ...relatives.map(({ ref }) => ref)].map(refKey));
  const inWords = namedInWords(said, on.namespace ?? '', world)
    .filter((ref) => !known.has(refKey(ref)))
    .map((ref) => ({ ref, by: 'names' as const }));
  // Rounds are few: whoever should give the address is read together with the Service.
  if (WAITS_FOR_ADDRESS.test(said) && inWords.some(({ ref }) => isA('Service', ref)))
    controllerAmong(() => 0, world);
  const unwell = [...relatives, ...inWords].filter((one) => isDown(one, said, world));
  const named = unwell.filter(
    ({ ref }) => said.includes(ref.name) || inWords.some((one) => one.ref === ref),
  );
  if (named.length > 0) return named;
  return unwell.filter(({ by }) => !hasWords || (by === 'asks' ? ASKS : WAITS).test(said));
}
