import { isA, refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { fieldsAt } from '../reports/fields.ts';
import { reportOf } from '../reports/report.ts';
import { warningsAbout } from '../warnings.ts';

/** Kinds whose controllers make Secrets, and the field that names the Secret; left out, it has the name of its maker. */
const MAKERS = [
  { kind: 'external-secrets.io/ExternalSecret', at: 'spec.target.name' },
  { kind: 'cert-manager.io/Certificate', at: 'spec.secretName' },
];

/** Who fails to make a Secret, what shows it, and since when it says so. */
export type FailingMaker = Readonly<{ on: Ref; evidence: Evidence; since?: string }>;

/** Who is to make a Secret and says that it fails: its newest warning, or else its condition. */
export function failingMakerOf(secret: Ref, world: World): FailingMaker | undefined {
  if (!isA('Secret', secret)) return undefined;
  const { namespace = '', name } = secret;
  for (const { kind, at } of MAKERS) {
    for (const object of world.list(kind, { namespace }).items) {
      const on = refTo(kind, object);
      const report = reportOf(object, world.now);
      if (report.is !== 'ill' || (fieldsAt(object, at)[0]?.value ?? on.name) !== name) continue;
      const [{ path, said: quote, since }] = report.said;
      const [warning] = warningsAbout(on, world);
      const field: Evidence = quotedField(on, path, quote);
      return { on, evidence: warning?.evidence ?? field, ...present({ since }) };
    }
  }
  return undefined;
}
