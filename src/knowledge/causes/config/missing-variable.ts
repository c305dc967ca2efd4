import { isA } from '../../../domain/keys.ts';
import type { Cause, Ref, World } from '../../../domain/model.ts';
import { endingSaying, type Ending } from '../../../readings/logs/ending.ts';
import { brief, type RunLog } from '../../../readings/logs/logs.ts';
import { unsetVariables } from '../../../readings/logs/unset-variables.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { CRASHES, exitOf, failureOf, lastLines, type Crash } from '../../signs/logs/crashes.ts';
import { inContainer } from '../../words/container-words.ts';
import { missingVariableWords, type MissingVariable } from './missing-variable.words.ts';

const OF_DICTIONARY = /^KeyError:/;

/** A program demands a variable that its container does not set. */
export const missingVariable: Cause<MissingVariable> = {
  id: 'config/missing-variable',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash) return;
    const { on, run } = crash;
    const log = lastLines(crash, world);
    const found = unsetIn(log, on);
    if (!found) return;
    const { said, variable, isSure } = found;
    const given = isGiven(crash, variable, world);
    if (given === 'yes') return; // then it does not like the value, which is another cause
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        variable: brief(variable),
        said: brief(said.evidence.quote),
        exitCode: run.exitCode,
      },
      evidence: [said.evidence, exitOf(crash)],
      strength: isSure && given === 'no' ? 'entails' : 'fits',
    };
  },

  ...missingVariableWords,
};

type SaidVariable = Readonly<{ said: Ending; variable: string; isSure: boolean }>;

/** What a program lives without, or only warns of, does not end it. */
function unsetIn(log: RunLog, on: Ref<'Pod'>): SaidVariable | undefined {
  const isOther = !log.lines.some(({ text }) => text.includes('environ'));
  for (const { says, isSure } of unsetVariables) {
    const said = endingSaying(says, on, log);
    const variable = said?.groups['variable'];
    if (!said || !variable || (isOther && OF_DICTIONARY.test(said.evidence.quote))) continue;
    return { said, variable, isSure: isSure === true && said.isLast };
  }
  return fieldIn(log, on);
}

/** pydantic writes the name of a field above what it misses there, and takes it from a variable of that name. */
function fieldIn({ lines }: RunLog, on: Ref<'Pod'>): SaidVariable | undefined {
  const isAboutSettings = lines.some(({ text }) =>
    /errors? for \w*(?:Settings|Config|Env)/.test(text),
  );
  const said = endingSaying(/^\s+Field required \[type=missing/, on, { lines });
  const index = lines.findIndex(({ text }) => text === said?.evidence.quote);
  const field = /^\w+$/.exec(lines[index - 1]?.text ?? '')?.[0];
  return isAboutSettings && said && field
    ? { said, variable: field.toUpperCase(), isSure: false }
    : undefined;
}

/** Whether a container is given a variable, as far as what it takes its environment from could be read. */
function isGiven(
  { container, on }: Crash,
  variable: string,
  world: World,
): 'yes' | 'no' | 'unknown' {
  const { env = [], envFrom = [] } = container;
  const own = env.find(({ name }) => name === variable);
  if (own) return own.value === '' ? 'no' : 'yes';

  const answers = envFrom.map(({ configMapRef, secretRef, prefix = '' }) => {
    const [kind, name] = configMapRef
      ? (['ConfigMap', configMapRef.name] as const)
      : (['Secret', secretRef?.name] as const);
    const at = { kind, name: name ?? '', namespace: on.namespace ?? '' };
    const fact = isA('ConfigMap', at) ? world.get(at) : world.get({ ...at, kind: 'Secret' });
    if (fact.is === 'absent') return 'no';
    if (fact.is === 'unknown' || !fact.value.data) return 'unknown';
    return Object.hasOwn(fact.value.data, variable.slice(prefix.length)) &&
      variable.startsWith(prefix)
      ? 'yes'
      : 'no';
  });
  if (answers.includes('yes')) return 'yes';
  return answers.includes('unknown') ? 'unknown' : 'no';
}
