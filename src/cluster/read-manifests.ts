import { z } from 'zod';

import { kindOf } from '../domain/keys.ts';
import type { Resource } from '../domain/resource.ts';
import { readWithin } from './recording-files.ts';
import { parseYaml } from './yaml-file.ts';

/** What a manifest may be that is updated by a controller. */
export type WorkloadManifest =
  | Resource<'apps/Deployment'>
  | Resource<'apps/StatefulSet'>
  | Resource<'apps/DaemonSet'>
  | Resource<'argoproj.io/Rollout'>;
/** What a file holds: workloads, and the kinds of all else. */
export type Manifests = Readonly<{
  workloads: readonly WorkloadManifest[];
  others: readonly string[];
}>;

const KINDS = ['apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet', 'argoproj.io/Rollout'];

const Objects = z.array(z.looseObject({})).exactOptional();
const Amount = z.union([z.int().min(0), z.string()]).exactOptional();
const Limits = { maxSurge: Amount, maxUnavailable: Amount };
const Rolling = z.looseObject({ rollingUpdate: z.looseObject(Limits).nullish() }).nullish();
const Canary = z.looseObject({ ...Limits, steps: Objects });
const Workload = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), namespace: z.string().exactOptional() }),
  spec: z.looseObject({
    replicas: z.int().min(0).exactOptional(),
    strategy: z
      .looseObject({
        rollingUpdate: z.looseObject(Limits).nullish(),
        canary: Canary.exactOptional(),
      })
      .exactOptional(),
    updateStrategy: Rolling,
    template: z
      .looseObject({
        spec: z.looseObject({
          containers: z.array(z.looseObject({ name: z.string() })).min(1),
          initContainers: Objects,
          tolerations: Objects,
          topologySpreadConstraints: Objects,
          volumes: Objects,
        }),
      })
      .exactOptional(),
  }),
});
const Document = z.looseObject({ apiVersion: z.string(), kind: z.string() });
const List = Document.extend({ items: z.array(Document) });
const Documents = z.array(
  z.union([List, Document, z.null()], { error: 'a manifest says apiVersion and kind' }),
);

/** Reads the workloads of a YAML or JSON file of any number of documents; "-" is what `stdin` holds. Throws UnreadableRecording. */
export async function readManifests(
  file: string,
  stdin: () => Promise<string>,
): Promise<Manifests> {
  const text = file === '-' ? await stdin() : (await readWithin(file)).toString('utf8');
  const shownAs = file === '-' ? 'stdin' : file;
  const documents = parseYaml(text, shownAs, Documents);
  const objects = documents.flatMap((one) => {
    if (one === null) return [];
    return 'items' in one && Array.isArray(one.items) ? (one.items as Document[]) : [one];
  });
  const isWorkload = (one: Document) => KINDS.includes(kindOf(one));
  return {
    workloads: objects.filter(isWorkload).map((one) => parsed(one, shownAs)),
    others: objects.filter((one) => !isWorkload(one)).map(({ kind }) => kind),
  };
}

type Document = z.infer<typeof Document>;

function parsed(document: Document, shownAs: string): WorkloadManifest {
  const { kind, metadata } = document;
  const name = metadata && typeof metadata === 'object' ? Reflect.get(metadata, 'name') : undefined;
  const what = `${shownAs}: ${kind} ${typeof name === 'string' ? name : 'without a name'}`;
  const [workload] =
    parseYaml(JSON.stringify([document]), `${what}.json`, z.array(z.array(Workload)))[0] ?? [];
  return workload as unknown as WorkloadManifest; // as far as it is parsed; the API server checks the rest
}
