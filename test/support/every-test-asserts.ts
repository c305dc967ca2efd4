import { beforeEach, expect } from '@jest/globals';

// oxlint-disable-next-line jest/no-standalone-expect -- it is about the test that follows
beforeEach(() => expect.hasAssertions());
