import { kindOf, refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { missingNames } from './missing-names.ts';
import { missingPorts } from './missing-ports.ts';
import type { Reference } from './reference.ts';
import { stopped } from './stopped.ts';

/** The symptom of an object that names, by one of these rows, something that is not there, or a port that a Service lacks. */
export function referenceSymptom(
  kind: string,
  references: readonly Reference[],
  when: Pick<SymptomFinder, 'asked' | 'isAside'> = {},
): SymptomFinder {
  return {
    kind,
    of: [...new Set(references.map(({ from }) => from))],
    isExtra: true,
    ...when,

    *find(object, world) {
      const absent = missingNames(object, references, world);
      const ports = missingPorts(object, references, world).map(({ named, port }) => ({
        reference: named.reference,
        evidence: port.evidence,
      }));
      for (const { reference, evidence } of [...absent, ...ports]) {
        yield {
          kind,
          on: refTo(kindOf(object), object),
          part: evidence.path ?? '',
          reason: 'NotFound',
          evidence,
          hurts: stopped[reference.stops].hurts,
        };
      }
    },
  };
}
