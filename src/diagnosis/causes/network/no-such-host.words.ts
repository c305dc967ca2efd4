import type { Aside } from '../../../domain/audience.ts';
import type { Cause } from '../../../domain/model.ts';
import { correctAddress } from '../../words/correct-address.ts';

/** `near` is a Service of that namespace with almost that name, `elsewhere` the only one of that name. */
export type NoSuchHost = Readonly<{
  host: string;
  caller: string;
  isKnown: boolean; // that DNS does not know the name, and did not only fail to answer
  setting?: string;
  near?: string;
  elsewhere?: Aside;
}>;

/** A Service that does not exist, in words. */
export const noSuchHostWords: Pick<Cause<NoSuchHost>, 'text' | 'advice'> = {
  text: {
    en: ({ name, namespace }, { host, caller, isKnown, setting, near, elsewhere }) => ({
      title: `Service \`${namespace}/${name}\` does not exist`,
      sentence: `\`${caller}\` cannot resolve the host \`${host}\`: there is no Service \`${name}\` in namespace \`${namespace}\`.${hintEn(near, elsewhere)}${setting ? ` The name comes from \`${setting}\`.` : ''}`,
      so: `${isKnown ? 'DNS answered that the name is not known, so nothing' : 'Nothing'} was connected: this says nothing about whether the peer runs.`,
    }),
    ko: ({ name, namespace }, { host, caller, isKnown, setting, near, elsewhere }) => ({
      title: `\`${namespace}/${name}\` 서비스가 없습니다`,
      sentence: `\`${caller}\` 파드가 \`${host}\` 호스트 이름을 찾지 못합니다. \`${namespace}\` 네임스페이스에 \`${name}\` 서비스가 없습니다.${hintKo(near, elsewhere)}${setting ? ` 이 이름은 \`${setting}\` 설정에서 옵니다.` : ''}`,
      so: `${isKnown ? 'DNS가 그런 이름은 없다고 답했으므로 ' : ''}연결은 시도되지 않았습니다. 상대가 동작하는지와는 관계가 없습니다.`,
    }),
  },

  advice: {
    en: (_, params) => correctAddress.en({ ...params, ...correctionOf(params) }),
    ko: (_, params) => correctAddress.ko({ ...params, ...correctionOf(params) }),
  },
};

function correctionOf({ host, near, elsewhere }: NoSuchHost) {
  const is = near ?? (elsewhere && `${host}.${elsewhere.about.namespace}`);
  return { of: 'name', was: host, ...(is && { is }) } as const;
}

function hintEn(near: string | undefined, elsewhere: Aside | undefined): string {
  if (near) return ` There is one called \`${near}\`.`;
  const { namespace, name } = elsewhere?.about ?? {};
  return elsewhere ? ` Namespace \`${namespace}\` has one: \`${name}.${namespace}\`.` : '';
}

function hintKo(near: string | undefined, elsewhere: Aside | undefined): string {
  if (near) return ` 이름이 비슷한 \`${near}\` 서비스는 있습니다.`;
  return elsewhere
    ? ` 같은 이름의 서비스가 \`${elsewhere.about.namespace}\` 네임스페이스에 있습니다.`
    : '';
}
