/** What a post may say about a race, as it was when an administrator last looked at it. */
export type RememberedFacts = {
  name: string;
  /** `YYYY-MM-DD` */
  date: string;
  city: string;
  country: string;
  status: string;
  /** Sorted by their texts. */
  distances: string[];
  /** Of the cheapest distance, in minor units; `null` where no price is known. */
  price: { minor: number; currency: string } | null;
};

export type FactField = keyof RememberedFacts;

/** A fact of a referenced race that is another one now. */
export type ChangedFact = {
  raceId: string;
  raceName: string;
  field: FactField;
  /** In words: `May 16, 2027`. */
  before: string;
  now: string;
  /** Whether the text of the post still says the old fact. */
  isInText: boolean;
};

/** A race of a post: what is remembered of it, and what it is now. */
export type ComparedRace = { raceId: string; remembered: RememberedFacts; now: RememberedFacts };
