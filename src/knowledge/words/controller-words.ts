import type { Controller } from '../../readings/controllers/controller-among.ts';

type Sentences = Readonly<Record<Controller['is'], string>>;

/** How what seems to run a controller is. It is not named: who asks may not see its namespace. */
export const controllerWords: Readonly<{ en: Sentences; ko: Sentences }> = {
  en: {
    down: 'The workload that is named after that controller is down.',
    up: 'The workload that is named after that controller runs: it is still at it, hangs, fails at this object, or passes over it.',
    none: 'No Deployment or StatefulSet of the cluster is named after that controller: it may not be installed, or not any more.',
    unread: 'It is still at it, does not run, hangs, or passes over the object.',
  },
  ko: {
    down: '그 컨트롤러의 이름을 가진 워크로드가 멈춰 있습니다.',
    up: '그 컨트롤러의 이름을 가진 워크로드는 실행 중입니다. 아직 처리하는 중이거나 멈춰 있거나 이 객체에서 실패하거나 이 객체를 건너뜁니다.',
    none: '클러스터에 그 컨트롤러의 이름을 가진 Deployment나 StatefulSet 객체가 없습니다. 설치되지 않았거나 제거되었을 수 있습니다.',
    unread: '컨트롤러가 아직 처리하는 중이거나, 실행되지 않거나 멈춰 있거나 이 객체를 건너뜁니다.',
  },
};
