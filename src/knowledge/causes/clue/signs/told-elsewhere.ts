import { isA } from '../../../../domain/keys.ts';
import type { LogLine, Ref, Symptom, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { eventsSaying } from '../../../../readings/events.ts';
import { RECENT_MS } from '../../../../readings/freshness.ts';
import { levelOf } from '../../../../readings/logs/level-of.ts';
import { headOf } from '../../../../readings/logs/log-level.ts';
import { logOfRun, quoted } from '../../../../readings/logs/logs.ts';
import { daemonSetsNamed } from '../../../../readings/nodes/daemon-sets-named.ts';
import { isReady } from '../../../../readings/pods/pods.ts';
import { controllerOf } from '../../../../readings/reports/controller-of.ts';
import { domainOf } from '../../../../readings/reports/domain-of.ts';
import { isCustom } from '../../../../readings/reports/is-custom.ts';
import { isUnwell } from '../../../../readings/reports/is-unwell.ts';
import { relativesOf } from '../../../../readings/reports/relatives.ts';
import { isWithin } from '../../../../readings/time.ts';
import { podRef, podsOf } from '../../../../readings/workloads/workloads.ts';
import { wordingIn } from '../../../wordings/wording-in.ts';
import type { Clue } from './clues.ts';

/** The end of a log, which one answer may read of another program. */
const LAST_LINES = 400;
const MOST = 2;
/** An object that says more than a state in a word tells why by itself, unless its controller writes more exactly why. */
const SENTENCE = /\S\s+\S+\s+\S/;

/**
 * What another program writes as an error while an object is in trouble, the newest first: the controller of a custom
 * object, in lines that name the object, or the agent of the network plugin on the node of a pod without a sandbox.
 */
export function toldElsewhere(symptom: Symptom, object: Resource, world: World): readonly Clue[] {
  const { on, kind, evidence } = symptom;
  if (kind === 'object-reports-trouble' && isCustom(on.kind)) {
    if (leadsOn(object, world)) return [];
    const pod = controllerPod(object, on, world);
    if (!pod) return [];
    return SENTENCE.test(evidence.quote)
      ? knownAbout(on, pod, world)
      : errorsOf(pod, ({ text }) => namesObject(text, on), world);
  }
  if (kind === 'container-waiting' && isA('Pod', on)) {
    const pod = pluginPod(on, world);
    return pod ? errorsOf(pod, ({ at }) => !at || isWithin(RECENT_MS, at, world.now), world) : [];
  }
  return [];
}

/** Whether another object tells why: a custom one that it made, or one that it names and that is unwell. */
function leadsOn(object: Resource, world: World): boolean {
  const all = relativesOf(object, world);
  if (all.some(({ ref, by }) => by === 'makes' && isCustom(ref.kind))) return true;
  return all.some(({ ref, by }) => by === 'names' && isUnwell(ref, world));
}

function controllerPod(object: Resource, on: Ref, world: World): Resource<'Pod'> | undefined {
  const found = controllerOf(on.kind, domainOf(object, world), world);
  if (found.is !== 'up' && found.is !== 'down') return undefined;
  const { pods } = podsOf(found.at, world);
  return pods.find(isReady) ?? pods[0];
}

function pluginPod(on: Ref, world: World): Resource<'Pod'> | undefined {
  const fact = world.get<'Pod'>({ ...on, kind: 'Pod' });
  const node = fact.is === 'known' ? fact.value.spec?.nodeName : undefined;
  const [said] = eventsSaying(['FailedCreatePodSandBox'], on, world);
  const named = said ? daemonSetsNamed(said.quote) : [];
  if (!node || named.length === 0) return undefined;
  return world
    .list('Pod', { node })
    .items.find(({ metadata }) => named.some((one) => metadata?.name?.startsWith(`${one}-`)));
}

/** Lines that are known by their wording, of whatever level, while a controller works on an object. */
function knownAbout(on: Ref, pod: Resource<'Pod'>, world: World): readonly Clue[] {
  const known = logsOf(pod, world)
    .flatMap((lines) => linesAbout(on, lines))
    .filter(({ text }) => wordingIn(text, 'log'));
  return cluesIn(known, pod);
}

/** Those that name the object, and those that follow until another one of its kind is named. */
function linesAbout(on: Ref, lines: readonly LogLine[]): readonly LogLine[] {
  let isAbout = false;
  return lines.filter(({ text }) => {
    isAbout = namesObject(text, on) || (isAbout && !namesAnother(text, on));
    return isAbout;
  });
}

function errorsOf(
  pod: Resource<'Pod'>,
  isMeant: (line: LogLine) => boolean,
  world: World,
): readonly Clue[] {
  const errors = logsOf(pod, world)
    .flat()
    .filter((line) => levelOf(line.text) === 'error' && isMeant(line));
  return cluesIn(errors, pod);
}

function logsOf(pod: Resource<'Pod'>, world: World): readonly (readonly LogLine[])[] {
  return (pod.spec?.containers ?? []).map(({ name }) =>
    logOfRun(podRef(pod), name, 'current', world).lines.slice(-LAST_LINES),
  );
}

/** The newest, each wording once. */
function cluesIn(lines: readonly LogLine[], pod: Resource<'Pod'>): readonly Clue[] {
  const on = podRef(pod);
  const once = new Map(lines.map((line) => [saidIn(line), line]));
  return [...once.values()]
    .toReversed()
    .slice(0, MOST)
    .map((line) => ({
      from: 'elsewhere',
      what: on.name,
      said: saidIn(line),
      evidence: quoted(line, on),
    }));
}

function saidIn({ text }: LogLine): string {
  return headOf(text).said;
}

/** By "namespace/name", or by its name and its namespace or kind as words of their own. */
function namesObject(text: string, { kind, namespace, name }: Ref): boolean {
  const words = wordsIn(text);
  if (namespace && words.has(`${namespace}/${name}`)) return true;
  if (!words.has(name)) return false;
  const short = shortKind(kind);
  const isOfKind = [...words].some((word) => word.toLowerCase().includes(short));
  return (namespace !== undefined && words.has(namespace)) || isOfKind;
}

/** "Kafka(shop/other)": an object of the same kind, with its namespace. */
function namesAnother(text: string, { kind, namespace = '', name }: Ref): boolean {
  const words = [...wordsIn(text)];
  if (!words.some((word) => word.toLowerCase() === shortKind(kind))) return false;
  return words.some((word) => word.includes('/') && word !== `${namespace}/${name}`);
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.split(/[^\w./-]+/).map((word) => word.replace(/^[./]{1,8}|[./]{1,8}$/g, '')));
}

function shortKind(kind: string): string {
  return kind.split('/').at(-1)?.toLowerCase() ?? '';
}
