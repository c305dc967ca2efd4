import type { RunLog } from '../logs/logs.ts';
import type { ProbeReport } from './probes.ts';

/** What a probe got where it asked, as the kubelet words it. */
export type ProbeAnswer = keyof typeof SAYS;

/** pkg/probe/{http,tcp,grpc,exec} and pkg/kubelet/prober of Kubernetes 1.20 to 1.34. */
const SAYS = {
  'no-such-port': /strconv\.Atoi: parsing "(?<port>[^"]+)": invalid syntax/,
  'plain-http':
    /server gave HTTP response to HTTPS client|first record does not look like a TLS handshake/,
  // The bytes of a TLS alert.
  'tls-wanted': /malformed HTTP response "\\x15\\x03/,
  'not-found': /HTTP probe failed with statuscode: (?<status>404|410)$/,
  'no-access': /HTTP probe failed with statuscode: (?<status>401|403|407)$/,
  'client-error': /HTTP probe failed with statuscode: (?<status>4\d\d)$/,
  'server-error': /HTTP probe failed with statuscode: (?<status>5\d\d)$/,
  'no-health-service': /server does not implement the grpc health protocol/,
  'unknown-service': /health rpc probe failed: .*code = NotFound/,
  'not-serving': /service unhealthy \(responded with "(?!SERVING)\w+"\)/,
  refused: /: connect: connection refused$/,
  timeout:
    /Client\.Timeout|awaiting headers|health rpc did not complete within|command .*timed out|: context deadline exceeded/s,
  'command-fails': /^\w+ probe failed: /,
} as const;
/** How servers note in their log that they were spoken to without TLS: Go, nginx. */
const SPOKEN_TO_PLAINLY =
  /HTTP request to an HTTPS server|plain HTTP request (?:was sent )?to HTTPS port/i;

/** What a failing probe got, and the status of an HTTP answer; undefined where the kubelet's words are not known. */
export function answerOf(
  { said, probe }: ProbeReport,
  log: RunLog,
): Readonly<{ is: ProbeAnswer; status?: number }> | undefined {
  for (const [is, says] of Object.entries(SAYS) as [ProbeAnswer, RegExp][]) {
    const match = says.exec(said.quote);
    if (!match || (is === 'command-fails' && !probe.exec)) continue;
    const status = Number(match.groups?.['status'] ?? 0);
    const isPlain = status === 400 && log.lines.some(({ text }) => SPOKEN_TO_PLAINLY.test(text));
    return { is: isPlain ? 'tls-wanted' : is, ...(status > 0 && { status }) };
  }
  return undefined;
}
