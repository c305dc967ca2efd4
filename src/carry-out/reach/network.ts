import { z } from 'zod';

import { NAME, NOTHING, PORT, TEXT } from './forms/forms.ts';
import { CONTAINER } from './forms/in-template.ts';
import { inTemplates } from './forms/in-templates.ts';
import { fits } from './forms/values.ts';
import type { ReachesOf } from './reaches-of.ts';

const SETTING = [
  ...inTemplates({ [`${CONTAINER}/env/*/value`]: TEXT }),
  { of: ['ConfigMap'], paths: { '/data/{*}': TEXT } },
];

const NEW = /^port-\d{1,5}$/;
const port = () => z.int().min(1).max(65_535);
const isNewPort = fits(() =>
  z.strictObject({
    name: z.string().regex(NEW),
    port: port(),
    targetPort: port(),
    protocol: z.literal('TCP'),
  }),
);
const isNewName = fits(() => z.string().regex(NEW));

/** What the remedies of connections may write. */
export const network = {
  'network/called-port': [
    {
      of: ['Service'],
      paths: {
        '/spec/ports/*': (value, was) => was === undefined && isNewPort(value, was),
        '/spec/ports/*/name': (value, was) => was === undefined && isNewName(value, was),
      },
    },
  ],
  'network/carried-label': [{ of: ['Service'], paths: { '/spec/selector/{*}': TEXT } }],
  'network/declared-port': [{ of: ['Service'], paths: { '/spec/ports/*/targetPort': PORT } }],
  'network/other-backend': [
    {
      of: ['networking.k8s.io/Ingress'],
      paths: {
        '/spec/defaultBackend/service/name': NAME,
        '/spec/defaultBackend/service/port/name': NAME,
        '/spec/defaultBackend/service/port/number': PORT,
        '/spec/rules/*/http/paths/*/backend/service/name': NAME,
        '/spec/rules/*/http/paths/*/backend/service/port/name': NAME,
        '/spec/rules/*/http/paths/*/backend/service/port/number': PORT,
      },
    },
  ],
  'network/other-host': SETTING,
  'network/other-type': [
    {
      of: ['Service'],
      paths: {
        '/spec/type': fits(() => z.enum(['ClusterIP', 'NodePort'])),
        '/spec/loadBalancerSourceRanges': NOTHING, // which no other type may have
      },
    },
  ],
  'network/permit-connection': [], // its owner's to make
  'network/served-port': SETTING,
} as const satisfies ReachesOf<'network'>;
