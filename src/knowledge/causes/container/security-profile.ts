import type { Cause, Evidence } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';

type Pod = Resource<'Pod'>;
type Profile = Readonly<{ of: 'seccomp' | 'AppArmor'; profile: string; node: string }>;

/** containerd and dockershim; CRI-O; the kubelet and containerd about AppArmor. */
const PATTERNS: readonly (readonly [Profile['of'], RegExp])[] = [
  ['seccomp', /cannot load seccomp profile "(?<profile>[^"]+)": open .*no such file/],
  ['seccomp', /unable to load local profile "(?<profile>[^"]+)": open .*no such file/],
  ['AppArmor', /Cannot enforce AppArmor: profile "(?<profile>[^"]+)" is not loaded/],
  ['AppArmor', /apparmor profile not found (?<profile>\S+)/i],
];
/** Where the kubelet looks for seccomp profiles. */
const SECCOMP_ROOT = /^.*\/seccomp\//;

/** A container is to run under a seccomp or AppArmor profile that its node does not have. */
export const securityProfile: Cause<Profile, 'Pod'> = {
  id: 'container/security-profile',
  of: ['Pod'],
  explains: ['container-waiting', 'pod-failed'],

  *explain({ on, evidence }, world, pod) {
    const found = missingIn(evidence.quote);
    if (!found) return;

    const profile = found.profile.replace(SECCOMP_ROOT, '');
    yield {
      ...accountableFor(on, world),
      params: { of: found.of, profile, node: pod.spec?.nodeName ?? '' },
      evidence: [evidence, ...[...askedBy(pod, profile)].map((one) => ({ ...one, on }))],
      strength: 'entails',
    };
  },

  text: {
    en: ({ name }, { of, profile, node }) => ({
      title: `\`${name}\`: ${of} profile \`${profile}\` does not exist on node \`${node}\``,
      sentence: `\`${name}\` wants to run under the local ${of} profile \`${profile}\`, which does not exist on node \`${node}\`, so its container cannot be created.`,
      so: 'A local profile has to be put on every node that may run the pod; `RuntimeDefault` needs none.',
    }),
    ko: ({ name }, { of, profile, node }) => ({
      title: `\`${name}\`: ${of} 프로필 \`${profile}\` 파일이 \`${node}\` 노드에 없습니다`,
      sentence: `\`${name}\` 객체는 로컬 ${of} 프로필 \`${profile}\` 적용을 요구하는데 \`${node}\` 노드에 그 프로필이 없어 컨테이너를 만들 수 없습니다.`,
      so: '로컬 프로필은 파드가 실행될 수 있는 모든 노드에 있어야 합니다. `RuntimeDefault` 유형은 필요하지 않습니다.',
    }),
  },

  advice: {
    choose: ({ name }) => ({
      extra: [
        {
          en: {
            title: 'Or put the profile on the nodes',
            text: `Or install the profile of \`${name}\` on every node that may run it. Do not set \`Unconfined\`.`,
          },
          ko: {
            title: '또는 노드에 프로필 설치',
            text: `또는 \`${name}\` 객체가 실행될 모든 노드에 프로필을 설치하십시오. \`Unconfined\` 설정은 쓰지 마십시오.`,
          },
        },
      ],
      en: {
        title: 'Put the profile on the nodes, or use RuntimeDefault',
        text: 'Set `type: RuntimeDefault`, which every runtime brings.',
      },
      ko: {
        title: '노드에 프로필 설치 또는 RuntimeDefault 사용',
        text: '모든 런타임에 있는 `type: RuntimeDefault` 설정을 쓰십시오.',
      },
    }),
  },
};

function missingIn(text: string): Pick<Profile, 'of' | 'profile'> | undefined {
  for (const [of, pattern] of PATTERNS) {
    const profile = pattern.exec(text)?.groups?.['profile'];
    if (profile) return { of, profile };
  }
  return undefined;
}

/** The fields of the pod that name the profile. */
function* askedBy(pod: Pod, profile: string): Generator<Omit<Evidence, 'on'>> {
  const { securityContext, containers = [], initContainers = [] } = pod.spec ?? {};
  const places = [
    { at: '/spec', context: securityContext },
    ...initContainers.map((one, n) => ({
      at: `/spec/initContainers/${n}`,
      context: one.securityContext,
    })),
    ...containers.map((one, n) => ({ at: `/spec/containers/${n}`, context: one.securityContext })),
  ];
  for (const { at, context } of places) {
    for (const field of ['seccompProfile', 'appArmorProfile'] as const) {
      if (context?.[field]?.localhostProfile !== profile) continue;
      const path = `${at}/securityContext/${field}/localhostProfile`;
      yield { source: 'field', path, quote: profile };
    }
  }
}
