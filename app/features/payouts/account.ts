import type { Day } from "#values/day.ts";

/** The countries whose organizers can have an account at the payment provider, by their codes of ISO 3166. */
export const payoutCountries = { MX: "Mexico", US: "United States", CA: "Canada" } as const;
export type PayoutCountry = keyof typeof payoutCountries;

/** An organizer's account as it was when it was read last. */
export type PaymentAccount = {
  accountId: string;
  country: string;
  takesCharges: boolean;
  takesOxxo: boolean;
  paysOut: boolean;
  isSubmitted: boolean;
  /** What the payment provider still wants to know, by its own names. */
  due: string[];
  disabledReason: string | null;
};

/**
 * `begun`: its owner has not answered everything yet. `checked`: the provider looks at the answers. `stopped`: it takes
 * no more charges. `owing`: it does, and the provider asks for something more.
 */
export type AccountState = "begun" | "checked" | "stopped" | "owing" | "ready";

export function accountState(account: PaymentAccount): AccountState {
  const { takesCharges, paysOut, isSubmitted, due } = account;
  if (!isSubmitted) return "begun";
  if (!takesCharges) return due.length > 0 ? "stopped" : "checked";
  return due.length > 0 || !paysOut ? "owing" : "ready";
}

/** Whose account the entries of a race are paid to by card. */
export type PayeeOfRace = "own" | "other" | null;

/** A race of an organizer, on the screen of the accounts. */
export type RaceToPay = { id: string; name: string; startDate: Day; payee: PayeeOfRace };
