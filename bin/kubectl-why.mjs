#!/usr/bin/env node
// kubectl finds it by its name: `kubectl why <target>` is `kubewhy why <target>`.
import { launch } from './launch.mjs';

await launch(['why', ...process.argv.slice(2)]);
