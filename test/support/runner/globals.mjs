// What tests import from @jest/globals: it is of the file that runs, whereas a module is loaded once.
let current = {};

/** From now on the file that runs is another one, with these. */
export function offer(globals) {
  current = globals;
}

export const afterAll = forwarding('afterAll');
export const afterEach = forwarding('afterEach');
export const beforeAll = forwarding('beforeAll');
export const beforeEach = forwarding('beforeEach');
export const describe = forwarding('describe');
export const expect = forwarding('expect');
export const it = forwarding('it');
export const test = forwarding('test');
export const jest = new Proxy({}, { get: (_, name) => current.timers[name].bind(current.timers) });

function forwarding(name) {
  return new Proxy(() => {}, {
    apply: (_, self, args) => current[name](...args),
    get: (_, key) => current[name][key],
  });
}
