import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { BadValue } from '#src/domain/errors.ts';
import type { Input, InputType } from '#src/domain/remedy.ts';
import { canStand, typed } from '#src/fixes/fields/typed.ts';

const input = (type: InputType, ...options: string[]): Input => ({
  name: 'it',
  label: 'spec.it',
  type,
  candidates: options.map((value) => ({ value, why: 'exists' })),
});

describe('a chosen value', () => {
  it.each([
    ['image', 'registry.example.com:5000/shop/web:1.2@sha256:ab', undefined],
    ['quantity', '256Mi', undefined],
    ['quantity', '1024Mi', '1Gi'],
    ['number', '8080', 8080],
    ['duration', '90s', 90],
    ['duration', '5m', 300],
    ['duration', '40', 40],
    ['text', '--port=8080', undefined],
    ['name', 'b', undefined],
  ] as const)('that is a %s is taken: %s', (type, text, value) => {
    expect(typed(input(type, 'a', 'b'), ` ${text} `)).toBe(value ?? text);
  });

  it.each([
    ['image', 'Web:1'],
    ['image', 'web:1 && true'],
    ['quantity', 'lots'],
    ['quantity', '-1Mi'],
    ['number', '80.5'],
    ['number', '-1'],
    ['duration', 'soon'],
    ['name', 'c'],
    ['text', ''],
    ['number', '  '],
  ] as const)('that is no %s is refused by the name of its input: %j', (type, text) => {
    expect(() => typed(input(type, 'a', 'b'), text)).toThrow(
      expect.objectContaining({ name: 'BadValue', input: 'it', value: text }),
    );
  });

  it('is read or refused, whatever it is', () => {
    const types = ['image', 'quantity', 'number', 'duration', 'name', 'text'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...types), fc.string(), (type, text) => {
        expect(outcomeOf(() => typed(input(type, 'a'), text))).toBe('told');
      }),
    );
  });
});

function outcomeOf(read: () => string | number): 'told' | 'else' {
  try {
    return `${read()}` === '' ? 'else' : 'told';
  } catch (error) {
    return error instanceof BadValue ? 'told' : 'else';
  }
}

it.each([
  ['registry.example.com/shop/web:1.2', true],
  [' registry.example.com/shop/web:1.2 ', true],
  ['registry.example.com/shop/web:${TAG}', false],
  ['{{ .Values.image }}', false],
])('an image that the cluster holds is offered only where it can stand: %s', (image, can) => {
  expect(canStand(input('image'), image)).toBe(can);
});
