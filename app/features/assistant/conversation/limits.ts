/** The longest message, in characters. */
export const longestQuestion = 2000;

/** The longest answer, in characters. */
export const longestAnswer = 12_000;

/** How long an answer may take as a whole, until its first piece, and between two pieces. */
export const answerMs = { whole: 60_000, first: 20_000, pause: 20_000 } as const;

/** Pieces of an answer are sent no more often than this, in milliseconds. */
export const pieceMs = 50;

/** How many steps a model may take: each one can call tools. */
export const toolSteps = 3;

/** The longest answer of a model, in tokens. */
export const answerTokens = 1200;

/** How many messages back the intent and the parameters are looked for. */
export const lookBack = { intent: 5, parameters: 10 } as const;

/** Races in an answer unless another number is asked for, and the most. */
export const racesInAnswer = { usual: 5, most: 20 } as const;

/** The most messages of one thread; then a new conversation begins. */
export const longestThread = 400;

/** The letters that count as one token where a provider does not tell the number. */
const lettersPerToken = 4;

/** About how many tokens so many letters are. */
export function tokensIn(letters: number): number {
  return Math.ceil(letters / lettersPerToken);
}
