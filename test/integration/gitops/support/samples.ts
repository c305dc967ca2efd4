import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { load } from 'js-yaml';

/**
 * A kind with an object that is valid, and what its controller writes into the status of one that is well and of one that is
 * ill; `says` is what that tells. Where `isQuiet` nothing says that it is well.
 */
export type Sample = Readonly<{
  apiVersion: string;
  kind: string;
  fields: object;
  isQuiet: boolean;
  well: object;
  ill?: object;
  says?: string;
}>;

type Row = Readonly<
  Partial<Record<'spec' | 'also' | 'well' | 'quiet' | 'ill', object>> & { says?: string }
>;

const FILES =
  'argo-cd,cert-manager,cilium,external-secrets,flux,gateway-api,istio,keda,longhorn'.split(',');

/** Long enough ago for nothing to be under way. */
const SINCE = new Date(Date.now() - 3_600_000).toISOString().replace(/\.\d+/, '');

/** The samples of kinds/; a condition is written there as its status, reason and message. */
export const samples: readonly Sample[] = FILES.flatMap((name) => {
  const text = readFileSync(join('test/integration/gitops/kinds', `${name}.yaml`), 'utf8');
  return Object.entries(load(text) as Readonly<Record<string, Row>>).map(([key, row]) => {
    const [apiVersion = '', kind = ''] = key.split(' ');
    const { spec, also, well, quiet, ill, says } = row;
    return {
      apiVersion,
      kind,
      fields: { ...(spec && { spec }), ...also },
      isQuiet: !well,
      well: statusOf(well ?? quiet ?? {}),
      ...(ill && { ill: statusOf(ill) }),
      ...(says && { says }),
    };
  });
});

/** Of what its controller has looked at; a field that a kind does not have the API server drops. */
function statusOf(status: object): object {
  return { observedGeneration: 1, ...Object(written(status)) };
}

function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'conditions' && !Array.isArray(inner) ? conditions(inner) : written(inner),
    ]),
  );
}

function conditions(by: Readonly<Record<string, readonly string[]>>): readonly object[] {
  return Object.entries(by).map(([type, [status, reason = '', message = '']]) => ({
    type,
    status,
    reason,
    message,
    lastTransitionTime: SINCE,
    observedGeneration: 1,
  }));
}
