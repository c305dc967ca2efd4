import type { Rules } from '../domain/rules.ts';
import { edges } from '../readings/edges/index.ts';
import { kinds } from '../readings/kinds/index.ts';
import { causes } from './causes/index.ts';
import { concerns } from './concerns/index.ts';
import { healthChecks } from './health/index.ts';
import { remarkers } from './remarks/index.ts';
import { surroundings } from './surroundings/index.ts';
import { symptomFinders } from './symptoms/index.ts';

/** All that kubewhy knows about Kubernetes; some causes bring the symptom that only they explain. */
export const rules: Rules = {
  edges,
  kinds,
  surroundings,
  symptomFinders: [...symptomFinders, ...causes.flatMap(({ symptom }) => symptom ?? [])],
  concerns,
  healthChecks,
  remarkers,
  causes,
};
