import type { Recording } from '#src/world/recorded.ts';
import type { Shape } from '#test/support/shapes/shape.ts';

/** Programs that write one JSON object a line, as most log libraries can. */
export const loggedAsJson: Shape = logged('with logs in JSON', (text, at) =>
  JSON.stringify({ time: at, logger: 'main', message: text }),
);
/** A time, a thread and a class before each line. */
export const loggedWithPrefix: Shape = logged(
  'with logs that begin with a time',
  (text, at) => `${at.replace('T', ' ').replace('Z', '')} [main] app.Main : ${text}`,
);
/** Lines in colours, as for a terminal. */
export const loggedInColours: Shape = logged(
  'with logs in colours',
  (text) => `\u001B[31m${text}\u001B[0m`,
);

/** What programs wrote, each line in another frame; what is a frame already, or goes over several lines, stays. */
function logged(name: string, frame: (text: string, at: string) => string): Shape {
  return {
    name,
    of({ recording, target }) {
      const logs = recording.logs.map((log) => framed(log, frame, recording.now));
      const isChanged = logs.some((log, index) => log !== recording.logs[index]);
      return isChanged ? { recording: { ...recording, logs }, target } : undefined;
    },
  };
}

type Log = Recording['logs'][number];

function framed(log: Log, frame: (text: string, at: string) => string, now: string): Log {
  if (log.lines.length === 0 || log.lines.some(({ text }) => FRAMED.test(text))) return log;
  const lines = log.lines.map((line) =>
    line.text.trim() ? { ...line, text: frame(line.text, line.at ?? now) } : line,
  );
  return { ...log, lines };
}

/** JSON, logfmt, klog, a time or a level at the beginning; traces, access logs, and what a shell says. */
const FRAMED =
  /^\s*[{[]|\blevel=|^[IWEF]\d{4} |^\s*\d{4}[-/]\d\d[-/]\d\d|^(?:ERROR|WARN|INFO|DEBUG|FATAL)\b|^\s+at |^Traceback|^(?:\/bin\/)?\w*sh: |\[\d\d\/\w{3}\/\d{4}:/;
