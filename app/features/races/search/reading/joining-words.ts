const isOr = /^(or|o|u)$/;
const isAnd = /^(and|y|e|&)$/;

/** Whether a word asks for either of the terms before and after it. */
export function joinsEither(word: string): boolean {
  return isOr.test(word);
}

/** Whether a word asks for both terms, or for either of two that no race has together. */
function joinsBoth(word: string): boolean {
  return isAnd.test(word);
}

/** Whether a word may join the terms before and after it. */
export function isJoining(word: string): boolean {
  return joinsEither(word) || joinsBoth(word);
}
