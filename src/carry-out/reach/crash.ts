import { NOTHING, TEXT } from './forms/forms.ts';
import { CONTAINER } from './forms/in-template.ts';
import { inTemplates } from './forms/in-templates.ts';
import { only } from './forms/values.ts';
import type { ReachesOf } from './reaches-of.ts';

const COMMAND_LINE = { [`${CONTAINER}/{command,args}/*`]: TEXT };

/** What the remedies of crashes may write. */
export const crash = {
  'crash/executable-files': inTemplates({
    '/volumes/*/{configMap,secret}/defaultMode': only(0o755),
  }),
  'crash/image-start': inTemplates({ [`${CONTAINER}/{command,args,workingDir}`]: NOTHING }),
  'crash/known-option': inTemplates(COMMAND_LINE),
  'crash/no-post-start': inTemplates({ [`${CONTAINER}/lifecycle/postStart`]: NOTHING }),
  'crash/other-program': inTemplates(COMMAND_LINE),
} as const satisfies ReachesOf<'crash'>;
