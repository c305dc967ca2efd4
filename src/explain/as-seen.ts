import type { Bilingual } from '../domain/lang.ts';
import type { PastedText } from './pasted-text.ts';
import type { Known, Reading } from './signature.ts';

type Seen = Readonly<{ lines: readonly [string, ...string[]] }>;

const MOST_LINES = 5;
const ALARMING =
  /\b(error|errors|failed|failure|fatal|panic|exception|denied|refused|forbidden|unauthorized|timed? ?out|cannot|could ?n[o']t|unable|not found|no such|killed|invalid)\b|\w(?:Error|Exception)\b/i;
/** A log that says how many of them there are, or a name that only holds the word. */
const HARMLESS = /\b(?:0|no) (?:errors?|fail(?:ed|ures?))\b/i;
const THROWN =
  /^(?:Caused by: |Exception in thread "[^"]*" |Uncaught |Unhandled exception\.? )?[\w.$]*(?:Error|Exception)(?::|$)|^panic: /;
const FRAME = /^\s+(?:at |File ")|^\t\S+\.go:\d/;
const OF_LIBRARY =
  /node_modules|node:internal|\(internal\/|site-packages|\/usr\/(?:local\/)?(?:lib|go)|at (?:java|javax|jdk|sun|kotlin|scala|org\.springframework|org\.apache|org\.hibernate|com\.zaxxer|io\.netty|reactor|System|Microsoft)\./;

/** Where nothing is known: the lines that decide, for a person to read. */
export const asSeen: Known<Seen> & Readonly<{ find(text: PastedText): Iterable<Reading<Seen>> }> = {
  id: 'explain/as-seen',

  *find({ lines }) {
    const alarming = lines.filter(
      (line) => ALARMING.test(line) && !HARMLESS.test(line) && !FRAME.test(line),
    );
    const [first, ...more] = [...new Set([...thrownIn(lines), ...alarming])].slice(0, MOST_LINES);
    if (first === undefined) return;
    yield { params: { lines: [first, ...more] }, quotes: [first, ...more], strength: 'suggests' };
  },

  inWords: ({ lines }, lang) => WORDS[lang](lines[0].trim()),
};

/** The innermost error that was thrown, and where in the program itself. */
function thrownIn(lines: readonly string[]): readonly string[] {
  const inner = lines.findLastIndex((line) => line.startsWith('Caused by: '));
  const at = inner >= 0 ? inner : lines.findIndex((line) => THROWN.test(line));
  if (at < 0) return [];
  const after = lines.slice(at + 1).find((line) => FRAME.test(line) && !OF_LIBRARY.test(line));
  const before = lines.slice(0, at).findLast((line) => FRAME.test(line) && !OF_LIBRARY.test(line));
  const frame = after ?? before;
  return lines.slice(at, at + 1).concat(frame ?? []);
}

const WORDS: Bilingual<(line: string) => ReturnType<Known['inWords']>> = {
  en: (line) => ({
    title: `“${line}”`,
    sentence: `kubewhy has no rule for this text. The line that looks decisive: “${line}”.`,
    advice: [
      {
        title: 'Ask about where it comes from',
        text: '`why <pod or workload>` looks at it in the cluster: its state, its events and the lines around this one.',
      },
    ],
  }),
  ko: (line) => ({
    title: `“${line}”`,
    sentence: `kubewhy에 이 텍스트에 맞는 규칙이 없습니다. 결정적으로 보이는 줄: “${line}”.`,
    advice: [
      {
        title: '텍스트가 나온 곳에 대해 묻기',
        text: '`why <파드나 워크로드>` 명령이 클러스터에서 상태, 이벤트, 주변 로그를 살펴봅니다.',
      },
    ],
  }),
};
