import type { Cause } from '../../../domain/model.ts';

/** `has` is what the volume is sized at by now, `said` what the driver or the kubelet answered. */
export type NotExpanded = Readonly<{
  is: 'refused' | 'waits-for-mount' | 'under-way' | 'nobody';
  wanted: string;
  has: string;
  said?: string;
}>;

/** A claim that does not grow, in words. */
export const notExpandedWords: Pick<Cause<NotExpanded>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { is, wanted, has, said }) => ({
      title: `Claim \`${name}\` does not grow to ${wanted}`,
      sentence: `Claim \`${name}\` asks for ${wanted} and has ${has}: ${
        {
          refused: `the expansion fails: “${said}”.`,
          'waits-for-mount':
            'the disk has grown, and the file system on it has not: its kubelet has to do that where the volume is mounted (FileSystemResizePending).',
          'under-way': 'its driver has begun to expand it and does not get on (Resizing).',
          nobody:
            'no driver has taken the expansion up: its resizer does not run, or it cannot expand volumes.',
        }[is]
      }`,
      state: 'not expanded',
      so: 'What is mounted goes on with the old size until then: it may run full.',
    }),
    ko: ({ name }, { is, wanted, has, said }) => ({
      title: `\`${name}\` 클레임이 ${wanted} 크기로 늘어나지 않습니다`,
      sentence: `\`${name}\` 클레임은 ${wanted}을 요청하지만 지금은 ${has}입니다. ${
        {
          refused: `확장이 실패합니다: “${said}”.`,
          'waits-for-mount':
            '디스크는 늘었지만 파일 시스템은 그대로입니다. 볼륨이 마운트된 노드의 kubelet이 늘려야 합니다(FileSystemResizePending).',
          'under-way': '드라이버가 확장을 시작했지만 진행되지 않습니다(Resizing).',
          nobody:
            '확장을 맡은 드라이버가 없습니다. resizer가 실행되지 않거나 볼륨을 확장할 수 없는 드라이버입니다.',
        }[is]
      }`,
      state: '확장되지 않음',
      so: '그때까지 마운트된 볼륨은 이전 크기 그대로이며 가득 찰 수 있습니다.',
    }),
  },

  advice: {
    en: (_, { is }) =>
      is === 'waits-for-mount'
        ? {
            title: 'Have the pod mount it again',
            text: 'Drivers that do not expand what is mounted do it at the next mount: delete the pod that mounts the claim (its controller makes another), or scale its workload to 0 and back.',
          }
        : {
            title: 'Read what the driver answers, and fix that',
            text: 'The events of the claim and the log of the `csi-resizer` container of its driver tell it: a limit of the provider, a size that it cannot give, missing rights. Since Kubernetes 1.34 the request may be lowered again, not below what the volume has; before that only a new claim is smaller.',
          },
    ko: (_, { is }) =>
      is === 'waits-for-mount'
        ? {
            title: '파드가 볼륨을 다시 마운트하게 하기',
            text: '마운트된 상태로 늘리지 못하는 드라이버는 다음 마운트 때 늘립니다. 이 클레임을 마운트하는 파드를 삭제하거나(컨트롤러가 새로 만듭니다) 워크로드를 0개로 줄였다가 되돌리십시오.',
          }
        : {
            title: '드라이버의 응답을 읽고 원인 해결',
            text: '클레임의 이벤트와 드라이버의 `csi-resizer` 컨테이너 로그에 나옵니다. 제공자의 한도, 줄 수 없는 크기, 권한 부족이 흔합니다. 쿠버네티스 1.34부터는 볼륨의 현재 크기까지 요청을 다시 낮출 수 있고, 그 전에는 새 클레임만 더 작을 수 있습니다.',
          },
  },
};
