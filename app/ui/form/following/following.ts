import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from "react";

/** What is shown, what the page last said and for which request, and what was wished since then, the latest last. */
export type Held<T> = { outside: T; current: T; wished: T[]; request?: object | undefined };

type Same<T> = (a: T, b: T) => boolean;

/** Wishes that are remembered: more than one can make before the first is answered. */
const wishesKept = 50;

/**
 * State that a person changes and that starts again from `value` whenever that becomes another,
 * for example when the page that it was asked for has arrived. `same` compares two values by what
 * they mean.
 * @param request - what `value` was requested with, while it is loading. An equal value of another
 *   request is a new one: who goes back at once sees no page in between.
 */
export function useFollowing<T>(
  value: T,
  same: Same<T> = Object.is,
  request?: object,
): [T, (next: T) => void] {
  const [held, hold] = useState<Held<T>>({ outside: value, current: value, wished: [], request });
  const now = follow(held, value, same, request);
  if (now !== held) hold(now);
  return [now.current, (next) => hold((before) => wish(before, next, same))];
}

/** Who wishes for what the page says already has taken the other wishes back. */
export function wish<T>(held: Held<T>, next: T, same: Same<T>): Held<T> {
  const waiting = same(next, held.outside) ? [] : [...held.wished, next].slice(-wishesKept);
  return { ...held, current: next, wished: waiting };
}

/** An answer to an earlier wish does not undo the later one, whose own answer is on its way. */
export function follow<T>(held: Held<T>, value: T, same: Same<T>, request = held.request): Held<T> {
  if (held.request === request && same(held.outside, value)) return held;
  const answered = held.wished.findLastIndex((wish) => same(wish, value));
  const waiting = answered < 0 ? [] : held.wished.slice(answered + 1);
  const current = waiting.length > 0 ? held.current : value;
  return { outside: value, current, wished: waiting, request };
}

/**
 * Shows another default of a select in the same element, so that the keyboard stays on it: React looks
 * at a default once. What was chosen before the scripts came stays, and so does a later choice while the
 * answer to an earlier one arrives.
 */
export function useFollowingDefault(value: string): {
  ref: RefObject<HTMLSelectElement | null>;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
} {
  const ref = useRef<HTMLSelectElement>(null);
  const held = useRef<Held<string>>({ outside: value, current: value, wished: [] });
  useEffect(() => {
    const now = follow(held.current, value, Object.is);
    if (now === held.current) return;
    held.current = now;
    const select = ref.current;
    if (!select) return;
    // What a reset of the form leads back to.
    for (const option of select.options) option.defaultSelected = option.value === value;
    select.value = now.current;
    // As React does with a default that is none of the options.
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }, [value]);
  return {
    ref,
    onChange: ({ target }) => {
      held.current = wish(held.current, target.value, Object.is);
    },
  };
}
