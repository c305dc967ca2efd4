import { z } from 'zod';

import { NOTHING, PORT, SOME, TEXT } from './forms/forms.ts';
import { CONTAINER, PROBE } from './forms/in-template.ts';
import { inTemplates } from './forms/in-templates.ts';
import { fewer, fits, only } from './forms/values.ts';
import type { ReachesOf } from './reaches-of.ts';

const PORT_OF_PROBE = inTemplates({ [`${PROBE}/{httpGet,tcpSocket,grpc}/port`]: PORT });
const isSocket = fits(() => z.strictObject({ port: z.int().min(1).max(65_535) }));

const seconds = () => z.int().min(1).max(3_600);
const handler = () => z.looseObject({}).exactOptional();
const isStartup = fits(() =>
  z.strictObject({
    httpGet: handler(),
    tcpSocket: handler(),
    grpc: handler(),
    periodSeconds: seconds(),
    failureThreshold: z.int().min(1).max(10_000),
    timeoutSeconds: seconds().exactOptional(),
  }),
);
const THRESHOLD = { [`${CONTAINER}/startupProbe/failureThreshold`]: SOME };

/** What the remedies of probes may write. */
export const probe = {
  'probe/ask-port': inTemplates({
    [`${PROBE}/exec`]: NOTHING,
    [`${PROBE}/tcpSocket`]: isSocket,
  }),
  'probe/declared-port': PORT_OF_PROBE,
  'probe/listen-everywhere': inTemplates({
    [`${CONTAINER}/{command,args}/*`]: TEXT,
    [`${CONTAINER}/env/*/value`]: TEXT,
  }),
  'probe/longer-start': inTemplates(THRESHOLD),
  'probe/longer-timeout': inTemplates({
    [`${PROBE}/timeoutSeconds`]: fits(() => z.int().min(1).max(600)),
  }),
  'probe/no-readiness-gate': inTemplates({ '/readinessGates': fewer() }),
  'probe/open-port': inTemplates({
    [`${PROBE}/grpc`]: NOTHING,
    [`${PROBE}/tcpSocket`]: isSocket,
  }),
  'probe/other-path': inTemplates({
    [`${PROBE}/httpGet/path`]: fits(() => z.string().regex(/^\/\S{0,1000}$/)),
  }),
  'probe/other-scheme': inTemplates({
    [`${PROBE}/httpGet/scheme`]: fits(() => z.enum(['HTTP', 'HTTPS'])),
  }),
  'probe/probe-port': PORT_OF_PROBE,
  'probe/start-time': inTemplates({ [`${CONTAINER}/startupProbe`]: isStartup, ...THRESHOLD }),
  'probe/whole-server': inTemplates({ [`${PROBE}/grpc/service`]: only('') }),
} as const satisfies ReachesOf<'probe'>;
