import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { segment } from '../../text/json-pointer.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { podMutators } from './pod-mutators.ts';

/** A cloud that gives a pod an identity by its ServiceAccount; `variables`: one of them shows that a container has some. */
export type Cloud = Readonly<{
  name: 'AWS' | 'Azure' | 'Google Cloud';
  says: RegExp;
  annotation: string;
  variables: RegExp;
  label?: string; // that the pod needs besides
  webhook?: RegExp; // that puts the variables in
}>;

/** The first whose words fit: each speaks of a metadata service. */
export const CLOUDS: readonly Cloud[] = [
  {
    name: 'Azure',
    says: /ManagedIdentityCredential|ChainedTokenCredential|DefaultAzureCredential/,
    annotation: 'azure.workload.identity/client-id',
    variables: /^AZURE_(?:FEDERATED_TOKEN_FILE|CLIENT_SECRET|CLIENT_CERTIFICATE_PATH)$/,
    label: 'azure.workload.identity/use',
    webhook: /azure-workload-identity|azure-wi/,
  },
  {
    name: 'AWS',
    says: /\b(?:EC2|IMDS|ec2imds|AWS)\b|NoCredentialProviders|Unable to locate credentials|load credentials from any/,
    annotation: 'eks.amazonaws.com/role-arn',
    variables:
      /^AWS_(?:ROLE_ARN|WEB_IDENTITY_TOKEN_FILE|CONTAINER_CREDENTIALS_\w+|ACCESS_KEY_ID|PROFILE|SHARED_CREDENTIALS_FILE)$/,
    webhook: /pod-identity-webhook|iam-for-pods/,
  },
  {
    name: 'Google Cloud',
    says: /[Aa]pplication [Dd]efault [Cc]redentials|default credentials/,
    annotation: 'iam.gke.io/gcp-service-account',
    variables: /^GOOGLE_APPLICATION_CREDENTIALS$/,
  },
];

/**
 * Why a container has nothing by which its cloud would know it. `unnamed`: its ServiceAccount names no identity; `late`: it does since
 * the pod was made; `label`: the pod lacks the one that asks for it; `no-webhook`, `webhook`: nothing put the variables in.
 */
export type NoIdentity = Readonly<{
  is: 'unnamed' | 'late' | 'label' | 'no-webhook' | 'webhook';
  account: Ref<'ServiceAccount'>;
  evidence: Evidence;
  webhook?: Readonly<{ configuration: string; service?: Ref<'Service'> }>;
}>;
type Container = Readonly<{ env?: readonly Readonly<{ name: string }>[] }>;

/** What is missing for a container to have an identity of a cloud; undefined where nothing is, or it cannot be read. */
export function noIdentity(
  { metadata, spec }: Resource<'Pod'>,
  { env = [] }: Container,
  { annotation, variables, label, webhook }: Cloud,
  world: World,
): NoIdentity | undefined {
  if (env.some(({ name }) => variables.test(name))) return undefined;
  const { namespace = '', labels = {}, creationTimestamp: made = '' } = metadata ?? {};
  const account: Ref<'ServiceAccount'> = {
    kind: 'ServiceAccount',
    namespace,
    name: spec?.serviceAccountName ?? 'default',
  };
  const fact = world.get(account);
  if (fact.is !== 'known') return undefined;
  const path = `/metadata/annotations/${segment(annotation)}`;
  const quote = fact.value.metadata?.annotations?.[annotation];
  if (!quote) {
    const evidence = { source: 'field', on: account, path, quote: 'none', unset: true } as const;
    return { is: 'unnamed', account, evidence };
  }
  const evidence = quotedField(account, path, quote);
  if (label && labels[label] !== 'true') return { is: 'label', account, evidence };
  if (!webhook) return undefined;
  if (Date.parse(namedAt(fact.value)) > Date.parse(made)) return { is: 'late', account, evidence };

  const { items, gap } = podMutators(labels, namespace, world);
  const its = items.find((one) => webhook.test(one.webhook) || webhook.test(one.configuration));
  if (!its) return gap ? undefined : { is: 'no-webhook', account, evidence };
  const { configuration, service } = its;
  return {
    is: 'webhook',
    account,
    evidence,
    webhook: { configuration, ...(service && { service }) },
  };
}

/** When a ServiceAccount was changed last, as its fields' managers say, or made. */
function namedAt({ metadata }: Resource<'ServiceAccount'>): string {
  const times = (metadata?.managedFields ?? []).flatMap(({ time }) => time ?? []);
  return times.map(String).toSorted().at(-1) ?? metadata?.creationTimestamp?.toString() ?? '';
}
