import type { OwnWords } from '../../../signs/logs/own-words.ts';
import { named, type Row } from './row.words.ts';

/** What keeps a program from its data. */
export const dataRows = {
  'data-version': {
    en: {
      title: 'its data was written by another version',
      clause: (p) =>
        `the data on its volume was written by another version of the program${p.what ? ` (${p.what})` : ''}, which this one does not read`,
      change: () =>
        'Go back to the version that wrote the data, or upgrade the data as its manual says (dump and restore, pg_upgrade, one major version at a time). Take a backup first.',
      advice: {
        title: 'Go back to the version of the data',
        text: 'Set the image to the version that wrote the data; then upgrade it as the manual says, after a backup.',
      },
    },
    ko: {
      title: '데이터가 다른 버전에서 기록되었습니다',
      clause: (p) =>
        `볼륨의 데이터가 다른 버전${p.what ? `(${p.what})` : ''}에서 기록되어 이 버전이 읽을 수 없기 때문입니다`,
      change: () =>
        '데이터를 기록한 버전으로 되돌리거나, 설명서대로 데이터를 업그레이드하십시오(덤프와 복원, pg_upgrade, 주 버전은 하나씩). 먼저 백업하십시오.',
      advice: {
        title: '데이터의 버전으로 되돌리기',
        text: '데이터를 기록한 버전의 이미지로 되돌린 다음, 백업하고 설명서대로 업그레이드하십시오.',
      },
    },
  },
  'data-not-empty': {
    en: {
      title: 'its new data directory is not empty',
      clause: (p) =>
        `it is to set up a new database in ${named(p, 'its data directory')}, which is not empty (a new disk has a lost+found directory)`,
      change: () =>
        'Keep the data in a directory below the mount: PGDATA, or a subPath of the volume mount.',
      advice: {
        title: 'Use a directory below the mount',
        text: 'Set PGDATA to a directory below the mount, or give the volume mount a subPath.',
      },
    },
    ko: {
      title: '새 데이터 디렉터리가 비어 있지 않습니다',
      clause: (p) =>
        `새 데이터베이스를 만들 디렉터리 ${named(p, '')} 안이 비어 있지 않기 때문입니다(새 디스크에는 lost+found 디렉터리가 있습니다)`,
      change: () =>
        '마운트 아래의 하위 디렉터리를 쓰십시오(PGDATA 값, 또는 볼륨 마운트의 subPath).',
      advice: {
        title: '마운트 아래의 디렉터리 사용',
        text: 'PGDATA를 마운트 아래의 디렉터리로 지정하거나 볼륨 마운트에 subPath를 주십시오.',
      },
    },
  },
  'data-rights': {
    en: {
      title: 'its data directory has the wrong owner or permissions',
      clause: (p) =>
        `its data directory ${named(p, '')} has another owner or wider permissions than it accepts`,
      change: () =>
        'Its owner has to be the user that the container runs as. fsGroup makes a volume writable for the group, which PostgreSQL rejects on its data directory itself: use a directory below the mount.',
      advice: {
        title: 'Correct the owner',
        text: 'Run it as the owner of the data, or change the owner by an init container.',
      },
    },
    ko: {
      title: '데이터 디렉터리의 소유자나 권한이 맞지 않습니다',
      clause: (p) =>
        `데이터 디렉터리 ${named(p, '')} 경로의 소유자나 권한을 받아들이지 않기 때문입니다`,
      change: () =>
        '컨테이너를 실행하는 사용자가 소유자여야 합니다. fsGroup은 그룹 쓰기 권한을 주는데 PostgreSQL은 데이터 디렉터리에서 이를 거부하므로 마운트 아래의 하위 디렉터리를 쓰십시오.',
      advice: {
        title: '소유자 맞추기',
        text: '데이터의 소유자로 실행하거나 초기화 컨테이너에서 소유자를 바꾸십시오.',
      },
    },
  },
  'data-locked': {
    en: {
      title: 'its data is locked by another process',
      clause: (p) =>
        `its data is locked (${named(p, 'lock file')}): another pod uses the same volume, or a run before left the lock`,
      change: () =>
        'Only one pod may use that data: one replica, strategy Recreate instead of a rolling update. Remove a lock only when nothing else runs on the volume.',
      advice: {
        title: 'Let only one pod use the data',
        text: 'See which pods use the volume, and end the other one. Use strategy Recreate.',
      },
    },
    ko: {
      title: '다른 프로세스가 데이터를 잠갔습니다',
      clause: (p) =>
        `데이터가 잠겨 있기 때문입니다(${named(p, '잠금 파일')}). 다른 파드가 같은 볼륨을 쓰거나 이전 실행이 잠금을 남겼습니다`,
      change: () =>
        '이 데이터는 한 파드만 쓸 수 있습니다(레플리카 1개, Recreate 전략). 볼륨을 쓰는 것이 없을 때만 잠금을 지우십시오.',
      advice: {
        title: '한 파드만 쓰게 하기',
        text: '볼륨을 쓰는 파드를 확인해 다른 하나를 끝내고, Recreate 전략을 쓰십시오.',
      },
    },
  },
} satisfies Partial<Record<OwnWords, Row>>;
