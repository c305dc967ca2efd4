import { describe, expect, it } from '@jest/globals';

import { postStartHook } from '#src/knowledge/causes/crash/post-start-hook.ts';
import { claimed, crashing } from '#test/support/crashes.ts';
import { ago, event } from '#test/support/objects.ts';

const HOOK = { lifecycle: { postStart: { exec: { command: ['sh', '-c', 'cp /seed /tmp'] } } } };
const about = crashing({ container: HOOK, ended: { exitCode: 137 } });

describe('post-start-hook', () => {
  it('finds the hook that fails, and what it runs', () => {
    const failed = event('FailedPostStartHook', 'PostStartHook failed', ago(1));

    expect(claimed(postStartHook, about, '', { objects: [failed] })).toMatchObject([
      { params: { does: 'cp /seed /tmp' }, strength: 'entails' },
    ]);
  });

  it('is only a hint where the program ends by itself, or took the hook along', () => {
    const objects = [event('FailedPostStartHook', 'PostStartHook failed', ago(1))];
    const along = event('FailedPostStartHook', "command 'sh -c x' exited with 137: ", ago(1));
    const ended = crashing({ container: HOOK, ended: { exitCode: 1 } });

    expect(claimed(postStartHook, ended, '', { objects })).toMatchObject([
      { strength: 'suggests' },
    ]);
    expect(claimed(postStartHook, about, '', { objects: [along] })).toMatchObject([
      { strength: 'suggests' },
    ]);
  });

  it('stays silent without the event, without a hook, and for an event of long ago', () => {
    const failed = (minutes: number) =>
      event('FailedPostStartHook', 'PostStartHook failed', ago(minutes));

    expect(claimed(postStartHook, about)).toEqual([]);
    expect(claimed(postStartHook, crashing(), '', { objects: [failed(1)] })).toEqual([]);
    expect(claimed(postStartHook, about, '', { objects: [failed(30)] })).toEqual([]);
  });
});
