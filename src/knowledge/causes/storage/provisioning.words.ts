import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { behindCheck, behindWords, type Behind } from '../../words/behind-words.ts';

/** `controller` is the workload that seems to make its volumes, "namespace/name", and whether that is down. */
export type Unmade = Readonly<{
  why: 'failed' | 'silent' | 'absent';
  class: string;
  by: string;
  said: string;
  controller?: string;
  isDown?: true;
  behind?: Behind;
}>;

/** What is said of a claim for which no volume is made. */
export const provisioningWords: Pick<Cause<Unmade>, 'text' | 'advice'> = {
  text: {
    en: ({ namespace, name }, { why, class: of, by, said, controller, isDown, behind }) => ({
      title: `no volume is made for PersistentVolumeClaim \`${namespace}/${name}\` by its ${{ failed: '', silent: 'silent ', absent: 'absent ' }[why]}provisioner \`${by}\``,
      sentence: {
        failed: `The provisioner \`${by}\` of StorageClass \`${of}\` fails to make a volume for PersistentVolumeClaim \`${name}\`: “${said}”.${hangs(said, behind) ? HANGING.en : ''}`,
        silent: `PersistentVolumeClaim \`${name}\` waits for the provisioner \`${by}\` of StorageClass \`${of}\`, ${SILENT.en(controller, isDown)}.`,
        absent: `PersistentVolumeClaim \`${name}\` waits for the provisioner \`${by}\` of StorageClass \`${of}\`, of which this cluster shows no trace: there is no CSIDriver of that name, and no Lease of it.`,
      }[why],
      ...(behind && { so: behindWords.en(behind) }),
    }),
    ko: ({ namespace, name }, { why, class: of, by, said, controller, isDown, behind }) => ({
      title: `PersistentVolumeClaim \`${namespace}/${name}\` 객체의 볼륨이 만들어지지 않습니다(${{ failed: '실패한', silent: '응답 없는', absent: '없는' }[why]} 프로비저너 \`${by}\`)`,
      sentence: {
        failed: `StorageClass \`${of}\` 객체의 프로비저너 \`${by}\` 프로그램이 PersistentVolumeClaim \`${name}\` 객체의 볼륨을 만들지 못합니다: “${said}”.${hangs(said, behind) ? HANGING.ko : ''}`,
        silent: `PersistentVolumeClaim \`${name}\` 객체가 StorageClass \`${of}\` 객체의 프로비저너 \`${by}\` 프로그램을 기다리지만 ${SILENT.ko(controller, isDown)}.`,
        absent: `PersistentVolumeClaim \`${name}\` 객체가 StorageClass \`${of}\` 객체의 프로비저너 \`${by}\` 프로그램을 기다리지만 이 클러스터에 그 흔적이 없습니다. 그 이름의 CSIDriver도, Lease도 없습니다.`,
      }[why],
      ...(behind && { so: behindWords.ko(behind) }),
    }),
  },

  advice: {
    en: (_, { why, class: of, by, said, controller, behind }) =>
      why === 'absent'
        ? {
            title: 'Install the driver, or use a class that works',
            text: `Install what \`${by}\` belongs to, or correct the provisioner of StorageClass \`${of}\`, which means recreating that class. Or recreate the claim with another class; the class of a claim that is there cannot be changed.`,
          }
        : {
            title: 'Look after the provisioner',
            text:
              (hangs(said, behind) ? REACH.en : undefined) ??
              behindCheck(behind, 'en') ??
              `See that its controller${controller ? ` \`${controller}\`` : ''} runs, and what it says (quota of the cloud project, parameters of the class, zone). It tries again by itself.`,
          },
    ko: (_, { why, class: of, by, said, controller, behind }) =>
      why === 'absent'
        ? {
            title: '드라이버를 설치하거나 되는 클래스 사용',
            text: `\`${by}\` 프로그램이 속한 드라이버를 설치하거나, StorageClass \`${of}\` 객체를 맞는 프로비저너로 다시 만드십시오. 또는 다른 클래스로 클레임을 다시 만드십시오. 이미 있는 클레임의 클래스는 바꿀 수 없습니다.`,
          }
        : {
            title: '프로비저너 점검',
            text:
              (hangs(said, behind) ? REACH.ko : undefined) ??
              behindCheck(behind, 'ko') ??
              `컨트롤러${controller ? ` \`${controller}\`` : ''}의 실행 상태와 로그(클라우드 할당량, 클래스 파라미터, 존)를 확인하십시오. 프로비저너가 다시 시도합니다.`,
          },
  },
};

/** CSI drivers, while an earlier call for the same volume has not come back; the sidecar, when it gave one up. */
const HANGS =
  /operation with the given (?:Volume|Snapshot) ID .* already exists|DeadlineExceeded|context deadline exceeded/;
const HANGING: Bilingual = {
  en: ' A call for this volume does not come back: usually the driver cannot connect to its storage backend, or to a part of it. Name and class of the volume are not the problem.',
  ko: ' 이 볼륨에 대한 호출이 돌아오지 않습니다. 대개 드라이버가 스토리지 백엔드(또는 그 일부)에 연결하지 못하는 경우이며, 볼륨 이름이나 클래스의 문제가 아닙니다.',
};

const SILENT: Bilingual<(controller?: string, isDown?: true) => string> = {
  en: (controller, isDown) =>
    isDown
      ? `whose controller \`${controller}\` has no pod that is available`
      : `which says nothing${controller ? `; its controller seems to be \`${controller}\`` : ': it may not run'}`,
  ko: (controller, isDown) =>
    isDown
      ? `컨트롤러 \`${controller}\` 워크로드에 사용 가능한 파드가 없습니다`
      : controller
        ? `아무 응답이 없습니다. 컨트롤러는 \`${controller}\` 워크로드로 보입니다`
        : '아무 응답이 없습니다. 실행되고 있지 않을 수 있습니다',
};

/** What such a call needs. */
const REACH: Bilingual = {
  en: 'Check from the pod of the controller that the storage backend answers on all of its ports (Ceph: monitors 3300 and 6789, OSDs 6800 to 7300; NFS 2049; iSCSI 3260; or the API of the cloud): firewall, routes, NetworkPolicy. The driver tries again by itself.',
  ko: '컨트롤러 파드에서 스토리지 백엔드의 모든 포트에 닿는지 확인하십시오(Ceph: 모니터 3300·6789, OSD 6800~7300, NFS 2049, iSCSI 3260, 또는 클라우드 API). 방화벽, 라우팅, NetworkPolicy를 보십시오. 드라이버는 저절로 다시 시도합니다.',
};

/** Whether all that is said is that a call does not come back: a log that knows better goes first. */
function hangs(said: string, behind: Behind | undefined): boolean {
  return HANGS.test(said) && (behind?.wording === undefined || HANGS.test(behind.said));
}
