import type { Evidence, Ref, World } from '../../../../domain/model.ts';
import { bindingsFor, type Bound, type Request } from '../../../../readings/access.ts';
import { quotedField } from '../../../../world/quoted-field.ts';
import type { ForbiddenWhy } from '../forbidden.words.ts';

/** What is at fault for a missing right: an object, and how. */
export type Fault = Readonly<{
  subject: Ref;
  why: ForbiddenWhy;
  role?: string;
  named?: string;
  evidence?: readonly Evidence[];
}>;

/** What is at fault that a service account may not do something; `isOpen`: its roles could not be read. */
export function faultOf(request: Request, isOpen: boolean, world: World): Fault {
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
