import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, Symptom, SymptomFinder, World } from '../../../domain/model.ts';
import {
  bindingsFor,
  bindingsIn,
  isAllowed,
  type Bound,
  type Request,
} from '../../../readings/access.ts';
import { RECENT_MS } from '../../../readings/freshness.ts';
import { forbiddenIn } from '../../../readings/logs/forbidden.ts';
import { lastSaying, logOfRun, quoted } from '../../../readings/logs/logs.ts';
import { lastingContainers } from '../../../readings/pods/container-specs.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { isSampled } from '../../../readings/pods/sampled-pods.ts';
import { isWithin } from '../../../readings/time.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { troubledContainers, TROUBLES } from '../../signs/logs/troubled.ts';
import { forbiddenWords, type Forbidden, type ForbiddenWhy } from './forbidden.words.ts';

/** Once may be a slip at the start, and long ago is over. */
const TIMES = 2;
const LAST_LINES = 50;

/** A Ready pod that has a service account of its own writes again and again that it may not do something, and may not. */
const denied: SymptomFinder<'Pod'> = {
  kind: 'access-denied',
  of: ['Pod'],
  asked: 'unless-outage',

  *find(pod, world) {
    const on = refTo('Pod', pod);
    const { serviceAccountName = 'default', automountServiceAccountToken } = pod.spec ?? {};
    const asks = serviceAccountName !== 'default' && automountServiceAccountToken !== false;
    if (!asks || !isReady(pod) || !isSampled(pod, on, world)) return;

    for (const { name: container } of lastingContainers(pod.spec)) {
      const { lines, gap } = logOfRun(on, container, 'current', world);
      // Loaded along with the log, as a question has few rounds; and not missed where the log needs none.
      if (gap === 'not-loaded') bindingsIn(on.namespace ?? '', world);
      const refusals = lines.slice(-LAST_LINES).filter(({ text }) => forbiddenIn(text));
      const last = refusals.at(-1);
      const request = last && forbiddenIn(last.text);
      if (!last || !request || refusals.length < TIMES) continue;
      if (last.at !== undefined && !isWithin(RECENT_MS, last.at, world.now)) continue;
      if (isAllowed(request, world)) continue; // it was allowed since
      yield {
        kind: 'access-denied',
        on,
        part: container,
        reason: 'Forbidden',
        evidence: quoted(last, on),
        ...(last.at && { since: last.at }),
        hurts: 'progress',
      };
    }
  },
};

/** A program may not do something in the cluster: what binds its service account to a role, or should, is at fault. */
export const forbidden: Cause<Forbidden> = {
  id: 'access/forbidden',
  explains: ['access-denied', ...TROUBLES],
  refines: ['log/complaining'],
  symptom: denied,

  *explain(symptom, world) {
    const { said, ends } = saidOf(symptom, world) ?? {};
    const request = said && forbiddenIn(said.quote);
    if (!request) return;
    const allowed = isAllowed(request, world);
    if (allowed) return;

    const { account, verb, resource, group, within } = request;
    const fault = faultOf(request, allowed === undefined, world);
    const { subject, why, role, named, evidence = [] } = fault;
    // A binding that only is called like the account may be meant for the one it names.
    const isGuess = why === 'unread' || evidence.some(({ path }) => path?.endsWith('/name'));
    yield {
      subject,
      params: {
        why,
        account: `${account.namespace}/${account.name}`,
        verb,
        resource: `${resource}${group ? `.${group}` : ''}`,
        ...present({ within, role, named, ends }),
      },
      evidence: [said, ...evidence],
      strength: isGuess ? 'fits' : 'entails',
    };
  },

  ...forbiddenWords,
};

type Fault = Readonly<{
  subject: Ref;
  why: ForbiddenWhy;
  role?: string;
  named?: string;
  evidence?: readonly Evidence[];
}>;

function faultOf(request: Request, isOpen: boolean, world: World): Fault {
  const { account, within } = request;
  const self: Ref = { kind: 'ServiceAccount', ...account };
  if (isOpen) return { subject: self, why: 'unread' };

  const { own, others } = bindingsFor(request, world);
  const dangling = own.find(({ allows }) => allows === 'no-role');
  if (dangling) return { subject: dangling.binding, why: 'no-role', role: dangling.role.name };
  const meant = others.flatMap((one) => misnamed(one, account) ?? []);
  const [only] = meant;
  if (only) return only;
  if (!within) {
    const here = { ...request, within: account.namespace };
    const partly = bindingsFor(here, world).own.find(({ allows }) => allows === true);
    if (partly) return { subject: partly.binding, why: 'only-namespaced' };
  }
  const narrow = own.find(({ subjects }) => subjects.some(({ kind }) => kind === 'ServiceAccount'));
  return narrow ? { subject: narrow.role, why: 'role-lacks' } : { subject: self, why: 'unbound' };
}

/** A binding that names an account of the same name elsewhere, or is itself called like the account, was meant for it. */
function misnamed(
  { binding, role, subjects }: Bound,
  account: Request['account'],
): Fault | undefined {
  const index = subjects.findIndex(
    ({ kind, name }) =>
      kind === 'ServiceAccount' && (name === account.name || binding.name === account.name),
  );
  const subject = subjects[index];
  if (!subject) return undefined;
  const { name, namespace = '' } = subject;
  const [field, quote] = name === account.name ? ['namespace', namespace] : ['name', name];
  return {
    subject: binding,
    why: 'other-subject',
    role: role.name,
    named: `${namespace}/${name}`,
    evidence: [quotedField(binding, `/subjects/${index}/${field}`, quote)],
  };
}

/** Its own words, or the last ones of a container that failed or is not Ready; `ends` where it does not run on. */
function saidOf(
  symptom: Symptom,
  world: World,
): Readonly<{ said: Evidence; ends?: true }> | undefined {
  if (symptom.kind === 'access-denied') return { said: symptom.evidence };
  for (const { on, log, run } of troubledContainers(symptom, world)) {
    const said = lastSaying(/is forbidden: User /, on, log);
    if (said) return { said: said.evidence, ...(run && { ends: true }) };
  }
  return undefined;
}
