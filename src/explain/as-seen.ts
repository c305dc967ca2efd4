import type { Query } from '../domain/question.ts';
import { wordsOf } from './logged.ts';
import { namedObjects } from './named-objects.ts';
import type { PastedText } from './pasted-text.ts';
import type { TextTrouble, Reading } from './signature.ts';
import { troubleOf } from './trouble-of.ts';

/** `said` are the words of the first line; `ask` is how to ask about the object that the text names. */
type QuotedLine = Readonly<{ said: string; ask?: string }>;

const MOST_LINES = 5;
const THROWN =
  /^(?:Caused by: |Exception in thread "[^"]*" |Uncaught |Unhandled exception\.? )?[\w.$]*(?:Error|Exception)(?::|$)|^panic: /;
const FRAME = /^\s+(?:at |File ")|^\t\S+\.go:\d/;
const OF_LIBRARY =
  /node_modules|node:internal|\(internal\/|site-packages|\/usr\/(?:local\/)?(?:lib|go)|at (?:java|javax|jdk|sun|kotlin|scala|org\.springframework|org\.apache|org\.hibernate|com\.zaxxer|io\.netty|reactor|System|Microsoft)\./;

/** Where nothing is known: the lines that decide, for a person to read. */
export const asSeen: TextTrouble<QuotedLine> &
  Readonly<{ find(text: PastedText): Iterable<Reading<QuotedLine>> }> = {
  id: 'explain/as-seen',

  *find(text) {
    const { lines } = text;
    const told = lines.filter((line) => !FRAME.test(line));
    const [grave, mild] = (['grave', 'mild'] as const).map((how) =>
      told.filter((line) => troubleOf(line) === how),
    );
    const all = [...thrownIn(lines), ...(grave ?? []), ...(mild ?? [])];
    const [first, ...more] = [...new Set(all)].slice(0, MOST_LINES);
    if (first === undefined) return;
    const [named] = namedObjects(text);
    yield {
      params: { said: wordsOf(first), ...(named && { ask: asking(named) }) },
      quotes: [first, ...more],
      strength: 'suggests',
    };
  },

  text: {
    en: ({ said, ask = 'why <pod or workload>' }) => ({
      title: `“${said}”`,
      sentence: `kubewhy has no rule for this text. What looks decisive in it: “${said}”.`,
      advice: [
        {
          title: 'Ask about where it comes from',
          text: `\`${ask}\` looks at it in the cluster: its state, its events and the lines around this one.`,
        },
      ],
    }),
    ko: ({ said, ask = 'why <파드나 워크로드>' }) => ({
      title: `“${said}”`,
      sentence: `kubewhy에 이 텍스트에 맞는 규칙이 없습니다. 결정적으로 보이는 말: “${said}”.`,
      advice: [
        {
          title: '텍스트가 나온 곳에 대해 묻기',
          text: `\`${ask}\` 명령이 클러스터에서 상태, 이벤트, 주변 로그를 살펴봅니다.`,
        },
      ],
    }),
  },
};

function asking({ text, namespace }: Query): string {
  return `why ${text}${namespace ? ` -n ${namespace}` : ''}`;
}

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
