import type { Lang } from '../../domain/lang.ts';
import type { RemedyWords } from '../../domain/remedy.ts';

/** What a person has to do, by cause, and where causes hold several by what they found. */
export type Row = keyof (typeof WORDS)['en'];

/** Whether there are words for a row. */
export function isRow(row: string): row is Row {
  return row in WORDS.en;
}

type Said = Readonly<{ title: string; text: (name: string, other: string) => string }>;

const WORDS = {
  en: {
    'claim-missing': {
      title: 'Create the claim',
      text: (name) =>
        `Create PersistentVolumeClaim ${name} in the same namespace, or name the one that is meant. A new claim is empty: if data is expected there, find out what became of the old one first.`,
    },
    'claim-quota': {
      title: 'Make room in the quota',
      text: (name) =>
        `Raise the storage of ResourceQuota ${name}, delete claims that nobody uses, or ask for less in the volumeClaimTemplates. The controller tries again by itself.`,
    },
    'class-missing': {
      title: 'Create the class, or the claim anew with one that there is',
      text: (name, other) =>
        `Create StorageClass ${name} if it is meant to exist. Otherwise delete the claim, which was never bound and so holds nothing, and create it with a class such as ${other}; a StatefulSet has to be recreated with other volumeClaimTemplates first.`,
    },
    'mount-failed': {
      title: 'Look after the storage',
      text: () =>
        `See what the storage says of the volume: its controller's log, its network, its file system. Do not detach or format it by hand while a pod may write to it.`,
    },
    'mount-failed/host-path': {
      title: 'Create the path on the node',
      text: (_, other) =>
        `Create ${other} on the nodes where the pod may run, or let the kubelet create an empty directory there (hostPath type DirectoryOrCreate) if the program can begin with an empty one.`,
    },
    'mount-failed/multi-attach': {
      title: 'Let the old pod go first',
      text: () =>
        `End the pod that still uses the volume: with the strategy Recreate, or by scaling it down. If its node is dead, the volume is detached after 6 minutes, or at once with the taint node.kubernetes.io/out-of-service. Do not force it off while the node may still write.`,
    },
    'mount-failed/no-driver': {
      title: 'Bring the driver to the node',
      text: (_, other) =>
        `Look at the pod of the CSI driver ${other} on that node: its DaemonSet has to run there, and its driver-registrar has to be Ready.`,
    },
    'no-default-class': {
      title: 'Give the claim a class',
      text: (name, other) =>
        `Set spec.storageClassName of ${name}, such as ${other}, or make a class the default; then the claim gets it by itself.`,
    },
    'no-volume': {
      title: 'Provide a volume',
      text: (name) =>
        `Create a PersistentVolume that fits ${name}. To give a Released one away again, look at its data first, then remove spec.claimRef from it.`,
    },
    'out-of-reach': {
      title: 'Provide a node where the storage is',
      text: () =>
        `Add a node, or make room on one, that can reach the volume. Do not delete the claim to get a new volume elsewhere: it would be empty.`,
    },
    provisioning: {
      title: 'Look after the provisioner',
      text: () =>
        `See what its controller says (quota of the cloud project, parameters of the class, zone), and that it runs. It tries again by itself.`,
    },
    'read-only-volume': {
      title: 'Write elsewhere',
      text: (_, other) =>
        `Mount an emptyDir for what the program writes and point it there. Volume ${other} can only be read.`,
    },
    'volume-full': {
      title: 'Free or grow the volume',
      text: (_, other) =>
        `Delete what is not needed in it, or make ${other} larger: a claim by its spec.resources.requests.storage if its class allows expansion, an emptyDir by its sizeLimit.`,
    },
    'volume-lost': {
      title: 'Restore the data',
      text: (name) =>
        `Find the disk in the storage or a backup, create a PersistentVolume for it, and a new claim ${name} that names it.`,
    },
  },
  ko: {
    'claim-missing': {
      title: '클레임 생성',
      text: (name) =>
        `같은 네임스페이스에 PersistentVolumeClaim ${name} 객체를 만들거나 올바른 이름을 지정하십시오. 새 클레임은 비어 있습니다. 데이터가 있어야 한다면 이전 객체가 어떻게 되었는지 먼저 확인하십시오.`,
    },
    'claim-quota': {
      title: '할당량 확보',
      text: (name) =>
        `ResourceQuota ${name} 객체의 스토리지 한도를 늘리거나, 쓰지 않는 클레임을 지우거나, volumeClaimTemplates 요청을 줄이십시오. 컨트롤러가 다시 시도합니다.`,
    },
    'class-missing': {
      title: '클래스를 만들거나 있는 클래스로 클레임 다시 생성',
      text: (name, other) =>
        `있어야 하는 클래스라면 StorageClass ${name} 객체를 만드십시오. 아니면 한 번도 바인딩되지 않아 비어 있는 클레임을 지우고 ${other} 같은 클래스로 다시 만드십시오. StatefulSet이면 volumeClaimTemplates 설정을 바꿔 먼저 다시 만들어야 합니다.`,
    },
    'mount-failed': {
      title: '스토리지 점검',
      text: () =>
        `볼륨에 대해 스토리지가 남긴 기록(컨트롤러 로그, 네트워크, 파일 시스템)을 확인하십시오. 파드가 쓸 수 있는 동안에는 손으로 분리하거나 포맷하지 마십시오.`,
    },
    'mount-failed/host-path': {
      title: '노드에 경로 생성',
      text: (_, other) =>
        `파드가 실행될 노드에 ${other} 경로를 만드십시오. 빈 디렉터리로 시작해도 되는 프로그램이라면 hostPath 유형을 DirectoryOrCreate 값으로 두어 kubelet이 만들게 할 수 있습니다.`,
    },
    'mount-failed/multi-attach': {
      title: '이전 파드를 먼저 종료',
      text: () =>
        `볼륨을 쓰는 파드를 먼저 끝내십시오(Recreate 전략 또는 축소). 그 노드가 죽었다면 6분 뒤 분리되며, node.kubernetes.io/out-of-service 테인트를 쓰면 바로 분리됩니다. 노드가 아직 쓸 수 있을 때는 강제로 분리하지 마십시오.`,
    },
    'mount-failed/no-driver': {
      title: '노드의 드라이버 점검',
      text: (_, other) =>
        `그 노드에 있는 CSI 드라이버 ${other} 파드를 확인하십시오. DaemonSet 파드가 실행되고 driver-registrar가 Ready 상태여야 합니다.`,
    },
    'no-default-class': {
      title: '클레임에 클래스 지정',
      text: (name, other) =>
        `${name} 객체의 spec.storageClassName 값을 ${other} 같은 클래스로 지정하거나, 한 클래스를 기본으로 만드십시오. 그러면 클레임에 저절로 지정됩니다.`,
    },
    'no-volume': {
      title: '볼륨 준비',
      text: (name) =>
        `${name} 객체에 맞는 PersistentVolume 객체를 만드십시오. Released 상태의 볼륨을 다시 쓰려면 데이터를 먼저 확인한 뒤 spec.claimRef 필드를 지우십시오.`,
    },
    'out-of-reach': {
      title: '스토리지가 있는 곳에 노드 준비',
      text: () =>
        `볼륨에 접근할 수 있는 노드를 추가하거나 자리를 비우십시오. 다른 곳에 새 볼륨을 얻으려고 클레임을 지우지 마십시오. 새 볼륨은 비어 있습니다.`,
    },
    provisioning: {
      title: '프로비저너 점검',
      text: () =>
        `컨트롤러 로그(클라우드 할당량, 클래스 파라미터, 존)와 실행 상태를 확인하십시오. 프로비저너가 다시 시도합니다.`,
    },
    'read-only-volume': {
      title: '다른 곳에 쓰기',
      text: (_, other) =>
        `프로그램이 쓸 곳으로 emptyDir 볼륨을 마운트하고 그 경로를 쓰게 하십시오. ${other} 볼륨은 읽기만 할 수 있습니다.`,
    },
    'volume-full': {
      title: '볼륨 비우기 또는 늘리기',
      text: (_, other) =>
        `필요 없는 것을 지우거나 ${other} 볼륨의 크기를 늘리십시오. 클레임은 클래스가 확장을 허용하면 spec.resources.requests.storage 값으로, emptyDir은 sizeLimit 값으로 늘립니다.`,
    },
    'volume-lost': {
      title: '데이터 복구',
      text: (name) =>
        `스토리지나 백업에서 디스크를 찾아 PersistentVolume 객체를 만들고, 그 볼륨을 지정한 클레임 ${name} 객체를 새로 만드십시오.`,
    },
  },
} as const satisfies Record<Lang, Readonly<Record<string, Said>>>;

/** Where nothing by name is known that would do. */
const ANY = { en: 'another', ko: '다른' };
const UNDO = {
  en: 'It depends on what was made or freed.',
  ko: '무엇을 만들거나 비웠는지에 따라 다릅니다.',
};

/** The words of a row, about an object and another that has to do with it. */
export function wordsOf(row: Row, lang: Lang, name: string, other?: string): RemedyWords {
  const said: Said =
    (WORDS[lang] as Readonly<Record<string, Said>>)[row] ?? WORDS[lang]['mount-failed'];
  return {
    title: said.title,
    text: said.text(`\`${name}\``, other ? `\`${other}\`` : ANY[lang]),
    undo: UNDO[lang],
  };
}
