import { configMapCopy } from '../../../carry-out/reach/made/config-map-copy.ts';
import { refTo } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { missingConfig } from '../../../knowledge/causes/config/missing-config.ts';
import type { NotFound } from '../../../knowledge/references/not-found.words.ts';
import { creation } from '../../change/creation.ts';
import { commandOf } from '../../commands/command.ts';
import { namesIn, nearestFirst } from '../../fields/names.ts';
import { typed } from '../../fields/typed.ts';
import type { WritingRemedy } from '../writing-remedy.ts';
import { createdFor } from './created-for.ts';

type Copied = Readonly<{ name: string; namespace: string; by: string; from?: string }>;

/** Of so many namespaces, whose names are the nearest, each is asked. */
const MOST_ASKED = 8;

/** Copies the ConfigMap that pods name from a namespace that has one of that name. */
export const copyConfigMap: WritingRemedy<Copied, NotFound> = {
  id: 'create/config-map',
  answers: [missingConfig],

  *propose(finding, world, chosen) {
    const { subject, params } = finding;
    const { kind, namespace = '', name } = subject;
    if (kind !== 'ConfigMap' || params.object !== 'absent') return;
    const on = { kind, namespace, name };
    const sources = new Map(
      sourcesOf(on, world).map((one) => [one.metadata?.namespace ?? '', one]),
    );
    if (sources.size === 0) return;

    const candidates = nearestFirst(namespace, undefined, [...sources.keys()]).map((one) => ({
      ...one,
      about: { kind, namespace: one.value, name },
    }));
    const input = {
      name: 'namespace',
      label: 'metadata.namespace',
      type: 'name',
      candidates,
    } as const;
    const wanted = chosen?.['namespace'];
    for (const value of wanted === undefined ? candidates.map((one) => one.value) : [wanted]) {
      const from = `${typed(input, value)}`;
      const source = sources.get(from);
      const object = configMapCopy.make(on, source);
      const uid = source?.metadata?.uid;
      if (!source || !object || !uid) continue;
      const change = creation({ on, object }, { from: { ...refTo(kind, source), uid } });
      yield {
        ...createdFor(finding, world),
        change,
        goal: { is: 'in-place', on },
        inputs: [input],
        values: { namespace: from },
        command: commandOf(change),
        params: { name, namespace, by: params.by, from },
      };
    }
  },

  text: {
    en: ({ name, namespace, by, from = '' }) => ({
      title: `Copy ConfigMap \`${name}\` from namespace \`${from}\``,
      short: 'Only right if the same values hold here.',
      text: `Creates ConfigMap \`${name}\` in namespace \`${namespace}\`, which \`${by}\` needs, with what stands in that of namespace \`${from}\`. Read it first: addresses and names in it may be those of \`${from}\`. The kubelet tries again by itself within two minutes.`,
      undo: `Delete ConfigMap \`${name}\` of namespace \`${namespace}\`.`,
    }),
    ko: ({ name, namespace, by, from = '' }) => ({
      title: `\`${from}\` 네임스페이스의 ConfigMap \`${name}\` 복사`,
      short: '같은 값이 여기서도 맞을 때만 적용하십시오.',
      text: `\`${by}\` 파드에 필요한 ConfigMap \`${name}\` 객체를 \`${from}\` 네임스페이스의 내용으로 \`${namespace}\` 네임스페이스에 만듭니다. 그 안의 주소와 이름이 \`${from}\` 네임스페이스의 것일 수 있으니 먼저 읽어 보십시오. kubelet이 2분 안에 저절로 다시 시도합니다.`,
      undo: `\`${namespace}\` 네임스페이스의 ConfigMap \`${name}\` 객체를 삭제합니다.`,
    }),
  },
};

function sourcesOf({ namespace = '', name }: Ref, world: World): readonly Resource[] {
  const others = namesIn('Namespace', '', world);
  return nearestFirst(namespace, undefined, others)
    .slice(0, MOST_ASKED)
    .flatMap(({ value }) => {
      const found = world.get({ kind: 'ConfigMap', namespace: value, name });
      return found.is === 'known' ? [found.value] : [];
    });
}
