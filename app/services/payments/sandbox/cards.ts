/** What a test card does when it is charged. */
export type CardBehavior =
  | "pays"
  | "is declined"
  | "has no funds"
  | "has expired"
  /** Its owner has to confirm the first payment. */
  | "asks once"
  /** Its owner has to confirm every payment. */
  | "asks always"
  /** Pays while its owner is present, and fails in renewals. */
  | "fails later"
  /** Pays, and a refund to it succeeds a minute later. */
  | "is refunded later"
  /** Pays, and a refund to it succeeds at first and then fails. */
  | "fails the refund"
  /** Pays, and its owner disputes the payment. */
  | "is disputed";

export type TestCard = { brand: string; last4: string; behavior: CardBehavior };

const cards: Record<string, [brand: string, behavior: CardBehavior]> = {
  "4242424242424242": ["visa", "pays"],
  "5555555555554444": ["mastercard", "pays"],
  "4000000000000002": ["visa", "is declined"],
  "4000000000009995": ["visa", "has no funds"],
  "4000000000000069": ["visa", "has expired"],
  "4000002500003155": ["visa", "asks once"],
  "4000002760003184": ["visa", "asks always"],
  "4000000000000341": ["visa", "fails later"],
  "4000000000007726": ["visa", "is refunded later"],
  "4000000000005126": ["visa", "fails the refund"],
  "4000000000000259": ["visa", "is disputed"],
};

/** Stripe's names of test cards, for requests without a page. */
const tokens: Record<string, string> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_authenticationRequired: "4000002760003184",
  pm_card_chargeCustomerFail: "4000000000000341",
};

/** The test card of a typed number or one of Stripe's names; `null` for any other. */
export function testCard(typed: string): TestCard | null {
  const number = tokens[typed] ?? typed.replaceAll(/[\s-]/g, "");
  const known = Object.hasOwn(cards, number) ? cards[number] : undefined;
  return known ? { brand: known[0], behavior: known[1], last4: number.slice(-4) } : null;
}

export type ChargeOutcome = "paid" | "asks" | { code: string; message: string };

const declined = { code: "card_declined", message: "Your card was declined." };
const refusals: Partial<Record<CardBehavior, Exclude<ChargeOutcome, string>>> = {
  "is declined": declined,
  "has no funds": { code: "insufficient_funds", message: "Your card has insufficient funds." },
  "has expired": { code: "expired_card", message: "Your card has expired." },
};

/** The cards that do not always pay. */
const asking: CardBehavior[] = ["asks once", "asks always", "fails later"];

/**
 * The result of charging a card.
 * @param presence - whether its owner is present, and has just confirmed the payment
 */
export function charge(
  behavior: CardBehavior,
  presence: "away" | "there" | "confirmed",
): ChargeOutcome {
  const refusal = refusals[behavior];
  if (refusal) return refusal;
  if (presence === "confirmed" || !asking.includes(behavior)) return "paid";
  if (behavior === "fails later") return presence === "away" ? declined : "paid";
  if (presence === "there") return "asks";
  if (behavior === "asks once") return "paid";
  return {
    code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  };
}
