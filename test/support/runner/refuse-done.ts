/** What an environment of jest-circus is told of. */
type Told = Readonly<{ name: string; test?: { fn?: (...given: never) => unknown } }>;

/**
 * Has a test that takes more than it is given fail at once: jest would hand it `done`, and wait for that until the time
 * limit.
 */
export function refuseDone({ name, test }: Told): void {
  if (name !== 'test_start' || !test?.fn?.length) return;
  test.fn = () => {
    throw new Error(
      'The test takes more than it is given: its row has fewer values than it has parameters, or it waits for `done`.',
    );
  };
}
