import { z } from 'zod';

import { CONTAINER_NAMES } from './forms/container-names.ts';
import { NAME, TEXT } from './forms/forms.ts';
import { CONTAINER } from './forms/in-template.ts';
import { inTemplates } from './forms/in-templates.ts';
import { adds, fits, only } from './forms/values.ts';
import { Variable } from './forms/variable.ts';
import type { ReachesOf } from './reaches-of.ts';

const ITEM = '/items/*/key';
const KEY = fits(() => z.string().regex(/^[-._a-zA-Z0-9]{1,253}$/));

/** What the remedies of ConfigMaps, Secrets and settings may write. */
export const config = {
  'config/nearest-key': inTemplates({
    [`${CONTAINER}/env/*/valueFrom/configMapKeyRef/key`]: TEXT,
    [`/volumes/*/configMap${ITEM}`]: TEXT,
    [`/volumes/*/projected/sources/*/configMap${ITEM}`]: TEXT,
  }),
  'config/no-service-links': inTemplates({ '/enableServiceLinks': only(false) }),
  'config/optional': inTemplates({
    [`${CONTAINER}/env/*/valueFrom/{configMapKeyRef,secretKeyRef}/optional`]: only(true),
    [`${CONTAINER}/envFrom/*/{configMapRef,secretRef}/optional`]: only(true),
    '/volumes/*/{configMap,secret}/optional': only(true),
    '/volumes/*/projected/sources/*/{configMap,secret}/optional': only(true),
  }),
  'config/other-container': inTemplates(
    Object.fromEntries(CONTAINER_NAMES.map((at) => [`/${at}`, NAME])),
  ),
  'config/other-line': [{ of: ['ConfigMap'], paths: { '/data/{*}': TEXT } }],
  'config/other-object': inTemplates({
    [`${CONTAINER}/env/*/valueFrom/configMapKeyRef/name`]: NAME,
    [`${CONTAINER}/envFrom/*/configMapRef/name`]: NAME,
    '/volumes/*/configMap/name': NAME,
    '/volumes/*/projected/sources/*/configMap/name': NAME,
  }),
  'config/other-secret': inTemplates({
    [`${CONTAINER}/env/*/valueFrom/secretKeyRef/name`]: NAME,
    [`${CONTAINER}/envFrom/*/secretRef/name`]: NAME,
    '/volumes/*/secret/secretName': NAME,
    '/volumes/*/projected/sources/*/secret/name': NAME,
  }),
  'config/secret-key': inTemplates({
    [`${CONTAINER}/env/*/valueFrom/secretKeyRef/key`]: KEY,
    [`/volumes/*/secret${ITEM}`]: KEY,
    [`/volumes/*/projected/sources/*/secret${ITEM}`]: KEY,
  }),
  'config/set-elsewhere': inTemplates({ [`${CONTAINER}/env`]: adds(() => Variable) }),
} as const satisfies ReachesOf<'config'>;
