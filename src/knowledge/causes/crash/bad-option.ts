import type { Cause, Evidence } from '../../../domain/model.ts';
import { endingSaying } from '../../../readings/logs/ending.ts';
import { brief, lastSaying } from '../../../readings/logs/logs.ts';
import { rejectedOptions } from '../../../readings/logs/rejected-options.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { commandLine, type Word } from '../../../readings/pods/container-specs.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { troubledContainers, TROUBLES, type Troubled } from '../../signs/logs/troubled.ts';
import { inContainer } from '../../words/container-words.ts';
import { badOptionWords, type BadOption } from './bad-option.words.ts';

/** Servers that name what they do not know without its dashes; that may come from a file, too. */
const SETTINGS: readonly RegExp[] = [
  /(?:Unrecognized VM option|Missing \+\/- setting for VM option) '(?<setting>[^'=]+)/, // java
  /unrecognized configuration parameter "(?<setting>[^"]+)"$/, // PostgreSQL
  /unknown (?:variable|option) '-{0,2}(?<setting>[^'=]+)/, // MySQL
  /^>>> '(?<guess>[\w-]+)/, // Redis, which says the same where it does not like the value
];
/** A loop that gets the same answer so often will not get another. */
const REPEATED = 3;

/** A program is given an option that it does not know. */
export const badOption: Cause<BadOption> = {
  id: 'crash/bad-option',
  explains: TROUBLES,
  refines: ['config/broken-file'],

  *explain(symptom, world) {
    for (const troubled of troubledContainers(symptom, world)) {
      const found = rejectionIn(troubled) ?? settingIn(troubled);
      if (!found) continue;

      const { on, run } = troubled;
      const { option, program, said } = found;
      const word = found.word ?? wordWith(option, program, troubled);
      if (!run && (!word || found.times < REPEATED)) continue;
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(troubled),
          option: brief(option),
          said: brief(said.quote),
          repeats: !run,
          ...(program && { program: brief(program) }),
        },
        evidence: [said, ...(word ? [quotedField(on, word.path, word.text)] : [])],
        strength: run && word && !found.isGuess ? 'entails' : 'fits',
      };
    }
  },

  ...badOptionWords,
};

type SaidOption = Readonly<{
  option: string;
  program?: string;
  said: Evidence;
  times: number;
  word?: Word;
  isGuess?: boolean;
}>;

/** Of a setting that the command line or a variable for options of the JVM gives; what a file gives is another cause. */
function settingIn(troubled: Troubled): SaidOption | undefined {
  const { on, log, container, path } = troubled;
  const values = (container.env ?? []).map(({ value = '' }, index) => ({
    text: value,
    path: `${path}/env/${index}/value`,
  }));
  for (const says of SETTINGS) {
    const said = lastSaying(says, on, log);
    const { guess, setting = guess } = said?.groups ?? {};
    if (!said || !setting) continue;
    for (const word of [...commandLine(troubled), ...values]) {
      const names = (one: string) => one.replace(/^(?:-XX:[+-]?|-+)/, '').split('=')[0] === setting;
      const option = word.text.split(/[\s"']+/).find(names);
      if (option)
        return { option, said: said.evidence, times: 1, word, isGuess: guess !== undefined };
    }
  }
  return undefined;
}

function rejectionIn({ on, log, run }: Troubled): SaidOption | undefined {
  for (const says of rejectedOptions) {
    const said = run ? endingSaying(says, on, log) : lastSaying(says, on, log);
    const { option, letter, program } = said?.groups ?? {};
    const name = option ?? (letter && `-${letter}`);
    if (!said || !name) continue;
    const times = log.lines.filter(({ text }) => text === said.evidence.quote).length;
    const whole = program && !option?.startsWith('-') && option ? `--${option}` : name;
    return { option: whole, said: said.evidence, times, ...present({ program }) };
  }
  return undefined;
}

/** The text of the command line that holds the option, and the program where another one is started there. */
function wordWith(option: string, program: string | undefined, troubled: Troubled) {
  const isShort = /^-\w$/.test(option);
  return commandLine(troubled).find(({ text }) => {
    const words = text.split(/\s+/);
    const has = words.some((word) =>
      isShort
        ? /^-\w/.test(word) && word.includes(option.slice(1))
        : word.split('=')[0] === option.split('=')[0],
    );
    const own = program?.split('/').at(-1) ?? '';
    return has && (words.length === 1 || words.some((word) => word.endsWith(own)));
  });
}
