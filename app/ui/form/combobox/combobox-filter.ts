import { fold } from "#values/text/fold.ts";

/** How many options are listed at once; typing narrows them down. */
export const optionLimit = 200;

/**
 * The options that hold what was typed, without regard to case and accents. Those that begin with
 * it come first; otherwise the order stays.
 */
export function filterOptions(options: readonly string[], typed: string): string[] {
  const wanted = fold(typed.trim());
  if (wanted === "") return options.slice(0, optionLimit);
  const starting: string[] = [];
  const holding: string[] = [];
  for (const option of options) {
    const at = fold(option).indexOf(wanted);
    if (at === 0) starting.push(option);
    else if (at > 0) holding.push(option);
  }
  return [...starting, ...holding].slice(0, optionLimit);
}
