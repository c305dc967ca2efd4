import { describe, expect, it } from '@jest/globals';

import { readableChannels, showAlike } from '#src/serve/config/readable-channels.ts';

const all = { namespaces: ['*'], kinds: ['*'], logs: true };
const shop = { ...all, namespaces: ['shop'] };
const both = { alertsChannel: 'C1', fallbackChannel: 'C2' };

describe('what channels see', () => {
  it('is nothing, but everything where alerts go, until the settings list it', () => {
    expect(readableChannels(undefined, {})).toEqual({});
    expect(readableChannels(undefined, both)).toEqual({ C1: all, C2: all });
  });

  it('is what the settings list and no more', () => {
    expect(readableChannels({ C1: shop }, both)).toEqual({ C1: shop });
  });
});

describe('the two channels for alerts', () => {
  it.each([
    [{ C1: shop, C2: shop }, both, true],
    [{ '*': shop }, both, true],
    [{ C1: all, '*': shop }, both, false],
    [{ C1: all }, both, false],
    [{ C1: all }, { alertsChannel: 'C1' }, true],
  ])('by %j for %j show alike: %s', (channels, slack, alike) => {
    expect(showAlike(channels, slack)).toBe(alike);
  });
});
