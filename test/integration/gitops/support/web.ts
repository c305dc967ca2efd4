import { type Api, pathOfAll } from '#test/integration/support/api.ts';

/** The Deployment `web` of a namespace, as tests change and read it. */
export type Web = Readonly<{
  namespace: string;
  path: string;
  /** Has it ask for nodes with an ssd, as somebody does who is in a hurry, and changes other fields besides. */
  setDisk(spec?: object, metadata?: object): Promise<void>;
  disk(): Promise<string>;
  replicas(): Promise<number>;
}>;

type Live = Readonly<{
  spec: Readonly<{
    replicas: number;
    template: Readonly<{ spec: Readonly<{ nodeSelector: Readonly<{ disktype: string }> }> }>;
  }>;
}>;

/** The Deployment `web` of that namespace. */
export function webIn(namespace: string, api: Api): Web {
  const path = `${pathOfAll('apps/v1', 'Deployment', namespace)}/web`;
  const spec = async () => (await api.get<Live>(path)).spec;
  return {
    namespace,
    path,
    async setDisk(more = {}, metadata = {}) {
      const template = { spec: { nodeSelector: { disktype: 'ssd' } } };
      const patch = { metadata, spec: { template, ...more } };
      await api.patch(`${path}?fieldManager=kubewhy`, 'merge', patch);
    },
    disk: async () => (await spec()).template.spec.nodeSelector.disktype,
    replicas: async () => (await spec()).replicas,
  };
}
