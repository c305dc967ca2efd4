import type { Cause } from '../../../domain/model.ts';
import type { Controller } from '../../../readings/controllers/controller-among.ts';
import { controllerOf } from '../../../readings/reports/controller-of.ts';
import { domainOf } from '../../../readings/reports/domain-of.ts';
import { reportOf } from '../../../readings/reports/report.ts';
import { timeWord } from '../../../text/time-word.ts';
import { controllerWords } from '../../words/controller-words.ts';
import { refWord } from '../../words/ref-word.ts';

/** `observed` is the generation that it has seen last. */
type Unseen = Readonly<{
  generation: number;
  observed?: number | undefined;
  since: string;
  controller: Controller['is'];
}>;

/** The controller of a custom object has not looked at its spec for long: it does not run, or not for this object. */
export const nobodyActs: Cause<Unseen> = {
  id: 'reports/nobody-acts',
  explains: ['object-reports-trouble', 'object-unheeded'],
  isLastResort: true,

  *explain({ kind, on, evidence, since, reason }, world, object) {
    const report = reportOf(object, world.now);
    if (kind === 'object-reports-trouble' && report.is !== 'unseen') return;
    const seen =
      report.is === 'unseen'
        ? { generation: report.generation, since: report.since, observed: report.observed }
        : { generation: object.metadata?.generation ?? 1, since: since ?? '' };
    const { observed, ...params } = seen;
    const controller = controllerOf(on.kind, domainOf(object, world), world);
    const isGuess = reason === 'NoController' && controller.is === 'none';
    yield {
      subject: on,
      params: {
        ...params,
        ...(observed !== undefined && { observed }),
        controller: controller.is,
      },
      evidence: [evidence],
      strength: isGuess ? 'suggests' : 'fits',
      ...(controller.is === 'down' && {
        because: { at: controller.at, edge: 'kind-to-controller' },
      }),
    };
  },

  text: {
    en: (on, { generation, observed, since, controller }) => ({
      title: `nobody acts on ${refWord(on)}`,
      sentence: `${
        observed === undefined
          ? `${refWord(on)} was made at ${timeWord(since)}, and no controller has written a status on it since.`
          : `${refWord(on)} was changed at ${timeWord(since)} (generation ${generation}), and its controller has seen generation ${observed} only.`
      } ${controllerWords.en[controller]}`,
      state: 'nobody acts on it',
    }),
    ko: (on, { generation, observed, since, controller }) => ({
      title: `${refWord(on)} 객체를 처리하는 컨트롤러가 없습니다`,
      sentence: `${
        observed === undefined
          ? `${refWord(on)} 객체는 ${timeWord(since)}에 만들어졌으나 그 뒤로 상태를 기록한 컨트롤러가 없습니다.`
          : `${refWord(on)} 객체는 ${timeWord(since)}에 변경되었으나(generation ${generation}) 컨트롤러는 generation ${observed}까지만 확인했습니다.`
      } ${controllerWords.ko[controller]}`,
      state: '처리하는 컨트롤러 없음',
    }),
  },

  advice: {
    en: () => ({
      title: 'Look whether its controller runs',
      text: 'Find the controller of this kind (`kubectl get deploy -A`), and see that its pods are Ready, that it holds its lease, and that it watches this namespace and class; its log says what it does with the object.',
    }),
    ko: () => ({
      title: '컨트롤러가 실행 중인지 확인',
      text: '이 종류를 담당하는 컨트롤러를 찾아(`kubectl get deploy -A`) 파드가 Ready 상태인지, 리더 리스를 갖고 있는지, 이 네임스페이스와 클래스를 감시하는지 확인하십시오. 이 객체를 어떻게 처리하는지는 컨트롤러 로그에 있습니다.',
    }),
  },
};
