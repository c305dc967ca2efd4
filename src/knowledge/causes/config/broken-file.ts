import { isA } from '../../../domain/keys.ts';
import type { Cause, Ref, World } from '../../../domain/model.ts';
import { brief, lastSaying, type RunLog } from '../../../readings/logs/logs.ts';
import { OWN_WORDS } from '../../../readings/logs/own-words.ts';
import { syntaxSigns } from '../../../readings/logs/syntax-signs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { commandLine } from '../../../readings/pods/container-specs.ts';
import { ownOf } from '../../../text/own-of.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { fileSourceOf, type FileSource } from '../../signs/config/file-sources.ts';
import { CRASHES, failureOf, lastLines, type Crash } from '../../signs/logs/crashes.ts';
import { inContainer } from '../../words/container-words.ts';
import { brokenFileWords, type Broken } from './broken-file.words.ts';

/** A program does not start because it cannot read its configuration file, which has an error in it. */
export const brokenFile: Cause<Broken> = {
  id: 'config/broken-file',
  explains: CRASHES,
  refines: ['crash/missing-file', 'crash/own-words/config-rejected'],

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash) return;
    const { on } = crash;
    const log = lastLines(crash, world);
    for (const { format, says } of syntaxSigns) {
      const said = lastSaying(says, on, log);
      if (!said || (isData(format) && isOtherwiseRejected(log, on))) continue;

      const { file, line, word } = said.groups;
      const source = file ? fileSourceOf(crash, file) : namedSourceOf(crash, format, world);
      const { subject, restsOn } = accountableFor(on, world);
      yield {
        subject: source?.at ?? subject,
        params: {
          ...inContainer(crash),
          format,
          said: brief(said.evidence.quote),
          workload: subject.name,
          ...present({ file }),
          ...(line && { line: Number(line) }),
          ...(source && { key: source.key }),
        },
        evidence: [
          said.evidence,
          ...(source ? [quotedField(on, source.path, source.at.name)] : []),
        ],
        strength: source && isSeen(format, source, { line, word }, world) ? 'entails' : 'fits',
        restsOn: source ? [on, source.at] : restsOn,
      };
      return;
    }
  },

  ...brokenFileWords,
};

/** Formats that say nothing of which settings there are. */
function isData(format: string): boolean {
  return ['JSON', 'TOML', 'YAML', 'INI'].includes(format);
}

/** The parser has read it, and the program does not know a name in it, or misses one. */
function isOtherwiseRejected(log: RunLog, on: Ref<'Pod'>): boolean {
  return OWN_WORDS['config-rejected'].some((says) => lastSaying(says, on, log));
}

/** Of the files on the command line and in the environment the one that is of that format, first one that is broken. */
function namedSourceOf(crash: Crash, format: string, world: World): FileSource | undefined {
  const values = (crash.container.env ?? []).map(({ value = '' }) => value);
  const words = [...commandLine(crash).map(({ text }) => text), ...values];
  const sources = words
    .flatMap((word) =>
      [...word.matchAll(/\/[^\s"'=,:;]+/g)].map(([file]) => fileSourceOf(crash, file)),
    )
    .flatMap((source) => source ?? []);
  const broken = sources.find((source) => isSeen(format, source, {}, world));
  const extension = new RegExp(`\\.${format.toLowerCase().replace('yaml', 'ya?ml')}$`);
  return broken ?? sources.find(({ key }) => extension.test(key));
}

/** `capture` puts this in place of a text that may be secret. */
const HIDDEN = /^‹.*›$/s;

/** Whether the error that a program complains of stands in the ConfigMap as it is now. */
function isSeen(
  format: string,
  { at, key }: FileSource,
  { line, word }: Readonly<{ line?: string | undefined; word?: string | undefined }>,
  world: World,
): boolean {
  const fact = isA('ConfigMap', at) ? world.get(at) : undefined;
  const text = fact?.is === 'known' ? ownOf(fact.value.data, key) : undefined;
  if (text === undefined || HIDDEN.test(text)) return false;
  if (line && word) return text.split('\n')[Number(line) - 1]?.includes(word) ?? false;
  return format === 'JSON' && isMeantAsJson(key, text) && !isJson(text);
}

/** A program may get JSON from elsewhere, too: what is another format is not what it stumbled over. */
function isMeantAsJson(key: string, text: string): boolean {
  return /\.json$/i.test(key) || (!/\.\w+$/.test(key) && /^\s*[[{]/.test(text));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
