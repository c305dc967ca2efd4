import { present } from '../../text/present.ts';

/** How bad a program says that a line of its is. */
export type Level = 'error' | 'warn' | 'info';
/** A line taken apart: `said` is the message without time and level, `status` the answer that an access log tells. */
export type Head = Readonly<{ level?: Level; said: string; status?: number }>;

/** Words for levels, over languages and libraries. */
const WORDS: Readonly<Record<Level, readonly string[]>> = {
  error:
    'error err e eror fail fatal f crit critical severe panic dpanic alert emerg emergency 오류 에러 심각 치명'.split(
      ' ',
    ),
  warn: 'warn warning wrn w 경고 주의'.split(' '),
  info: 'info inf i information notice debug dbug dbg d trace trc verbose log ok a 정보 알림'.split(
    ' ',
  ),
};
const LEVELS = new Map(
  (['error', 'warn', 'info'] as const).flatMap((level) =>
    WORDS[level].map((word) => [word, level] as const),
  ),
);

/** klog: "E0304 10:12:13.456789       1 main.go:42] …"; Ruby: "E, [2026-03-02T10:12:13 #1] ERROR -- : …". */
const BY_LETTER =
  /^(?<word>[IWEFDA])(?:\d{4} [\d:.]+ +\d+ [^\]\s]+\]|, \[[^\]]*\] *[A-Z]+ -- [^:]*:)/;
const LOGFMT = /(?:^|\s)(?:level|lvl|severity)="?(?<word>\w+)"?/i;
/** In capitals, in brackets, or before a colon at the beginning; in a JSON line that was cut, as a key. */
const TOKENS: readonly RegExp[] = [
  /(?:^|[\s[(|<])(?<word>TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERR(?:OR)?|SEVERE|CRIT(?:ICAL)?|FATAL|PANIC|ALERT|EMERG|LOG)(?=[\s\])|>:,/]|$)/,
  /\[(?:[\w.-]+:)?(?<word>\p{L}{2,11})\]/u,
  /^(?:\d\S* ){0,2}(?<word>[a-z]{3,8}|오류|에러|경고|정보): /i,
  /"(?:level|severity|lvl|log\.level|@l)": ?"?(?<word>\w+)/,
];
/** Levels stand in front of the message. */
const FRONT = 160;
const TIME = /^\[?\d{2,4}[-/]\d\d[-/]\d{2,4}[T ]\d\d:\d\d:\d\d[^\s\]]*\]? /;
const ANSWERED =
  /\b(?<request>(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) [^\s"]+)(?: HTTP\/[\d.]+)?"?,? (?:\S+=)?(?<status>[1-5]\d\d)\b/;
/** gin: "| 502 |     1.2ms |      10.0.0.1 | GET      "/x"". */
const GIN = /\| (?<status>[1-5]\d\d) \|.*?(?<request>[A-Z]{3,7} +"[^"]*")/;
const STATUS = /(?:^|\s)status(?:_?code)?=(?<status>[1-5]\d\d)\b/i;

/** What the first line of an entry says, in the format that it is written in. */
export function headOf(text: string): Head {
  const structured = text.trimStart().startsWith('{') ? fieldsOf(text) : undefined;
  if (structured) return inJson(structured);

  const answered = GIN.exec(text) ?? ANSWERED.exec(text) ?? STATUS.exec(text);
  const { request, status } = answered?.groups ?? {};
  const front = text.slice(0, FRONT);
  const logfmt = LOGFMT.exec(text);
  const found = BY_LETTER.exec(front) ?? logfmt ?? firstOf(front);
  const level = found && LEVELS.get((found.groups?.['word'] ?? '').toLowerCase());
  const after = found && !logfmt ? text.slice(found.index + found[0].length) : text;
  const said = request
    ? `${request.replaceAll(/ +/g, ' ')} ${status}`
    : saidIn(after, logfmt !== null);
  return { said, ...present({ level }), ...(status && { status: Number(status) }) };
}

/** The first word that is a level, however it is marked. */
function firstOf(front: string): RegExpExecArray | undefined {
  return TOKENS.map((token) => token.exec(front))
    .filter((found) => found !== null)
    .filter(({ groups }) => LEVELS.has((groups?.['word'] ?? '').toLowerCase()))
    .toSorted((a, b) => a.index - b.index)[0];
}

const MESSAGE = /(?:^|\s)(?:msg|message|event)=(?:"(?<quoted>[^"]*)"|(?<bare>\S+))/;
const REASON = /(?:^|\s)(?:err|error|reason|exception)=(?:"(?<quoted>[^"]*)"|(?<bare>\S+))/;

/** Ruby: "Failed to execute action {:exception=>"ConfigurationError", :message=>"…", :backtrace=>[…]}". */
const RUBY = /[{ ]:message=>"(?<why>(?:[^"\\]|\\.)*)/;

function saidIn(text: string, isLogfmt: boolean): string {
  const why = RUBY.exec(text)?.groups?.['why'];
  const what = text.split(' {:', 1).join('');
  if (why !== undefined)
    return saidIn(`${what}: ${why.replaceAll(/\\[ntr]/g, ' ').replaceAll(/\\(.)/g, '$1')}`, false);
  const parts = isLogfmt
    ? [MESSAGE, REASON].flatMap((one) => {
        const { quoted, bare } = one.exec(text)?.groups ?? {};
        return quoted ?? bare ?? [];
      })
    : [];
  if (parts.length > 0) return parts.join(': ');
  return text
    .replace(TIME, '')
    .replace(/^[\s\]):|>,-]+/, '')
    .replace(SPRING, '')
    .trim();
}

/** Spring Boot: process, thread and class stand between level and message. */
const SPRING = /^\d+ --- (?:\[[^\]]*\] )+\S+ +: /;

type Fields = Readonly<Record<string, unknown>>;

/** undefined where it is no JSON, or was cut. */
function fieldsOf(text: string): Fields | undefined {
  try {
    return asFields(JSON.parse(text));
  } catch {
    return undefined; // it is read as text
  }
}

function asFields(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

function inJson(fields: Fields): Head {
  const first = (from: Fields | undefined, names: readonly string[]) =>
    names
      .map((name) => from?.[name])
      .find((one) => one !== undefined && one !== null && one !== '');
  const level = levelOf(
    first(fields, ['level', 'severity', 'lvl', 'log.level', 'levelname', '@l']),
  );
  const named = ['err', 'error', 'exception', 'reason', 'cause', '@x'];
  const error = first(fields, named) ?? first(asFields(fields['attr']), named); // MongoDB
  const why = asFields(error)
    ? first(asFields(error), ['message', 'msg', 'errmsg', 'reason', 'code'])
    : error;
  const parts = [
    first(fields, ['msg', 'message', '@m', '@mt', 'event', 'log', 'short_message']),
    why,
  ];
  const names = ['status', 'status_code', 'statusCode', 'http.status_code'];
  const answer = first(fields, names) ?? first(asFields(fields['res']), names);
  const status = /^[1-5]\d\d$/.test(String(answer)) ? Number(answer) : undefined;
  const said = parts.filter((one) => typeof one === 'string').join(': ');
  return {
    said: said || JSON.stringify(fields),
    ...present({ level, status }),
  };
}

/** Numbers are those of syslog (0 to 7), or of bunyan and pino (10 to 60). */
function levelOf(value: unknown): Level | undefined {
  if (typeof value === 'string' && !/^\d+$/.test(value)) return LEVELS.get(value.toLowerCase());
  const number = Number(value ?? Number.NaN);
  if (Number.isNaN(number)) return undefined;
  if (number < 8) return number <= 3 ? 'error' : number === 4 ? 'warn' : 'info';
  return number >= 50 ? 'error' : number >= 40 ? 'warn' : 'info';
}
