import { z } from 'zod';

import { kindOf } from '../domain/keys.ts';
import type { Resource } from '../domain/resource.ts';

const Amount = z.union([
  z.number(),
  z.string().regex(/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+|[numkMGTPE]|[KMGTPE]i)?$/),
]);
const Amounts = z.record(z.string(), Amount).exactOptional();
const Needs = z.looseObject({ requests: Amounts, limits: Amounts }).exactOptional();
const Objects = z.array(z.looseObject({})).exactOptional();
const Ports = z.array(z.looseObject({ containerPort: z.number() })).exactOptional();
const Env = z.array(z.looseObject({ name: z.string() })).exactOptional();
const Containers = z.array(
  z.looseObject({ name: z.string(), env: Env, ports: Ports, resources: Needs }),
);
const Texts = z.record(z.string(), z.string()).exactOptional();
const PodSpec = z
  .looseObject({
    containers: Containers.min(1),
    initContainers: Containers.exactOptional(),
    nodeSelector: Texts,
    volumes: Objects,
  })
  .exactOptional();
const Part = z.looseObject({}).exactOptional();
const Status = z.looseObject({ conditions: Objects }).exactOptional();
const Names = z.array(z.string()).exactOptional();
const Text = z.string().exactOptional();
const Called = z
  .looseObject({ kind: Text, plural: Text, singular: Text, shortNames: Names })
  .exactOptional();
const Scope = z.looseObject({ scopeName: z.string(), operator: z.string(), values: Names });
const Scopes = z.looseObject({ matchExpressions: z.array(Scope).exactOptional() }).exactOptional();
const withSpec = (spec: z.ZodType, status: z.ZodType = Status) => z.looseObject({ spec, status });
const Conditions = z.array(z.looseObject({ status: z.string().exactOptional() })).exactOptional();
const Statuses = z.array(z.looseObject({ state: Part, lastState: Part })).exactOptional();
const PodStatus = z
  .looseObject({
    conditions: Conditions,
    containerStatuses: Statuses,
    initContainerStatuses: Statuses,
  })
  .exactOptional();
const Made = withSpec(
  z
    .looseObject({
      replicas: z.number().exactOptional(),
      template: z.looseObject({ spec: PodSpec }).exactOptional(),
    })
    .exactOptional(),
);

/** What is computed with, by kind; of all others that are Kubernetes' own spec and status are objects. */
const TYPES: Readonly<Record<string, z.ZodType>> = {
  Pod: withSpec(PodSpec, PodStatus),
  'apps/DaemonSet': Made,
  'apps/Deployment': Made,
  'apps/ReplicaSet': Made,
  'apps/StatefulSet': Made,
  'batch/Job': Made,
  Node: withSpec(
    Part,
    z
      .looseObject({ allocatable: Amounts, capacity: Amounts, conditions: Conditions })
      .exactOptional(),
  ),
  PersistentVolume: withSpec(z.looseObject({ capacity: Amounts }).exactOptional()),
  PersistentVolumeClaim: withSpec(
    z.looseObject({ resources: Needs }).exactOptional(),
    z.looseObject({ capacity: Amounts }).exactOptional(),
  ),
  ResourceQuota: withSpec(
    z.looseObject({ hard: Amounts, scopes: Names, scopeSelector: Scopes }).exactOptional(),
    z.looseObject({ hard: Amounts, used: Amounts }).exactOptional(),
  ),
  Service: withSpec(
    z
      .looseObject({
        type: z.string().exactOptional(),
        ports: z.array(z.looseObject({ port: z.number() })).exactOptional(),
      })
      .exactOptional(),
  ),
  'apiextensions.k8s.io/CustomResourceDefinition': withSpec(
    z.looseObject({ group: Text, versions: Objects, names: Called }).exactOptional(),
  ),
  'discovery.k8s.io/EndpointSlice': z.looseObject({ endpoints: Objects, ports: Objects }),
  'networking.k8s.io/IngressClass': withSpec(z.looseObject({ controller: z.string() })),
};
const OTHER = withSpec(Part);
/** Groups without a dot and those of k8s.io are Kubernetes' own, or are held to its ways. */
const OWN = /^(?:(?:\w+|[\w.]+\.k8s\.io)\/)?\w+$/;

/** Whether an object of Kubernetes' own kinds holds what no API server lets in. */
export function isOdd(object: Resource): boolean {
  const kind = kindOf(object);
  const other = OWN.test(object.apiVersion ?? '') ? OTHER : undefined;
  const type = Object.hasOwn(TYPES, kind) ? TYPES[kind] : other;
  return type?.safeParse(object).success === false;
}
