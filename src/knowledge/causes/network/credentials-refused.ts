import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, Symptom } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { failingMakerOf, type FailingMaker } from '../../../readings/config/makers.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { serviceAt } from '../../../readings/network/service-names.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { credentialsRefusedWords, type CredentialsRefused } from './credentials-refused.words.ts';

type UsedCredentials = Readonly<{
  secret?: Ref;
  key?: string;
  setting: string;
  evidence: Evidence;
}>;

const CREDENTIAL = /PASS|PWD|PASSWORD|TOKEN|SECRET|CREDENTIAL|URL$|URI$|DSN$/i;

/** A server answers, and refuses the user or password that a container gives. */
export const credentialsRefused: Cause<CredentialsRefused> = {
  id: 'network/credentials-refused',
  explains: FAILURES_TO_REACH,
  refines: ['log/complaining', 'network/cannot-reach'],

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    if (reach?.failure.kind !== 'auth-refused') return;
    const { on, pod, container, failure, said } = reach;
    const held = credentialOf(pod, container);
    const service = failure.host ? serviceAt(failure.host, on.namespace ?? '', world) : undefined;
    const maker = held?.secret && failingMakerOf(held.secret, world);
    const peer = service?.metadata?.name ?? failure.host;
    yield {
      subject: held?.secret ?? accountableFor(on, world).subject,
      params: {
        caller: on.name,
        ...(failure.user && { user: failure.user }),
        ...present({ peer }),
        ...(held && { setting: held.setting }),
        ...(held?.secret && { secretName: held.secret.name }),
        ...(held?.key && { key: held.key }),
        ...(maker && { maker: { on: maker.on, said: brief(maker.evidence.quote) } }),
      },
      evidence: [said, ...(held ? [held.evidence] : []), ...(maker ? [maker.evidence] : [])],
      // The server's refusal is a fact; which of the two ends holds the wrong password is not.
      strength: 'fits',
      ...(maker &&
        isBefore(maker, symptom) && {
          because: { at: maker.on, edge: 'secret-to-maker', ifIll: true as const },
        }),
    };
  },

  ...credentialsRefusedWords,
};

/** Whether a Secret was no longer renewed when its password came to be refused. */
function isBefore({ since = '' }: FailingMaker, symptom: Symptom): boolean {
  return Date.parse(since) <= Date.parse(symptom.since ?? '');
}

/** The variable that holds the password, by its name: from a Secret rather than written out. */
function credentialOf(pod: Resource<'Pod'>, container: string): UsedCredentials | undefined {
  const on = refTo('Pod', pod);
  const index = (pod.spec?.containers ?? []).findIndex(({ name }) => name === container);
  const { env = [], envFrom = [] } = pod.spec?.containers[index] ?? {};
  const at = `/spec/containers/${index}`;
  const secret = (name: string): Ref => ({
    kind: 'Secret',
    name,
    ...(on.namespace && { namespace: on.namespace }),
  });

  const named = env.flatMap(({ name: setting, valueFrom }, nth): UsedCredentials[] => {
    if (!CREDENTIAL.test(setting)) return [];
    const { name, key = '' } = valueFrom?.secretKeyRef ?? {};
    const path = name ? `valueFrom/secretKeyRef/name` : 'name';
    const evidence = quotedField(on, `${at}/env/${nth}/${path}`, name ?? setting);
    return [{ setting, evidence, ...(name && { secret: secret(name), key }) }];
  });
  const sources = envFrom.flatMap(({ secretRef }, nth): UsedCredentials[] => {
    const { name } = secretRef ?? {};
    if (!name) return [];
    const path = `${at}/envFrom/${nth}/secretRef/name`;
    const evidence = quotedField(on, path, name);
    return [{ setting: 'envFrom', evidence, secret: secret(name) }];
  });
  const held = [...named.filter((one) => one.secret), ...sources];
  return held.length > 0
    ? (held.find(({ setting }) => /PASS|PWD/i.test(setting)) ?? held[0])
    : named[0];
}
