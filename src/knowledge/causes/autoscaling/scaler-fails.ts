import type { Cause, Ref } from '../../../domain/model.ts';
import { isCustom } from '../../../readings/reports/is-custom.ts';
import { isUnwell } from '../../../readings/reports/is-unwell.ts';
import { ownersAbove } from '../../../readings/reports/relatives.ts';
import { refWord } from '../../words/ref-word.ts';

/** What an autoscaler was made from, such as a ScaledObject of KEDA, serves its metrics and is in trouble itself. */
export const scalerFails: Cause<
  Readonly<{ scaler: Ref }>,
  'autoscaling/HorizontalPodAutoscaler'
> = {
  id: 'autoscaling/scaler-fails',
  of: ['autoscaling/HorizontalPodAutoscaler'],
  explains: ['autoscaler-stuck'],
  refines: ['autoscaling/metric-not-served'],

  *explain({ on, evidence }, world, autoscaler) {
    const scaler = ownersAbove(autoscaler).find(({ kind }) => isCustom(kind));
    if (!scaler || !isUnwell(scaler, world)) return;
    yield {
      subject: on,
      params: { scaler },
      evidence: [evidence],
      strength: 'fits',
      because: { at: scaler, edge: 'autoscaler-to-scaler' },
    };
  },

  text: {
    en: ({ name }, { scaler }) => ({
      title: `\`${name}\`: ${refWord(scaler)}, which made it, is in trouble`,
      sentence: `Autoscaler \`${name}\` was made by ${refWord(scaler)}, which gives it what it scales by and is in trouble itself.`,
    }),
    ko: ({ name }, { scaler }) => ({
      title: `\`${name}\`: 이 오토스케일러를 만든 ${refWord(scaler)} 객체에 문제가 있습니다`,
      sentence: `오토스케일러 \`${name}\` 객체는 ${refWord(scaler)} 객체가 만들었으며, 크기를 정할 값을 주는 그 객체에 문제가 있습니다.`,
    }),
  },
};
