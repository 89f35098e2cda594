import { type ChangeEvent, type RefObject, useEffect, useRef } from "react";
import { follow, type Held, wish } from "./following.ts";

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
