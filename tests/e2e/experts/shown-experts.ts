const id = (number: number) => `0e000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Experts whom no demo has, found by their ids. */
export const shownExperts = {
  /** Everything that a page may hold; linked to the person `expert`. */
  full: id(1),
  /** Only what an expert must have. */
  bare: id(2),
  /** Markup, and words without end. */
  naughty: id(3),
  /** Inactive; linked to the person `idle`. */
  inactive: id(4),
  /** Without an address or number; linked to the person `other`. */
  linked: id(5),
  /** Nobody has reviewed it yet: for the tests that write. */
  quiet: id(6),
  /** The same, for guests. */
  guests: id(7),
} as const;

/** The reviews of the full expert that tests look for. */
export const shownReviews = { answered: id(11), hidden: id(12), nameless: id(13) } as const;

export const fullEmail = "eva.rios@experts.example.com";
export const fullPhone = "+51 984 555 010";

/** People with a session; the token of each is its name. */
export const expertPeople = {
  runner: "0e000000-0000-4000-8000-0000000000a1",
  expert: "0e000000-0000-4000-8000-0000000000a2",
  other: "0e000000-0000-4000-8000-0000000000a3",
  idle: "0e000000-0000-4000-8000-0000000000a4",
  admin: "0e000000-0000-4000-8000-0000000000a5",
} as const;

export type ExpertPerson = keyof typeof expertPeople;
