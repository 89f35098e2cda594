import type { Letter } from "#services/mail/mail.ts";
import { type LetterPart, writeLetter } from "#ui/letter/letter.server.tsx";
import { formatCharge } from "#values/money.ts";
import { dayOf } from "../day-of.ts";
import type { Membership } from "../membership.ts";
import { cardWords } from "../messages.ts";
import { planOf, type Tier } from "../plans/plans.ts";
import { priceWords } from "../plans/price-texts.ts";
import type { Turn } from "./turns.ts";

/** What the letters say about a membership. */
export type LetterSubject = Omit<Membership, "priceId" | "waitingTier"> & {
  /** The larger plan whose rights stay until the period ends. */
  keeps: Tier | null;
  /** The amount that is still owed; `null` when nothing is. */
  owed: { amount: number; currency: string } | null;
};

/** Where the letters lead; `null` while the address of the site is unknown. */
export type LetterLinks = { billing: string; plans: string } | null;

/** The letter about what has happened to a membership. */
export function letterOf(turn: Turn, about: LetterSubject, links: LetterLinks): Letter {
  return writers[turn](about, links);
}

const writers: Record<Turn, (about: LetterSubject, links: LetterLinks) => Letter> = {
  begun: (about, links) =>
    writeLetter(`Your ${nameOf(about)} membership has begun`, [
      `Welcome. Everything that ${nameOf(about)} gives is yours from now on.`,
      {
        facts: [
          ["Plan", nameOf(about)],
          ...priceFacts(about),
          ...(about.periodEnd === null ? [] : [["Renews on", dayOf(about.periodEnd)] as const]),
          ...cardFacts(about),
        ],
      },
      ...button("See your billing", links?.billing),
      "It renews by itself until you cancel it in your dashboard, under Billing. The receipt is there too.",
    ]),
  changed: (about, links) =>
    writeLetter(`Your membership is now ${nameOf(about)}`, [
      `Your membership at Dorsal has changed to ${nameOf(about)}.`,
      ...keptPart(about),
      { facts: [["Plan", nameOf(about)], ...nextFacts(about)] },
      ...button("See your billing", links?.billing),
      "If it was not you, please set a new password, and write to us.",
    ]),
  "payment failed": (about, links) =>
    writeLetter("Your membership could not be charged", [
      failedWords(about),
      "We try again over the next days, and your membership stays as it is meanwhile. If no payment comes, it ends.",
      { facts: cardFacts(about) },
      "Please pay the open invoice, or use another card:",
      ...button("Fix the payment", links?.billing),
    ]),
  cancelled: (about, links) =>
    writeLetter(endsWords(about), [
      canceledWords(about),
      "Until then you can resume it:",
      ...button("Resume your membership", links?.billing),
      "A credit that is left on your account is not paid out. It stays there and comes off the first invoices if you come back.",
    ]),
  ended: (about, links) =>
    writeLetter("Your membership has ended", [
      `Your ${nameOf(about)} membership at Dorsal has ended. Your profile, your reviews, your favorite races and your registrations stay, and so do your training plans and activities.`,
      "Your invoices stay in your dashboard, under Billing.",
      ...button("See your invoices", links?.billing),
      "The plans are there when you want one again:",
      ...(links ? [{ label: "See the plans", href: links.plans, look: "link" } as const] : []),
    ]),
};

function button(label: string, href: string | undefined): LetterPart[] {
  return href ? [{ label, href }] : [];
}

type Fact = readonly [name: string, value: string];

/** Amounts name their currency, because letters are read in any country. */
function priceFacts({ tier, interval }: LetterSubject): Fact[] {
  return tier ? [["Price", `${priceWords(tier, interval)} (USD)`]] : [];
}

function cardFacts(about: LetterSubject): Fact[] {
  const card = cardWords(about);
  return card ? [["Payment method", card]] : [];
}

function nextFacts(about: LetterSubject): Fact[] {
  const { periodEnd, endsWithPeriod, tier, interval } = about;
  if (periodEnd === null) return priceFacts(about);
  if (endsWithPeriod) return [["Ends on", dayOf(periodEnd)]];
  return tier ? [[`From ${dayOf(periodEnd)}`, `${priceWords(tier, interval)} (USD)`]] : [];
}

function keptPart({ keeps, periodEnd }: LetterSubject): string[] {
  if (!keeps || periodEnd === null) return [];
  return [`You keep everything of ${planOf(keeps).name} until ${dayOf(periodEnd)}.`];
}

function failedWords(about: LetterSubject): string {
  const { owed } = about;
  const name = nameOf(about);
  if (!owed) return `The payment for your ${name} membership did not go through.`;
  const amount = `${formatCharge(owed.amount, owed.currency)} ${owed.currency.toUpperCase()}`;
  return `The payment of ${amount} for your ${name} membership did not go through.`;
}

function endsWords({ periodEnd }: LetterSubject): string {
  return periodEnd === null
    ? "Your membership ends"
    : `Your membership ends on ${dayOf(periodEnd)}`;
}

function canceledWords(about: LetterSubject): string {
  const { periodEnd } = about;
  const name = nameOf(about);
  return periodEnd === null
    ? `Your ${name} membership is canceled. It stays yours, and nothing more is charged.`
    : `Your ${name} membership is canceled. It stays yours until ${dayOf(periodEnd)}, and nothing more is charged.`;
}

function nameOf({ tier }: Pick<LetterSubject, "tier">): string {
  return tier ? planOf(tier).name : "Premium";
}
