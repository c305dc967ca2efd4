import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { tableOf } from '../../text/table-of.ts';
import { makerOf } from './maker-of.ts';

/** Who keeps an object as it is, so that a change of it is undone: a custom object, or a program by its name. */
export type Keeper = Readonly<{ maker: Ref } | { program: string }>;

/** Labels by which a program marks what it makes and keeps. */
const MARKS: readonly (readonly [label: string, value: RegExp])[] = [
  ['app.kubernetes.io/managed-by', /operator|controller/i],
  ['olm.owner', /./], // Operator Lifecycle Manager
  ['addonmanager.kubernetes.io/mode', /^Reconcile$/], // GKE, AKS
  ['eks.amazonaws.com/component', /./],
];
const NAMES: Readonly<Record<string, string>> = tableOf({
  'addonmanager.kubernetes.io/mode': 'addon-manager',
  'eks.amazonaws.com/component': 'EKS',
});

/** Who made an object and puts back what others change, by its owner references and labels; undefined where nobody is known to. */
export function keeperOf(object: Resource): Keeper | undefined {
  const maker = makerOf(object);
  if (maker) return { maker };
  const { labels = {} } = object.metadata ?? {};
  const mark = MARKS.find(([label, value]) => value.test(labels[label] ?? ''));
  if (!mark) return undefined;
  const [label] = mark;
  return { program: NAMES[label] ?? labels[label] ?? '' };
}

/** The same of an object that may not be known. */
export function keeperAt(on: Ref, world: World): Keeper | undefined {
  const fact = world.get(on);
  return fact.is === 'known' ? keeperOf(fact.value) : undefined;
}
