// Writes docs/kubewhy-v1.schema.json: `npm run schema`, after a change of src/domain/answer.ts.
import { writeFileSync } from 'node:fs';

import { publishedSchema } from '../test/support/published-schema.ts';

writeFileSync('docs/kubewhy-v1.schema.json', `${JSON.stringify(publishedSchema(), null, 2)}\n`);
