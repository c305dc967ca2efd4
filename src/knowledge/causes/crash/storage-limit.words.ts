import type { Cause } from '../../../domain/model.ts';
import { podWords } from '../../words/pod-words.ts';

/** Whose limit was passed: a container's, that of all of them together, or an emptyDir's. */
export type Passed = Readonly<{
  of: 'container' | 'pod' | 'volume';
  limit: string;
  part?: string; // the container or the volume
  pod: string;
}>;

/** What is said of a pod that wrote more than it may. */
export const storageLimitWords: Pick<Cause<Passed>, 'text' | 'advice'> = {
  text: {
    en({ name }, { of, limit, part, pod }) {
      const [what, where] = {
        container: [`container \`${part}\` passed its`, 'the container'],
        pod: ['its containers together passed their', 'its containers'],
        volume: [`emptyDir \`${part}\` passed its`, 'the volume'],
      }[of];
      return {
        title: `\`${name}\`: a pod was evicted at its ephemeral storage limit of ${limit}`,
        sentence: `The kubelet evicted ${podWords.en(pod, name)}, because ${what} ephemeral-storage limit of ${limit}.`,
        detail: `What ${where} wrote to the node's disk counts: files outside of persistent volumes, emptyDirs and logs. The limit was the reason, not the node's own disk.`,
        so: 'The pod that takes its place is evicted again when it has written as much.',
      };
    },
    ko({ name }, { of, limit, part, pod }) {
      const what = {
        container: `\`${part}\` 컨테이너의`,
        pod: '컨테이너 전체의',
        volume: `emptyDir 볼륨 \`${part}\` 볼륨의`,
      }[of];
      return {
        title: `\`${name}\`: 파드가 임시 저장소 제한 ${limit} 초과로 축출(Evicted)되었습니다`,
        sentence: `kubelet이 ${podWords.ko(pod, name)}를 축출했습니다. ${what} 사용량이 ephemeral-storage 제한 ${limit}를 넘었기 때문입니다.`,
        detail:
          '노드 디스크에 쓴 것이 모두 계산됩니다: 영구 볼륨 밖의 파일, emptyDir, 로그. 이유는 노드의 디스크가 아니라 이 제한입니다.',
        so: '대신 만들어진 파드도 그만큼 쓰면 다시 축출됩니다.',
      };
    },
  },

  advice: {
    choose: (_, { of, part }) => ({
      extra: [
        {
          en: {
            title: 'Or write less',
            text: 'Or write to a persistent volume, or have the program delete what it no longer needs.',
          },
          ko: {
            title: '또는 덜 쓰기',
            text: '또는 영구 볼륨에 쓰거나, 필요 없는 파일을 프로그램이 지우게 하십시오.',
          },
        },
      ],
      en: {
        title: 'Raise the ephemeral-storage limit',
        text: `Raise ${of === 'volume' ? `the sizeLimit of emptyDir \`${part}\`` : 'resources.limits.ephemeral-storage and the request with it'}.`,
      },
      ko: {
        title: '임시 저장소 제한 올리기',
        text: `${of === 'volume' ? `emptyDir \`${part}\` 볼륨의 sizeLimit 값` : 'resources.limits.ephemeral-storage 값과 요청'}을 올리십시오.`,
      },
    }),
  },
};
