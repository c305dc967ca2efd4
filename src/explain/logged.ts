import { messageIn } from '../readings/logs/message-in.ts';
import { present } from '../text/present.ts';

type LoggedObject = Readonly<{ kind: string; name: string; namespace?: string }>;

const ERROR = /(?:"(?:error|err)": ?|\b(?:error|err)=)"(?<said>(?:[^"\\]|\\.)+)"/;
const MESSAGE = /(?:"(?:msg|message)": ?|\bmsg=|^[IWEF]\d{4} .*?\] )"(?<said>(?:[^"\\]|\\.)+)"/;
/** What a logger adds that no controller says. */
const BARE = /^(?:Reconciler error|error|failed)$/i;

/** What a line of a structured log (JSON, logfmt, klog) says in words, or else what the line says. */
export function wordsOf(line: string): string {
  const [message, error] = [MESSAGE, ERROR].map((part) => part.exec(line)?.groups?.['said']);
  const words = error ? [BARE.test(message ?? '') ? undefined : message, error] : [message];
  const said = words.flatMap((one) => one ?? []).join(': ') || messageIn(line);
  return said
    .replaceAll('\\"', '"')
    .replaceAll(/\\n|\s+/g, ' ')
    .trim()
    .replace(/: '$/, '');
}

const NAME = String.raw`(?<name>[a-z0-9][a-z0-9.-]*[a-z0-9])`;
const SPACE = String.raw`(?<namespace>[a-z0-9][a-z0-9-]*)`;
/** How controllers name the object that a line is about. */
const ABOUT = [
  String.raw`"(?<kind>[A-Za-z]+)": ?\{"name": ?"${NAME}", ?"namespace": ?"${SPACE}"\}`,
  // controller-runtime; its name and namespace stand after the kind
  String.raw`"(?:controllerKind|reconciler ?[kK]ind)": ?"(?<kind>\w+)".{0,200}?"name": ?"${NAME}"(?:.{0,3}"namespace": ?"${SPACE}")?`,
  String.raw`"(?<kind>[A-Z][A-Za-z]+)": ?"${SPACE}\/${NAME}"`,
  String.raw`\b(?<kind>pod|node|service|pvc|PVC|deployment|statefulSet|daemonSet|replicaSet|job|ingress)="(?:${SPACE}\/)?${NAME}"`, // klog
  String.raw`\b(?<kind>[A-Z][A-Za-z]+)\(${SPACE}\/${NAME}\)`, // Strimzi, as the next
  String.raw`waiting for (?<kind>[A-Z][A-Za-z]+) resource ${NAME} in namespace ${SPACE}`,
  String.raw`for (?<kind>order) resource "${NAME}"`, // cert-manager
  String.raw`\b(?<kind>[A-Z][A-Za-z]+) "${SPACE}\/${NAME}"`,
  String.raw`(?<kind>outbound)\|\d+\|[^|]*\|(?<name>[a-z0-9-]+)\.${SPACE}\.svc`, // Envoy: a Service
].map((pattern) => new RegExp(pattern));

/** The object that a line of a log is about. */
export function loggedObject(line: string): LoggedObject | undefined {
  const found = ABOUT.map((pattern) => pattern.exec(line)).find((one) => one !== null);
  const { kind, name, namespace } = found?.groups ?? {};
  if (!kind || !name) return undefined;
  return {
    kind: kind === 'outbound' ? 'service' : kind.toLowerCase(),
    name,
    ...present({ namespace }),
  };
}
