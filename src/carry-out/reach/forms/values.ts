// How far the values reach that a remedy may write.
import type { z } from 'zod';

import type { Allows } from '../../../domain/remedy.ts';
import { isSameJson } from '../../../text/canonical-json.ts';
import { isRecord } from '../../../text/is-record.ts';

/** Exactly this value; undefined: it is taken out. */
export function only(wanted: unknown): Allows {
  return (value) => isSameJson(value, wanted);
}

/** A form, made for the first value that is asked about: to make those of all rows takes longer than most answers need. */
type Form = () => z.ZodType;

/** Any value of this form. */
export function fits(form: Form): Allows {
  const made = once(form);
  return (value) => made().safeParse(value).success;
}

/** The list that was there, and items of this form after it. */
export function adds(item: Form): Allows {
  const made = once(item);
  return (value, was = []) => {
    if (!Array.isArray(value) || !Array.isArray(was)) return false;
    const more = value.slice(was.length);
    return (
      isSameJson(value.slice(0, was.length), was) &&
      more.every((one) => made().safeParse(one).success)
    );
  };
}

/** The list that was there with one of its items in this form. */
export function replacesOne(item: Form): Allows {
  const made = once(item);
  return (value, was) => {
    if (!Array.isArray(value) || !Array.isArray(was) || value.length !== was.length) return false;
    const others = value.filter((one, at) => !isSameJson(one, was[at]));
    return others.length === 1 && made().safeParse(others[0]).success;
  };
}

/** Nothing, or some of what was there. */
export function fewer(): Allows {
  return (value, was) => {
    if (value === undefined) return true;
    if (!Array.isArray(value) || !Array.isArray(was)) return false;
    return value.every((one) => was.some((old) => isSameJson(old, one)));
  };
}

/** The object that was there with another value of this key. */
export function changesOnly(key: string): Allows {
  return (value, was) => isRecord(value) && isSameJson(without(key, value), without(key, was));
}

function without(key: string, value: unknown): unknown {
  const { [key]: _, ...rest } = isRecord(value) ? value : {};
  return rest;
}

function once(form: Form): Form {
  let made: z.ZodType | undefined;
  return () => (made ??= form());
}
