import type { Cause } from '../../../domain/model.ts';
import { timeWord } from '../../../text/time-word.ts';
import { reportOf } from '../../signs/reports/report.ts';
import { refWord } from '../../words/ref-word.ts';

type Unseen = Readonly<{ generation: number; observed?: number; since: string }>;

/** The controller of a custom object has not looked at its spec for long: it does not run, or not for this object. */
export const nobodyActs: Cause<Unseen> = {
  id: 'reports/nobody-acts',
  explains: ['object-reports-trouble'],

  *explain({ on, evidence }, world, object) {
    const report = reportOf(object, world.now);
    if (report.is !== 'unseen') return;
    const { is: _, ...params } = report;
    yield { subject: on, params, evidence: [evidence], strength: 'fits' };
  },

  text: {
    en: (on, { generation, observed, since }) => ({
      title: `nobody acts on ${refWord(on)}`,
      sentence:
        observed === undefined
          ? `${refWord(on)} was made at ${timeWord(since)}, and no controller has written a status on it since: the one that is to act on it does not run, or passes over it.`
          : `${refWord(on)} was changed at ${timeWord(since)} (generation ${generation}), and its controller has seen generation ${observed} only: it does not run, or hangs.`,
    }),
    ko: (on, { generation, observed, since }) => ({
      title: `${refWord(on)} 객체를 처리하는 컨트롤러가 없습니다`,
      sentence:
        observed === undefined
          ? `${refWord(on)} 객체는 ${timeWord(since)}에 만들어졌으나 그 뒤로 상태를 기록한 컨트롤러가 없습니다. 담당 컨트롤러가 실행되지 않거나 이 객체를 건너뜁니다.`
          : `${refWord(on)} 객체는 ${timeWord(since)}에 변경되었으나(generation ${generation}) 컨트롤러는 generation ${observed}까지만 확인했습니다. 컨트롤러가 실행되지 않거나 멈춰 있습니다.`,
    }),
  },

  advice: {
    en: () => ({
      title: 'Look whether its controller runs',
      text: 'Find the controller of this kind (`kubectl get deploy -A`), see that its pods are Ready, that it holds its lease, and that it watches this namespace and class; its log says what it does with the object.',
    }),
    ko: () => ({
      title: '컨트롤러가 실행 중인지 확인',
      text: '이 종류를 담당하는 컨트롤러를 찾아(`kubectl get deploy -A`) 파드가 Ready 상태인지, 리더 리스를 갖고 있는지, 이 네임스페이스와 클래스를 감시하는지 확인하십시오. 이 객체를 어떻게 처리하는지는 컨트롤러 로그에 있습니다.',
    }),
  },
};
