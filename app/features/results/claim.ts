import type { Words } from "#values/say.ts";
import { nameWords } from "./matching.ts";
import type { ResultSex } from "./result.ts";

/** What a runner may write with a claim of a result. */
export const longestClaimNote = 500;

/** Claims of one runner that no organizer has decided on. */
export const mostOpenClaims = 20;

/** What a published result is to somebody who looks at it. */
export const claimStandings = [
  "free",
  /** Theirs by an approved claim, or by the entry. */
  "claimed",
  "entered",
  /** Their claim awaits the organizer. */
  "open",
  /** Somebody else's. */
  "taken",
  /** Of a relay or another team: no single runner can claim it. */
  "team",
  /** They have or claim another result of this distance. */
  "another",
] as const;
export type ClaimStanding = (typeof claimStandings)[number];

/** How a fact of the file fits the same fact of the account. */
export type Agreement = "same" | "close" | "different";

export const agreementWords: Record<Agreement, Words> = {
  same: { en: "the same", es: "coincide" },
  close: { en: "similar", es: "parecido" },
  different: { en: "different", es: "no coincide" },
};

/** A fact that both know; nothing else about a runner is shown to the organizer. */
export type ComparedFact<Value> = { file: Value; account: Value; agreement: Agreement };

/** Names are the same if they have the same words in any order, and close if they share one. */
export function compareNames(file: string, account: string): ComparedFact<string> {
  const [inFile, inAccount] = [new Set(nameWords(file)), new Set(nameWords(account))];
  const shared = inFile.intersection(inAccount).size;
  const isSame = shared > 0 && shared === inFile.size && shared === inAccount.size;
  return { file, account, agreement: isSame ? "same" : shared > 0 ? "close" : "different" };
}

/** An age leaves a year open: `year` is then the later of the two. */
export function compareBirthYears(
  file: { birthYear: number | null; age: number | null; raceYear: number },
  account: number | null,
): ComparedFact<number> | null {
  const { birthYear, age, raceYear } = file;
  const year = birthYear ?? (age === null ? null : raceYear - age);
  if (year === null || account === null) return null;
  const isSame = account === year || (birthYear === null && account === year - 1);
  return { file: year, account, agreement: isSame ? "same" : "different" };
}

export function compareSexes(
  file: ResultSex | null,
  account: ResultSex | null,
): ComparedFact<ResultSex> | null {
  if (file === null || account === null) return null;
  return { file, account, agreement: file === account ? "same" : "different" };
}
