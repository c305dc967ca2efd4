import type { Cause } from '../../../domain/model.ts';
import { brief } from '../../../world/readings/logs/logs.ts';
import { mountOf } from '../../signs/config/mounts.ts';
import { pathIn } from '../../signs/config/paths.ts';
import { endingSaying } from '../../signs/logs/ending.ts';
import { troubledContainers, TROUBLES } from '../../signs/logs/troubled.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { inContainer } from '../../words/container-words.ts';
import { readOnlyRootWords, type ReadOnly } from './read-only-root.words.ts';

/** As libraries word EROFS (errno 30). */
const SAYS = /read-only file system|\bEROFS\b/i;
/** Programs that may not write and do not say why: Python, Spring Boot, .NET, MySQL. */
const NO_TEMPORARY: readonly RegExp[] = [
  /No usable temporary directory found in \['(?<directory>[^']+)'/,
  /Unable to create tempDir\. java\.io\.tmpdir is set to (?<directory>\/\S+)/,
  /Failed to create CoreCLR, HRESULT: 0x80004005/,
  /Could not create unix socket lock file (?<directory>\/\S+)\/[^/\s]+$/,
];
/** Read-only to every container that is not privileged; what is mounted has reasons of its own, too. */
const KERNELS = /^\/(?:proc|sys)\//;

/** A program writes to its image's file system, which its container makes read-only. */
export const readOnlyRoot: Cause<ReadOnly> = {
  id: 'security/read-only-root',
  explains: TROUBLES,

  *explain(symptom, world) {
    for (const troubled of troubledContainers(symptom, world)) {
      const { on, container, path, log, run } = troubled;
      if (!container.securityContext?.readOnlyRootFilesystem) continue;
      const temporary = NO_TEMPORARY.map((says) => endingSaying(says, on, log)).find(Boolean);
      const said = endingSaying(SAYS, on, log) ?? temporary;
      const isGuess = said !== undefined && said === temporary;
      const file = isGuess ? undefined : said && pathIn(said.evidence.quote);
      if (!said || (file && (KERNELS.test(file) || mountOf(troubled, file)))) continue;

      const temp = isGuess ? (said.groups['directory'] ?? '/tmp') : undefined;
      if (temp && mountOf(troubled, temp)) continue;
      const directory = temp ?? (file && (file.replace(/\/[^/]+\/?$/, '') || '/'));
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(troubled),
          said: brief(said.evidence.quote),
          ...(file && { file }),
          ...(directory && { directory }),
        },
        evidence: [
          said.evidence,
          {
            source: 'field',
            on,
            path: `${path}/securityContext/readOnlyRootFilesystem`,
            quote: 'true',
          },
        ],
        strength: file && run && said.isLast ? 'entails' : 'fits',
      };
    }
  },

  ...readOnlyRootWords,
};
