// Preloaded by a test: whoever loads an SDK fails at once.
import { registerHooks } from 'node:module';

const SDKS = /^(@kubernetes\/client-node|@slack\/bolt|@slack\/web-api|bullmq|ioredis)/;

registerHooks({
  resolve(specifier, context, next) {
    if (SDKS.test(specifier)) throw new Error(`${specifier} is loaded by ${context.parentURL}`);
    return next(specifier, context);
  },
});
