import type { World } from '../../domain/model.ts';
import type { Proposal } from '../../domain/remedy.ts';
import type { Finding } from '../../domain/verdict.ts';
import type { Container } from '../../world/readings/pods/container-specs.ts';
import { fieldChange } from './field-change.ts';
import { templateProposal, type TemplateParams } from './template-proposal.ts';
import { workloadOf, type Template } from './workload.ts';

/** What the words of a changed container need; `shown` is the value that is set. */
export type ContainerFix = TemplateParams & Readonly<{ container?: string; shown?: string }>;
/** Fields below a place of the template, `identity` those that tell it from its neighbours. */
type Wanted = Readonly<{
  at: string;
  identity: readonly string[];
  fields: Readonly<Record<string, unknown>>;
  shown: string;
}>;
/** The container of a finding where its workload's template holds it today; `path` within the template. */
export type TemplateContainer = Readonly<{
  container: Container;
  path: string;
  template: Template;
}>;

/** Proposes to change the template of a container's workload: live, or in Git where Git owns it. */
export function* proposeForContainer(
  finding: Finding<Readonly<{ container: string }>>,
  world: World,
  fieldsFor: (container: TemplateContainer) => Wanted | undefined,
): Iterable<Proposal<ContainerFix>> {
  const workload = workloadOf(finding, world);
  const found = workload && containerIn(workload.template, finding.params.container);
  const wanted = found && fieldsFor(found);
  if (!wanted || !workload) return;

  const at = `/spec/template${wanted.at}`;
  const change = fieldChange(workload.holder, at, wanted.identity, wanted.fields);
  const params = { container: found.container.name, shown: wanted.shown };
  yield templateProposal(workload, change, world, params);
}

/** Sidecars may be injected into the pod: only names find a container again. */
function containerIn(template: Template, name: string): TemplateContainer | undefined {
  for (const list of ['initContainers', 'containers'] as const) {
    const containers = template.spec?.[list] ?? [];
    const index = containers.findIndex((one) => one.name === name);
    const container = containers[index];
    if (container) return { container, path: `/spec/${list}/${index}`, template };
  }
  return undefined;
}
