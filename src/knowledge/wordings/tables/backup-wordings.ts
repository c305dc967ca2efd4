import type { Wording } from '../wording.ts';

/** What commands and logs of backup tools show. */
export const backupWordings: readonly Wording[] = [
  {
    id: 'backup-without-pods',
    says: [
      /(?<what>--include-resources[= ](?![^\s\\]*\bpods?\b)[^\s\\]*\b(?:pvc|persistentvolumeclaims?|pv|persistentvolumes?)\b[^\s\\]*)/,
    ],
    needs: /fs-backup|restic|kopia|node-agent|PodVolumeBackup|podvolumebackups/i,
    strength: 'fits',
    en: [
      'a file system backup without pods saves no data',
      'The backup is limited to `{what}`, without pods. The file system backup of Velero (restic, kopia) reads a volume through the pod that mounts it: without pods no PodVolumeBackup is made, and the restored claim is empty although both are Completed.',
      'Back up and restore the pods as well (`--include-resources pods,pvc,pv` and what owns them). Before you rely on a backup: `kubectl -n velero get podvolumebackups -l velero.io/backup-name=<backup>` has to list one for each volume. A claim that no pod mounts needs a CSI snapshot instead.',
    ],
    ko: [
      '파드가 없는 파일 시스템 백업에는 데이터가 저장되지 않습니다',
      '백업 대상이 `{what}`(으)로 제한되어 파드가 빠졌습니다. Velero의 파일 시스템 백업(restic, kopia)은 볼륨을 마운트한 파드를 통해 데이터를 읽습니다. 파드가 없으면 PodVolumeBackup이 만들어지지 않아, 둘 다 Completed여도 복원된 클레임은 비어 있습니다.',
      '백업과 복원에 파드도 포함하십시오(`--include-resources pods,pvc,pv`와 그 소유자). 백업을 믿기 전에 `kubectl -n velero get podvolumebackups -l velero.io/backup-name=<backup>` 결과에 볼륨마다 하나씩 있는지 확인하십시오. 파드가 마운트하지 않은 클레임은 CSI 스냅샷을 쓰십시오.',
    ],
  },
];
