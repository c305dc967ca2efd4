import { refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { fieldsAt, textIn } from './fields.ts';
import { makerOf } from './maker-of.ts';

/**
 * Objects that an operator made with the label by which Argo CD knows its own, copied from the custom object that Argo CD
 * applies: it takes them for its own that are no longer in Git.
 */
export type CopiedTracking = Readonly<{
  label: string;
  maker: Ref;
  children: readonly [Ref, ...Ref[]];
  evidence: readonly [Evidence, ...Evidence[]];
}>;

/** The one that is set by default, and the one of older versions. */
const LABELS = ['argocd.argoproj.io/instance', 'app.kubernetes.io/instance'];
const MOST = 5;

/** What of an Application is to be pruned because an operator copied its label; undefined where nothing is. */
export function copiedTracking(
  application: Resource<'argoproj.io/Application'>,
  world: World,
): CopiedTracking | undefined {
  const { name: own = '' } = application.metadata ?? {};
  const on = refTo('argoproj.io/Application', application);
  const found = fieldsAt(application, 'status.resources[]')
    .filter(({ value }) => Object(value).requiresPruning === true)
    .flatMap(({ path, value }) => {
      const ref = refIn(value);
      const copied = ref && copiedBy(ref, own, world);
      const evidence = quotedField(on, `${path}/requiresPruning`, 'true');
      return ref && copied ? [{ ref, evidence, ...copied }] : [];
    });
  const [first, ...others] = found;
  if (!first) return undefined;
  const same = others.filter(({ maker }) => maker.name === first.maker.name).slice(0, MOST);
  return {
    label: first.label,
    maker: first.maker,
    children: [first.ref, ...same.map(({ ref }) => ref)],
    evidence: [first.evidence, first.said],
  };
}

function refIn(value: unknown): Ref | undefined {
  const [kind, name, group, namespace] = ['kind', 'name', 'group', 'namespace'].map((key) =>
    textIn(value, key),
  );
  return kind && name
    ? { kind: group ? `${group}/${kind}` : kind, name, ...present({ namespace }) }
    : undefined;
}

/** The label of the Application that both an object and the custom object above it have. */
function copiedBy(
  ref: Ref,
  own: string,
  world: World,
): Readonly<{ label: string; maker: Ref; said: Evidence }> | undefined {
  const child = world.get(ref);
  const maker = child.is === 'known' ? makerOf(child.value) : undefined;
  const above = maker ? world.get(maker) : undefined;
  if (child.is !== 'known' || !maker || above?.is !== 'known') return undefined;
  const label = LABELS.find((key) =>
    [child.value, above.value].every(({ metadata }) => metadata?.labels?.[key] === own),
  );
  if (!label) return undefined;
  const said = quotedField(ref, `/metadata/labels/${label.replaceAll('/', '~1')}`, own);
  return { label, maker, said };
}
