import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { investigate } from '#src/answers/investigate.ts';
import { openCluster } from '#src/cluster/open-cluster.ts';
import { scan } from '#src/engine/scan/scan.ts';
import { rules } from '#src/knowledge/rules.ts';
import { familyOf } from '#src/readings/reports/families.ts';
import { type Definition, definitionsIn } from '#test/integration/gitops/support/definitions.ts';
import { type Sample, samples } from '#test/integration/gitops/support/samples.ts';
import { goModules } from '#test/integration/gitops/support/tools.ts';
import { Api } from '#test/integration/support/api.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { applyCrd } from '#test/integration/support/control-plane/crds.ts';
import { createNamespace, type Namespace } from '#test/integration/support/namespace.ts';
import { running, workload } from '#test/integration/support/workloads.ts';

let api: Api;
/** Of what is well; and of what is ill, beside others of which it needs some. */
let healthy: Namespace;
let broken: Namespace;
let definitions: ReadonlyMap<string, Definition>;

beforeAll(async () => {
  api = new Api(testCluster().access.admin);
  healthy = await createNamespace(api, 'healthy');
  broken = await createNamespace(api, 'broken');
  const crds = await definitionsIn(await goModules());
  await Promise.all(crds.map((crd) => applyCrd(api, crd)));
  definitions = new Map(crds.map((crd) => [`${crd.spec.group}/${crd.spec.names.kind}`, crd]));
  await Promise.all([needed(healthy), needed(broken)]);
  for (const sample of samples) {
    await made(sample, 'well', healthy, sample.well);
    if (isNamespaced(sample)) await made(sample, 'well', broken, sample.well);
    if (sample.ill) await made(sample, 'ill', broken, sample.ill);
  }
});
afterAll(async () => {
  await Promise.all([healthy.delete(), broken.delete()]);
  api.close();
});

it('each kind that was defined has a sample', () => {
  const known = new Set(samples.map(keyOf));

  expect([...definitions.keys()].filter((key) => !known.has(key))).toEqual([]);
});

describe('why, of a custom kind', () => {
  it.each(samples)('$apiVersion $kind that is well', async (sample) => {
    const answer = await asked(sample, 'well', healthy);

    expect(answer.findings).toEqual([]);
    expect(answer.state).toMatch(
      sample.isQuiet ? /^(?:healthy|progressing|unexplained)$/ : /^healthy$/,
    );
  });

  it.each(samples.filter(({ ill }) => ill))('$apiVersion $kind that is ill', async (sample) => {
    const { findings } = await asked(sample, 'ill', broken);

    expect(findings[0]?.title).toContain(sample.says);
  });
});

describe('scan', () => {
  it('tells of what is ill among what hurts', async () => {
    const told = samples.filter(
      (one) => one.ill && isNamespaced(one) && familyOf(keyOf(one)).isScanned,
    );

    const { troubles, crashes } = await scan(broken.name, loader(), rules);

    expect(crashes).toEqual([]);
    expect(troubles.filter(({ target }) => target.name !== 'ill')).toEqual([]);
    expect(troubles.map(({ target }) => target.kind)).toEqual(
      expect.arrayContaining(told.map(keyOf)),
    );
  });

  it('is silent about what is well', async () => {
    expect(await scan(healthy.name, loader(), rules)).toMatchObject({
      troubles: [],
      crashes: [],
    });
  });
});

/** As a person reads the cluster: nobody waits for the requests of others. */
function loader() {
  return openCluster({ name: 'test', kubeconfig: testCluster().kubeconfigs.admin }).loader();
}

async function asked(sample: Sample, name: string, namespace: Namespace) {
  const plural = definitionOf(sample).metadata.name;
  const found = await investigate(
    { query: { text: `${plural}/${name}`, namespace: namespace.name } },
    { loader: loader(), cluster: 'test', lang: 'en' },
  );
  if (found.is !== 'answer') throw new Error(JSON.stringify(found));
  return found.answer;
}

/** What samples name that is of Kubernetes itself. */
async function needed({ name: namespace }: Namespace): Promise<void> {
  await api.apply({
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'well', namespace },
    spec: { selector: { app: 'well' }, ports: [{ port: 80 }] },
  });
  await running(api, workload('Deployment', 'well', namespace, {}));
  await running(api, workload('Deployment', 'worker', namespace, {}));
}

/** Creates an object, and writes its status as its controller does. */
async function made(
  sample: Sample,
  name: string,
  namespace: Namespace,
  status: object,
): Promise<void> {
  const { apiVersion, kind, fields } = sample;
  const { spec } = definitionOf(sample);
  const [, version = ''] = apiVersion.split('/');
  const served = spec.versions.find((one) => one.name === version);
  const all = `/apis/${apiVersion}${isNamespaced(sample) ? `/namespaces/${namespace.name}` : ''}/${spec.names.plural}`;
  const object = { apiVersion, kind, metadata: { name }, ...fields };
  const own = served?.subresources?.status;
  await api.post(all, { ...object, ...(!own && { status }) });
  if (own) await api.patch(`${all}/${name}/status`, 'merge', { status });
}

function isNamespaced(sample: Sample): boolean {
  return definitionOf(sample).spec.scope === 'Namespaced';
}

function definitionOf(sample: Sample): Definition {
  const found = definitions.get(keyOf(sample));
  if (!found) throw new Error(`${keyOf(sample)} is not defined.`);
  return found;
}

function keyOf({ apiVersion, kind }: Sample): string {
  return `${apiVersion.split('/')[0]}/${kind}`;
}
