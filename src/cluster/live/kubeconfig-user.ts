import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

import { load } from 'js-yaml';
import { z } from 'zod';

const Texts = z.array(z.string()).nullish();
const Users = z.object({
  users: z
    .array(
      z.object({
        name: z.string(),
        user: z
          .object({
            'as-uid': z.string().nullish(),
            'as-groups': Texts,
            'as-user-extra': z.record(z.string(), Texts).nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
});

/** Headers of a request, of which one may stand there several times. */
export type Headers = Readonly<Record<string, string | readonly string[]>>;

/**
 * The headers by which a user of a kubeconfig acts with the groups, uid and extra fields of another (`as-groups`, `as-uid`,
 * `as-user-extra`); client-node knows `as` alone. Throws what reading the files throws.
 */
export function impersonationOf(user: string | undefined, kubeconfig?: string): Headers {
  const found = filesOf(kubeconfig)
    .flatMap((file) => Users.parse(load(readFileSync(file, 'utf8'))).users ?? [])
    .find(({ name }) => name === user);
  const { 'as-uid': uid, 'as-groups': groups, 'as-user-extra': extra } = found?.user ?? {};
  return {
    ...(uid && { 'Impersonate-Uid': uid }),
    ...(groups?.length && { 'Impersonate-Group': groups }),
    ...Object.fromEntries(
      Object.entries(extra ?? {}).flatMap(([key, values]) =>
        values?.length
          ? [[`Impersonate-Extra-${encodeURIComponent(key.toLowerCase())}`, values]]
          : [],
      ),
    ),
  };
}

function filesOf(kubeconfig: string | undefined): readonly string[] {
  if (kubeconfig) return [kubeconfig];
  const named = (process.env['KUBECONFIG'] ?? '').split(delimiter).filter(Boolean);
  return named.length > 0 ? named : [join(process.env['HOME'] ?? homedir(), '.kube', 'config')];
}
