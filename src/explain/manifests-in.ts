type Manifest = Readonly<{ kind: string; name: string; namespace: string | undefined }>;

const FIELD =
  /^(?<indent> *)"?(?<key>kind|name|namespace|metadata)"?: *"?(?<value>[A-Za-z0-9.-]*)"?,?$/;
const INLINE = /^metadata: *\{(?<fields>[^{}]{1,500})\}/;

/** The objects of YAML manifests in a text: of each document its kind, and the name and namespace in its metadata. */
export function manifestsIn(lines: readonly string[]): readonly Manifest[] {
  return documentsOf(lines).flatMap((document) => {
    const top = fieldsOf(document);
    const kind = top.find(({ key, indent }) => key === 'kind' && indent === '')?.['value'];
    const own = inMetadata(document);
    return kind && own.name ? [{ kind, name: own.name, namespace: own.namespace }] : [];
  });
}

function documentsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const ends = [...lines.flatMap((line, at) => (line === '---' ? [at] : [])), lines.length];
  return ends.map((end, at) => lines.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end));
}

/** What stands deeper than its first field, such as the owners, has names of its own. */
function inMetadata(document: readonly string[]) {
  const at = document.findIndex((line) => line.startsWith('metadata:'));
  const inline = INLINE.exec(document[at] ?? '')?.groups?.['fields'];
  const rest = document.slice(at + 1);
  const end = rest.findIndex((line) => /^\S/.test(line));
  const block = inline
    ? inline.split(',').map((one) => `  ${one.trim()}`)
    : rest.slice(0, end < 0 ? rest.length : end);
  const indent = /^ */.exec(block[0] ?? '')?.[0];
  const fields = fieldsOf(block);
  const valueOf = (field: string) =>
    fields.find(({ key, indent: own }) => key === field && own === indent)?.value;
  return { name: at < 0 ? undefined : valueOf('name'), namespace: valueOf('namespace') };
}

function fieldsOf(lines: readonly string[]) {
  return lines.flatMap((line) => {
    const { indent = '', key, value = '' } = FIELD.exec(line)?.groups ?? {};
    return key ? [{ indent, key, value }] : [];
  });
}
