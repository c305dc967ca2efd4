import type { Cause } from '../../../domain/model.ts';
import { brief } from '../../../world/readings/logs/logs.ts';
import { mountOf } from '../../signs/config/mounts.ts';
import { pathIn } from '../../signs/config/paths.ts';
import { CRASHES, exitOf, failureOf, lastLines } from '../../signs/logs/crashes.ts';
import { endingSaying } from '../../signs/logs/ending.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { userOf } from '../../signs/pods/security.ts';
import { inContainer } from '../../words/container-words.ts';
import { noFileAccessWords, type NoAccess } from './no-file-access.words.ts';

/** As libraries word EACCES (errno 13) about a file; a port or a program that may not be started is another cause. */
const SAYS =
  /^(?!.*(?:\bbind\b|could not bind|\bexec\b|docker\.sock)).*(?:permission denied|\bEACCES\b|is not writable|AccessDeniedException|UnauthorizedAccessException: Access to the path|could not change permissions of|changing permissions of|has no write permission|lock file on a read-only directory)/i;
const LAST = 10;

/** A program may not read or write a file, for the user that it runs as does not own it. */
export const noFileAccess: Cause<NoAccess> = {
  id: 'security/no-file-access',
  explains: CRASHES,

  *explain(symptom, world) {
    const crash = failureOf(symptom, world);
    if (!crash || crash.run.exitCode === 126) return;
    const { on, pod } = crash;
    const { lines } = lastLines(crash, world);
    const telling = lines.slice(-LAST).filter(({ text }) => !SAYS.test(text) || pathIn(text)); // "13: Permission denied" follows
    const said = endingSaying(SAYS, on, { lines: telling });
    const path = said && pathIn(said.evidence.quote);
    if (!said || !path || path.startsWith('/proc/')) return;

    const mounted = mountOf(crash, path);
    if (mounted?.readOnly) return;
    const user = userOf(crash);
    const { fsGroup } = pod.spec?.securityContext ?? {};
    const noGroup = mounted && fsGroup === undefined;
    yield {
      ...accountableFor(on, world),
      params: {
        ...inContainer(crash),
        path: brief(path),
        said: brief(said.evidence.quote),
        ...(mounted && { volume: mounted.volume.name }),
        ...(user.value !== undefined && { user: user.value }),
        ...(fsGroup !== undefined && { fsGroup }),
      },
      evidence: [
        said.evidence,
        exitOf(crash),
        ...(user.value === undefined
          ? []
          : [{ source: 'field', on, path: user.path, quote: `${user.value}` } as const]),
        ...(noGroup
          ? [
              {
                source: 'field',
                on,
                path: '/spec/securityContext/fsGroup',
                quote: '',
                unset: true,
              } as const,
            ]
          : []),
      ],
      strength: 'fits',
    };
  },

  ...noFileAccessWords,
};
