import { refTo } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { backendsOf } from '../../../readings/network/backends.ts';
import { hostAliasesOf, serviceHiddenBy } from '../../../readings/network/host-aliases.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { hostAliasWords, type HostAliased } from './host-alias.words.ts';

/** The server that is there was told another name, or speaks otherwise. */
const OF_ANOTHER = ['untrusted', 'wants-tls', 'serves-plain', 'other-http', 'reset'];
const NOT_REACHED = ['refused', 'timeout', 'unreachable', 'unreached'];

/** A container cannot reach a peer, because hostAliases gives its name an address that is not the peer's. */
export const hostAlias: Cause<HostAliased> = {
  id: 'network/host-alias',
  explains: FAILURES_TO_REACH,
  refines: [
    'log/complaining',
    'network/cannot-reach',
    'network/no-such-host',
    'network/peer-without-backends',
    'network/policy-denies',
    'network/port-not-served',
  ],

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    if (!reach || ![...NOT_REACHED, ...OF_ANOTHER].includes(reach.failure.kind)) return;
    const { pod, on, said, address, isNamed, failure } = reach;
    const { kind, host = '' } = failure;
    const alias = hostAliasesOf(pod).find((one) => [one.host, one.ip].includes(host.toLowerCase()));
    if (!alias) return;

    const service = serviceHiddenBy(alias, on.namespace ?? '', world);
    const at = service && refTo('Service', service);
    const { clusterIP = '' } = service?.spec ?? {};
    const isServed = service !== undefined && backendsOf(service, world).ready > 0;
    yield {
      ...accountableFor(on, world),
      params: {
        host: alias.host,
        ip: alias.ip,
        caller: on.name,
        failure: kind,
        ...(at && { service: at.name, clusterIP }),
        ...(address && { setting: address.setting }),
      },
      evidence: [
        said,
        alias.evidence,
        ...(at ? [quotedField(at, '/spec/clusterIP', clusterIP)] : []),
      ],
      strength: isServed && isNamed && NOT_REACHED.includes(kind) ? 'entails' : 'fits',
    };
  },

  ...hostAliasWords,
};
