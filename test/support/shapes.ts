/** One way in which people hand over the same text. */
export type Shape = Readonly<{ name: string; of(text: string): string }>;

/** Ways in which the same text comes out of CI systems, terminals, log viewers and chats. */
export const shapes: readonly Shape[] = [
  each('GitHub Actions', (line) => `2026-02-11T04:12:01.1234567Z ${line}`),
  each('GitHub Actions, as an error', (line) => `2026-02-11T04:12:01.1234567Z ##[error]${line}`),
  each('a workflow command', (line) => `::error::${line}`),
  each('gh run view', (line) => `deploy\tRun helm\t2026-02-11T04:12:01.1234567Z ${line}`),
  each('GitLab', (line) => `2026-02-11T04:12:01.123456Z 01O ${line}`),
  each('Jenkins', (line) => `[2026-02-11T04:12:01.123Z] ${line}`),
  each('a pipeline step', (line) => `[deploy] ${line}`),
  each('docker compose', (line) => `web-1  | ${line}`),
  each('kubectl logs --prefix', (line) => `[pod/web-7d9c6f5b8-x2x4z/app] ${line}`),
  each('kubectl logs --timestamps', (line) => `2026-02-11T04:12:01.123456789Z ${line}`),
  each('stern', (line) => `web-7d9c6f5b8-x2x4z app ${line}`),
  each('journald', (line) => `Feb 11 04:12:01 k8s-worker1 app[1234]: ${line}`),
  each('syslog', (line) => `2026-02-11T04:12:01.123456+09:00 k8s-worker1 app[1234]: ${line}`),
  each('klog', (line) => `E0211 04:12:01.123456       1 controller.go:142] ${line}`),
  each('containerd', (line) => `2026-02-11T04:12:01.123456789Z stderr F ${line}`),
  each('a level', (line) => `2026-02-11 04:12:01,123 ERROR ${line}`),
  each('JSON with msg', (line) => JSON.stringify({ level: 'error', ts: 1, msg: line })),
  each('JSON with message', (line) =>
    JSON.stringify({ timestamp: '2026-02-11T04:12:01Z', severity: 'ERROR', message: line }),
  ),
  each('JSON of Docker', (line) =>
    JSON.stringify({ log: `${line}\n`, stream: 'stderr', time: '2026-02-11T04:12:01Z' }),
  ),
  each('logfmt', (line) => `time="2026-02-11T04:12:01Z" level=error msg=${JSON.stringify(line)}`),
  each('colours', (line) => `\u001b[31m${line}\u001b[0m`),
  each('a quote of a chat', (line) => `> ${line}`),
  each('a quote of Slack', (line) => `&gt; ${line}`),
  each('line numbers', (line, at) => `${at + 1}: ${line}`),
  each('indentation', (line) => `        ${line}`),
  { name: 'CRLF', of: (text) => text.replaceAll('\n', '\r\n') },
  { name: 'a fence', of: (text) => `\`\`\`text\n${text}\n\`\`\`` },
  {
    name: 'a list of pods above',
    of: (text) =>
      `NAME                  READY   STATUS             RESTARTS        AGE\nweb-7d9c6f5b8-x2x4z   0/1     CrashLoopBackOff   6 (2m11s ago)   9m\n${text}`,
  },
  { name: 'a command above', of: (text) => `$ kubectl apply -k overlays/prod\n${text}` },
  {
    name: 'the end of a step',
    of: (text) => `${text}\n##[error]Process completed with exit code 1.`,
  },
  { name: 'the end of a process', of: (text) => `${text}\nerror: process exited with code 1` },
  { name: 'the end of make', of: (text) => `${text}\nmake: *** [Makefile:12: deploy] Error 1` },
  {
    name: 'Korean around it',
    of: (text) =>
      `안녕하세요, 배포하다가 아래 오류가 납니다. 왜 이런가요?\n\n${text}\n\n어제까지는 됐습니다.`,
  },
  { name: 'a line of another log below', of: (text) => `${text}\nINFO shutting down, bye` },
];

/** Wraps long lines at a width, between words. */
export function wrapped(text: string, width = 80): string {
  return text
    .split('\n')
    .map((line) => line.replaceAll(new RegExp(`(.{1,${width}})(?: +|$)`, 'g'), '$1\n').trimEnd())
    .join('\n');
}

/** The first half of the lines, and the second. */
export function halves(text: string): readonly string[] {
  const lines = text.split('\n');
  const half = Math.ceil(lines.length / 2);
  return lines.length < 2 ? [] : [lines.slice(0, half).join('\n'), lines.slice(half).join('\n')];
}

function each(name: string, of: (line: string, at: number) => string): Shape {
  return { name, of: (text) => text.split('\n').map(of).join('\n') };
}
