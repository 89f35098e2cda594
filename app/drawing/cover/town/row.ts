/** Where a row of houses stands and how high it reaches at most; `depth` 0 far, 1 close. */
export type Row = { base: number; rise: number; depth: number };
