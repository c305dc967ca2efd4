/** Who is let in where: labels and namespace of the caller, and the port of the pods that it calls. */
export type Entry = Readonly<{
  labels: Readonly<Record<string, string>>;
  namespace?: string; // where the policy would not look by itself
  port: number;
}>;
/** One more ingress rule for a policy, as JSON and as YAML. */
export type PermittingRule = Readonly<{ value: object; yaml: string }>;

/** Lets in this caller at this port only. */
export function permittingRule(isCilium: boolean, entry: Entry): PermittingRule {
  return isCilium ? ciliumRule(entry) : plainRule(entry);
}

function ciliumRule({ labels, namespace, port }: Entry): PermittingRule {
  const where = namespace ? { 'k8s:io.kubernetes.pod.namespace': namespace } : {};
  const matchLabels = { ...labels, ...where };
  const ports = [{ port: String(port), protocol: 'TCP' }];
  return {
    value: { fromEndpoints: [{ matchLabels }], toPorts: [{ ports }] },
    yaml: `- fromEndpoints: [{ matchLabels: ${inYaml(matchLabels)} }]\n  toPorts: [{ ports: [{ port: "${port}", protocol: TCP }] }]`,
  };
}

function plainRule({ labels, namespace, port }: Entry): PermittingRule {
  const where = { 'kubernetes.io/metadata.name': namespace ?? '' };
  const from = {
    podSelector: { matchLabels: labels },
    ...(namespace && { namespaceSelector: { matchLabels: where } }),
  };
  const more = namespace ? `, namespaceSelector: { matchLabels: ${inYaml(where)} }` : '';
  return {
    value: { from: [from], ports: [{ port, protocol: 'TCP' }] },
    yaml: `- from: [{ podSelector: { matchLabels: ${inYaml(labels)} }${more} }]\n  ports: [{ port: ${port}, protocol: TCP }]`,
  };
}

/** Values that YAML would read as something else than text are quoted. */
function inYaml(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([key, value]) => {
    const isPlain =
      /^[a-z][\w./-]*$/i.test(value) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(value);
    return `${key}: ${isPlain ? value : JSON.stringify(value)}`;
  });
  return `{ ${pairs.join(', ')} }`;
}
