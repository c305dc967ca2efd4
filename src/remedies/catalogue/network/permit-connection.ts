import { policyDenies } from '../../../diagnosis/causes/network/policy-denies.ts';
import type { Denied } from '../../../diagnosis/causes/network/policy-denies.words.ts';
import type { Remedy } from '../../../domain/remedy.ts';
import { commandOf } from '../../commands/command.ts';
import { DNS, permitWords, type Permit } from './permit-words.ts';
import { permitting } from './permitting-change.ts';
import { permittingRule } from './permitting-rule.ts';
import { ruleLines } from './rule-lines.ts';

/** Long answers come by TCP. */
const OF_DNS = (['UDP', 'TCP'] as const).map((protocol) => ({ port: 53, protocol }));

/** Adds one rule for exactly this connection to the policy that lacks it: who may talk is its owner's to say. */
export const permitConnection: Remedy<Permit, Denied> = {
  id: 'network/permit-connection',
  answers: [policyDenies],
  isHandedOver: true,

  *propose({ subject, params }, world) {
    const { kind, direction, caller: name, namespace, peer, lacks, behind, cronJob } = params;
    if (!lacks) return;
    const { host, port, labels, namespace: where } = lacks;
    const rule = permittingRule(direction, kind !== 'NetworkPolicy', {
      labels,
      // Policies know the port of the pods, not the Service's.
      ports: host === undefined ? OF_DNS : [{ port: behind?.port ?? port, protocol: 'TCP' }],
      ...(subject.namespace !== where && { namespace: where }),
    });
    const caller = { kind: 'Pod' as const, namespace, name };
    const connection = { direction, caller, port, ...(host && { host }) };
    const { change, effect } = permitting(subject, rule, connection, world) ?? {};
    const isEnough = effect?.after === 'allowed' && !effect.isInGit;
    yield {
      kind: 'manual',
      risk: 'none',
      params: {
        kind,
        name: subject.name,
        direction,
        lines: ruleLines(rule),
        caller: name,
        namespace,
        peer: host === undefined ? DNS : peer,
        ...(effect && { effect }),
        ...(cronJob && { cronJob }),
      },
      ...(change && { change }),
      ...(change && isEnough && { command: commandOf(change) }),
    };
  },

  inWords: (params, lang) => permitWords[lang](params),
};
