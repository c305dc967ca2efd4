import { present } from '../../text/present.ts';

/** Why the API server did not create an object, as its answer says; the names in it are verbatim. */
export type Refusal = Readonly<
  | { is: 'quota'; quota: string; requested: Amounts; used: Amounts; limited: Amounts }
  | { is: 'quota-fields'; quota: string; fields: string }
  | {
      is: 'limit-range';
      bound: Bound;
      resource: string;
      of: string;
      limit: string;
      asked?: AskedAmount;
    }
  | { is: 'pod-security'; level: string; violations: readonly Violation[] }
  | { is: 'webhook'; webhook: string; url?: string; why: string }
  | { is: 'missing'; kind: string; name: string }
  | { is: 'terminating'; namespace: string }
  | { is: 'denied'; by: DeniedBy; name?: string; binding?: string; message: string }
>;
/** Amounts by resource: "requests.memory" is "96Mi". */
export type Amounts = Readonly<Record<string, string>>;
/** What a LimitRange bounds. */
export type Bound = 'minimum' | 'maximum' | 'ratio';
/** What a pod asks for against it: a `request` or a `limit`, of which none may be set. */
type AskedAmount = Readonly<{ field: string; amount?: string }>;
/** One rule of a Pod Security level that a pod breaks: "runAsNonRoot != true", and which of its parts must say what. */
export type Violation = Readonly<{ rule: string; detail: string }>;
/** Who says no: a webhook, a ValidatingAdmissionPolicy, the schema, or a plugin of the API server. */
type DeniedBy = 'webhook' | 'policy' | 'schema' | 'admission';

type Groups = Readonly<Record<string, string | undefined>>;
type RefusalRow = readonly [pattern: RegExp, refusal: (groups: Groups) => Refusal];

/** The first that matches is what it is; the texts are those of Kubernetes 1.20 to 1.34. */
const ROWS: readonly RefusalRow[] = [
  [
    /failed calling webhook "(?<webhook>[^"]+)": (?:failed to call webhook: )?(?:\w+ "(?<url>[^"]+)": )?(?<why>.+)$/s,
    ({ webhook = '', url, why = '' }) => ({ is: 'webhook', webhook, why, ...present({ url }) }),
  ],
  [
    /admission webhook "(?<name>[^"]+)" denied the request(?:: (?<message>.+)| without explanation)$/s,
    ({ name = '', message = '' }) => ({ is: 'denied', by: 'webhook', name, message }),
  ],
  [
    /ValidatingAdmissionPolicy '(?<name>[^']+)' with binding '(?<binding>[^']+)' denied request: (?<message>.+)$/s,
    ({ name = '', binding = '', message = '' }) => ({
      is: 'denied',
      by: 'policy',
      name,
      binding,
      message,
    }),
  ],
  [
    /exceeded quota: (?<quota>\S+), requested: (?<requested>\S+), used: (?<used>\S+), limited: (?<limited>\S+)/,
    ({ quota = '', requested, used, limited }) => ({
      is: 'quota',
      quota,
      requested: amountsIn(requested),
      used: amountsIn(used),
      limited: amountsIn(limited),
    }),
  ],
  [
    /failed quota: (?<quota>\S+): must specify (?<fields>.+)$/,
    ({ quota = '', fields = '' }) => ({ is: 'quota-fields', quota, fields }),
  ],
  [
    /violates PodSecurity "(?<level>[^":]+)(?::[^"]*)?": (?<rules>.+)$/s,
    ({ level = '', rules = '' }) => ({
      is: 'pod-security',
      level,
      violations: violationsIn(rules),
    }),
  ],
  [
    /(?<bound>minimum|maximum) (?<resource>\S+) usage per (?<of>\w+) is (?<limit>[^\s,]+?)(?:, but (?<field>request|limit) is (?<amount>[^\s,\]]+)|\. {1,2}No (?<unset>request|limit) is specified)/,
    ({ bound, field, unset, amount, ...groups }) => ({
      ...limitRange(bound === 'minimum' ? 'minimum' : 'maximum', groups),
      asked: { field: field ?? unset ?? '', ...present({ amount }) },
    }),
  ],
  [
    /(?<!\S)(?<resource>\S+) max limit to request ratio per (?<of>\w+) is (?<limit>[^\s,]+), but (?:provided ratio is (?<amount>[\d.]+))?/,
    ({ amount, ...groups }) => ({
      ...limitRange('ratio', groups),
      ...(amount && { asked: { field: 'ratio', amount } }),
    }),
  ],
  [
    /no PriorityClass with name (?<name>\S+) was found/,
    ({ name = '' }) => ({ is: 'missing', kind: 'scheduling.k8s.io/PriorityClass', name }),
  ],
  [
    /RuntimeClass "(?<name>[^"]+)" not found/,
    ({ name = '' }) => ({ is: 'missing', kind: 'node.k8s.io/RuntimeClass', name }),
  ],
  [
    /error looking up service account \S+: serviceaccounts? "(?<name>[^"]+)" not found/,
    ({ name = '' }) => ({ is: 'missing', kind: 'ServiceAccount', name }),
  ],
  [
    /unable to create new content in namespace (?<namespace>\S+) because it is being terminated/,
    ({ namespace = '' }) => ({ is: 'terminating', namespace }),
  ],
  [
    /\w "[^"]*" is invalid: (?<message>.+)$/s,
    ({ message = '' }) => ({ is: 'denied', by: 'schema', message }),
  ],
  [
    /\w "[^"]*" is forbidden: (?<message>.+)$/s,
    ({ message = '' }) => ({ is: 'denied', by: 'admission', message }),
  ],
];

/** Reads an answer of the API server that refuses to create something; undefined where it is none that is known. */
export function refusalIn(text: string): Refusal | undefined {
  for (const [pattern, refusal] of ROWS) {
    const match = pattern.exec(text);
    if (match) return refusal(match.groups ?? {});
  }
  return undefined;
}

function limitRange(bound: Bound, { resource = '', of = '', limit = '' }: Groups) {
  return { is: 'limit-range', bound, resource, of, limit } as const;
}

/** "pods=1,requests.memory=96Mi" */
function amountsIn(text = ''): Amounts {
  return Object.fromEntries(text.split(',').map((one) => one.split('=', 2)));
}

/** "runAsNonRoot != true (pod must set …), seccompProfile (pod must set …)" */
function violationsIn(text: string): readonly Violation[] {
  return [...text.matchAll(/(?:^|, )([^(]+?) \(([^)]*)\)/g)].map(([, rule = '', detail = '']) => ({
    rule,
    detail,
  }));
}
