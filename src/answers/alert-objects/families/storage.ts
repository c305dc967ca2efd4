import type { AlertFamily } from '../alert-family.ts';

/** Storage and backups. */
export const storage: readonly AlertFamily[] = [
  {
    name: 'Longhorn: nodes and disks',
    alerts: 'LonghornNode* LonghornDisk* LonghornInstanceManager* LonghornManager*',
    objects: [
      'pod {namespace|=longhorn-system}/{instance_manager}',
      'node {node}',
      'node.longhorn.io {namespace|=longhorn-system}/{node}',
      'pod {namespace}/{pod}',
    ],
    text: {
      en: {
        measures: 'the storage, CPU or memory that Longhorn uses on a node',
        next: 'the disks of that node in the Longhorn UI: what is scheduled there and what is reserved',
      },
      ko: {
        measures: '노드에서 Longhorn이 쓰는 스토리지, CPU, 메모리',
        next: 'Longhorn UI에서 해당 노드 디스크의 스케줄된 양과 예약된 양을 확인하십시오',
      },
    },
  },
  {
    name: 'Longhorn: volumes',
    alerts: 'Longhorn*',
    objects: [
      'backup.longhorn.io {namespace|=longhorn-system}/{backup}',
      'volume.longhorn.io {namespace|=longhorn-system}/{volume}',
      'persistentvolumeclaim {pvc_namespace}/{pvc}',
      'persistentvolume {volume}',
    ],
    text: {
      en: {
        measures: 'the replicas and the space of a volume',
        next: 'its replicas and their nodes in the Longhorn UI; degraded still works, faulted does not',
      },
      ko: {
        measures: '볼륨의 레플리카와 공간',
        next: 'Longhorn UI에서 레플리카와 노드를 확인하십시오. degraded는 동작하지만 faulted는 그렇지 않습니다',
      },
    },
  },
  {
    name: 'Rook and Ceph',
    alerts: 'Ceph* Rook*',
    objects: [
      'cephcluster.ceph.rook.io {namespace}/*',
      'cephcluster.ceph.rook.io *',
      'pod {namespace}/{pod}',
    ],
    text: {
      en: {
        measures: 'the health of the storage cluster',
        next: '`ceph status` and `ceph health detail` in the toolbox pod',
      },
      ko: {
        measures: '스토리지 클러스터의 상태',
        next: 'toolbox 파드에서 `ceph status`, `ceph health detail`을 확인하십시오',
      },
    },
  },
  {
    name: 'Velero',
    alerts: 'Velero*',
    objects: [
      'backup.velero.io {namespace|=velero}/{backup|backup_name|backupName}',
      'schedule.velero.io {namespace|=velero}/{schedule}',
      'restore.velero.io {namespace|=velero}/{restore}',
      'pod {namespace}/{pod}',
      'deployment {namespace|=velero}/velero',
      'workload velero',
    ],
    text: {
      en: {
        measures: 'backups that failed or are missing',
        next: '`velero backup get`, then `velero backup describe --details` and `logs` of the last one; whether its storage location is Available',
      },
      ko: {
        measures: '실패했거나 없는 백업',
        next: '`velero backup get` 후 마지막 백업의 `describe --details`와 `logs`, 저장 위치의 Available 여부를 확인하십시오',
      },
    },
  },
];
