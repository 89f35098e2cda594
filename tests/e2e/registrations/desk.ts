const id = (number: number) => `de5c0000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Races of the desk: one with two places of which one is taken, one for review requests, one past, one that sells its entries. */
export const deskRaces = {
  last: id(1),
  asked: id(2),
  past: id(3),
  acting: id(4),
  sold: id(5),
} as const;

/** Entries by their runner. */
export const deskEntries = {
  holder: id(11),
  waiting: id(12),
  asked: id(21),
  askedPlain: id(22),
  unreachable: id(23),
  deleted: id(24),
  function: id(25),
  finisher: id(31),
  acting: id(41),
  chosen: id(42),
  chosenToo: id(43),
} as const;
