import type { Cause } from '../../../domain/model.ts';
import { controllerOf } from '../../signs/reports/controller-of.ts';
import { reportOf } from '../../signs/reports/report.ts';
import { nobodyActsWords, type Unseen } from './nobody-acts.words.ts';

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
    const [group = ''] = on.kind.split('/');
    const controller = controllerOf(on.kind, group, world);
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

  ...nobodyActsWords,
};
