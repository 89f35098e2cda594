import { useState } from "react";

/**
 * State that a person changes and that starts again from `value` whenever that becomes another,
 * for example when the page that it was asked for has arrived. `same` compares two values by what
 * they mean.
 */
export function useFollowing<T>(
  value: T,
  same: (a: T, b: T) => boolean = Object.is,
): [T, (next: T) => void] {
  const [held, hold] = useState({ outside: value, current: value });
  const isSame = same(held.outside, value);
  if (!isSame) hold({ outside: value, current: value });
  return [isSame ? held.current : value, (next) => hold({ outside: value, current: next })];
}
