import { policyDenies } from '../../../diagnosis/causes/network/policy-denies.ts';
import type { Denied } from '../../../diagnosis/causes/network/policy-denies.words.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { commandOf } from '../../command.ts';
import { permitWords, type Permit } from './permit-words.ts';
import { permitting } from './permitting-change.ts';
import { permittingRule } from './permitting-rule.ts';

/** Adds one rule for exactly this connection to the policy that lacks it: who may talk is its owner's to say. */
export const permitConnection: Remedy<Permit, Denied> = {
  id: 'network/permit-connection',
  answers: [policyDenies],
  isHandedOver: true,

  *propose({ subject, params }, world) {
    const { kind, caller: name, namespace, peer, lacks, behind, cronJob } = params;
    if (!lacks) return;
    const { host, port, labels } = lacks;
    const { value, yaml } = permittingRule(kind !== 'NetworkPolicy', {
      labels,
      port: behind?.port ?? port, // policies know the port of the pods, not the Service's
      ...(subject.namespace !== namespace && { namespace }),
    });
    const caller = { kind: 'Pod' as const, namespace, name };
    const { change, effect } = permitting(subject, value, { caller, host, port }, world) ?? {};
    const isEnough = effect?.after === 'allowed' && !effect.isInGit;
    yield {
      kind: 'manual',
      risk: 'none',
      params: {
        kind,
        name: subject.name,
        rule: yaml,
        caller: name,
        namespace,
        peer,
        ...(effect && { effect }),
        ...(cronJob && { cronJob }),
      },
      ...(change && { change }),
      ...(change && isEnough && { command: commandOf(change) }),
    };
  },

  inWords: (params, lang) => permitWords[lang](params),
};
