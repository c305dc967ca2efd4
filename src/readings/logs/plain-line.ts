import { headOf } from './log-level.ts';

/** What programs, log collectors and CI systems put before what was said. */
const LEADS: readonly RegExp[] = [
  /^\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z| ?[+-]\d\d:?\d\d)?\]?\s+/, // ISO 8601
  /^\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]?\s+/,
  /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]{1,64} (?=[\w./-]{1,64}(?:\[\d+\])?: )/, // syslog: host
  /^[\w.-]{1,64} (?=[\w./-]{1,64}\[\d+\]: )/, // the same after another time
  /^[\w./-]{1,64}\[\d+\]: /, // program and process
  /^(?:stdout|stderr) [FP] /, // CRI
  /^\d\d[OE][ +] ?/, // GitLab
  /^\[pod\/[\w./-]{1,300}\]\s+/, // kubectl logs --prefix
  /^[\w.-]{1,64}[-_]\d+ +\| ?/, // docker compose
  /^[a-z0-9][a-z0-9-]{0,250}-[a-z0-9]{4,10} [a-z][a-z0-9-]{0,62}\s(?=\S)/, // stern: pod and container
  /^[IWEF]\d{4} [\d:.]{8,20} +\d+ [\w./-]{1,100}:\d+\] /, // klog
  /^(?:ERROR|ERR|FATAL|CRITICAL)(?:\s*[:|-]\s+|\s+(?=[^\s:]))/,
  /^\[(?:ERROR|FATAL|error|fatal|(?!warn|info|debug)[a-z][\w./ :-]{0,60})\]:?\s+(?=\S)/, // a level, a step of a pipeline
  /^\d{1,5}:\s+(?=\S)/, // a line number
  /^(?:[>|*•-] )+(?=\S)/, // a quote, a list
];
const MOST = 5;
/** logfmt: the message, and what the error says. */
const FIELDS = [
  /(?:^|\s)(?:msg|message)="(?<said>(?:[^"\\]|\\.){1,2000})"/,
  /(?:^|\s)(?:err|error)="(?<said>(?:[^"\\]|\\.){1,2000})"/,
];

/** What a line says without what loggers, collectors and chats put around it: of JSON and logfmt the message and its error. */
export function plainLine(line: string): string {
  let text = line.trim();
  for (let times = 0; times < MOST; times += 1) {
    const lead = LEADS.find((one) => one.test(text));
    if (!lead) break;
    text = text.replace(lead, '');
  }
  if (text.startsWith('{')) return headOf(text).said.replaceAll(/\s+/g, ' ').trim();
  const said = FIELDS.flatMap((field) => field.exec(text)?.groups?.['said'] ?? []);
  return said.length > 0 ? said.join(': ').replaceAll(/\\(.)/g, unescaped) : text;
}

function unescaped(_: string, sign: string): string {
  return /[ntr]/.test(sign) ? ' ' : sign;
}
