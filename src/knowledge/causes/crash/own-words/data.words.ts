import type { OwnWords } from '../../../../readings/logs/own-words.ts';
import { named, type OwnWordsRow } from './row.words.ts';

/** What keeps a program from its data. */
export const dataRows = {
  'data-version': {
    en: {
      title: 'its data was written by another version',
      clause: (p) =>
        `the data on its volume was written by another version of the program${p.what ? ` (${p.what})` : ''}, which this one does not read`,
      change: () =>
        'Go back to the version that wrote the data, or upgrade the data as its manual says (dump and restore, pg_upgrade, one major version at a time). Take a backup first.',
    },
    ko: {
      title: '데이터가 다른 버전에서 기록되었습니다',
      clause: (p) =>
        `볼륨의 데이터가 다른 버전${p.what ? `(${p.what})` : ''}에서 기록되어 이 버전이 읽을 수 없기 때문입니다`,
      change: () =>
        '데이터를 기록한 버전으로 되돌리거나, 설명서대로 데이터를 업그레이드하십시오(덤프와 복원, pg_upgrade, 주 버전은 하나씩). 먼저 백업하십시오.',
    },
    advice: {
      en: {
        title: 'Go back to the version of the data',
        text: 'Set the image to the version that wrote the data; then upgrade it as the manual says, after a backup.',
      },
      ko: {
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
    },
    ko: {
      title: '새 데이터 디렉터리가 비어 있지 않습니다',
      clause: (p) =>
        `새 데이터베이스를 만들 디렉터리 ${named(p, '')} 안이 비어 있지 않기 때문입니다(새 디스크에는 lost+found 디렉터리가 있습니다)`,
      change: () =>
        '마운트 아래의 하위 디렉터리를 쓰십시오(PGDATA 값, 또는 볼륨 마운트의 subPath).',
    },
    advice: {
      en: {
        title: 'Use a directory below the mount',
        text: 'Set PGDATA to a directory below the mount, or give the volume mount a subPath.',
      },
      ko: {
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
    },
    ko: {
      title: '데이터 디렉터리의 소유자나 권한이 맞지 않습니다',
      clause: (p) =>
        `데이터 디렉터리 ${named(p, '')} 경로의 소유자나 권한을 받아들이지 않기 때문입니다`,
      change: () =>
        '컨테이너를 실행하는 사용자가 소유자여야 합니다. fsGroup은 그룹 쓰기 권한을 주는데 PostgreSQL은 데이터 디렉터리에서 이를 거부하므로 마운트 아래의 하위 디렉터리를 쓰십시오.',
    },
    advice: {
      en: {
        title: 'Correct the owner',
        text: 'Run it as the owner of the data, or change the owner by an init container.',
      },
      ko: {
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
    },
    ko: {
      title: '다른 프로세스가 데이터를 잠갔습니다',
      clause: (p) =>
        `데이터가 잠겨 있기 때문입니다(${named(p, '잠금 파일')}). 다른 파드가 같은 볼륨을 쓰거나 이전 실행이 잠금을 남겼습니다`,
      change: () =>
        '이 데이터는 한 파드만 쓸 수 있습니다(레플리카 1개, Recreate 전략). 볼륨을 쓰는 것이 없을 때만 잠금을 지우십시오.',
    },
    advice: {
      en: {
        title: 'Let only one pod use the data',
        text: 'See which pods use the volume, and end the other one. Use strategy Recreate.',
      },
      ko: {
        title: '한 파드만 쓰게 하기',
        text: '볼륨을 쓰는 파드를 확인해 다른 하나를 끝내고, Recreate 전략을 쓰십시오.',
      },
    },
  },
  'migration-locked': {
    en: {
      title: 'another run holds the lock of its migrations',
      clause: (p) =>
        `the lock of its database migrations is held${p.what ? ` by \`${p.what}\`` : ''}: another pod migrates, or one that was ended in the middle has left the lock`,
      change: () =>
        'See whether that holder still runs. If it does, wait for it; if it is gone, nobody releases the lock by itself.',
    },
    ko: {
      title: '다른 프로세스가 마이그레이션 잠금을 잡고 있습니다',
      clause: (p) =>
        `데이터베이스 마이그레이션의 잠금을 ${p.what ? `\`${p.what}\` 쪽에서` : '다른 프로세스가'} 잡고 있기 때문입니다(다른 파드가 마이그레이션 중이거나 도중에 끝난 파드가 남긴 잠금)`,
      change: () =>
        '잠금을 잡은 쪽이 아직 실행 중인지 확인하십시오. 실행 중이면 기다리십시오. 사라졌다면 잠금은 저절로 풀리지 않습니다.',
    },
    advice: {
      en: {
        title: 'See whether the holder of the lock still runs',
        text: 'Where it is gone, release the lock as the tool says (Liquibase: `liquibase release-locks`), and look whether the migration that was cut off is complete. Let one Job migrate instead of each replica.',
      },
      ko: {
        title: '잠금을 잡은 쪽이 실행 중인지 확인',
        text: '사라졌다면 도구의 설명대로 잠금을 풀고(Liquibase: `liquibase release-locks`), 중단된 마이그레이션이 끝까지 적용되었는지 확인하십시오. 레플리카마다 하지 말고 Job 하나가 마이그레이션하게 하십시오.',
      },
    },
  },
  'migration-failed': {
    en: {
      title: (p) =>
        `the history of its migrations does not let it start${p.what ? ` (${named(p, '')})` : ''}`,
      clause: (p) =>
        `the history of migrations in its database says that ${named(p, 'one')} failed before, or was another than the one that its image has`,
      change: () =>
        'Starting it again changes nothing: somebody has to look at what that migration has done to the schema.',
    },
    ko: {
      title: (p) =>
        `마이그레이션 이력 때문에 시작하지 못합니다${p.what ? `(${named(p, '')})` : ''}`,
      clause: (p) =>
        `데이터베이스의 마이그레이션 이력에 ${named(p, '어느')} 마이그레이션이 전에 실패했거나 이미지의 것과 다르다고 적혀 있기 때문입니다`,
      change: () =>
        '다시 시작해도 달라지지 않습니다. 그 마이그레이션이 스키마에 무엇을 했는지 사람이 확인해야 합니다.',
    },
    advice: {
      mayGoBack: true,
      en: {
        title: 'Settle that migration by hand',
        text: 'Compare the schema with what the migration does, finish it or take it back, and mark it so with the tool (`prisma migrate resolve`, `flyway repair`, `migrate force`). Take a backup first.',
      },
      ko: {
        title: '그 마이그레이션을 직접 정리',
        text: '스키마를 마이그레이션 내용과 비교해 끝내거나 되돌린 뒤 도구로 표시하십시오(`prisma migrate resolve`, `flyway repair`, `migrate force`). 먼저 백업하십시오.',
      },
    },
  },
  'migration-pending': {
    en: {
      title: 'its database lacks migrations that its image has',
      clause: () =>
        'its database lacks migrations that its image has, and it does not start before they have run',
      change: () =>
        'Run the migrations (a Job or an init container before the update), then it starts by itself.',
    },
    ko: {
      title: '이미지의 마이그레이션이 데이터베이스에 적용되지 않았습니다',
      clause: () =>
        '이미지에 있는 마이그레이션이 데이터베이스에 적용되지 않아 시작하지 않기 때문입니다',
      change: () =>
        '마이그레이션을 실행하십시오(업데이트 전의 Job이나 초기화 컨테이너). 그러면 저절로 시작합니다.',
    },
    advice: {
      mayGoBack: true,
      en: {
        title: 'Run the migrations',
        text: 'Run them once with the new image, in a Job: `bin/rails db:migrate`, `airflow db migrate`, `alembic upgrade head`.',
      },
      ko: {
        title: '마이그레이션 실행',
        text: '새 이미지로 한 번, Job에서 실행하십시오: `bin/rails db:migrate`, `airflow db migrate`, `alembic upgrade head`.',
      },
    },
  },
} satisfies Partial<Record<OwnWords, OwnWordsRow>>;
