import { href } from "react-router";
import { type Entitlements, entitlementsOf } from "../usage/entitlements.ts";
import { type Tier, tiers } from "./plans.ts";

/** What each plan adds to the one before it, in the words of the specification. */
export const advantages: Record<Tier, readonly string[]> = {
  pacer: ["Basic recommendations", "Standard plans", "Limited AI chat", "Basic pace calculator"],
  sprinter: [
    "Priority recommendations",
    "Personalized plans",
    "Unlimited AI chat",
    "Advanced analytics",
    "GPX route analysis",
    "Exclusive discounts",
  ],
  elite: [
    "VIP race registration",
    "Custom coaching integration",
    "Priority support 24/7",
    "Advanced performance metrics",
    "Video analysis",
    "Partner perks",
    "Exclusive events access",
  ],
};

/** A text, or whether the plan has it at all. */
export type Offered = string | boolean;
export type ComparedRow = {
  name: string;
  offered: Record<Tier, Offered>;
  /** The page where visitors can try it before they buy. */
  path?: string;
};
export type ComparedGroup = { name: string; rows: ComparedRow[] };

/** The rows of `Compare Plans`. Rights and limits are read from the table of rights. */
export const comparison: readonly ComparedGroup[] = [
  {
    name: "AI Assistant",
    rows: [
      row("AI chat", ({ chatMessagesPerDay: most }) =>
        most === null ? "Unlimited" : `Limited: ${most} messages a day`,
      ),
      row("Chat history", ({ chatHistoryDays: days }) =>
        days === null ? "Unlimited" : `${days} days`,
      ),
    ],
  },
  {
    name: "Training",
    rows: [
      row("Training plans", ({ trainingPlans }) =>
        trainingPlans === "standard" ? "Standard" : trainingPlans !== "none" && "Personalized",
      ),
      row("Custom coaching integration", ({ trainingPlans }) => trainingPlans === "coached"),
      row("Recommendations", ({ recommendations }) => capitalized(recommendations)),
      row(
        "Pace calculator",
        ({ paceCalculator }) => (paceCalculator === "basic" ? "Basic" : "With race bands"),
        href("/tools/pace"),
      ),
      row("Advanced analytics", ({ analytics }) => analytics !== "none"),
      row(
        "GPX route analysis",
        ({ gpxAnalysesPerMonth: most }) =>
          most === null ? "Unlimited" : most > 0 && `${most} a month`,
        href("/tools/course/:change?"),
      ),
      row("Advanced performance metrics", ({ analytics }) => analytics === "performance"),
      from("elite", "Video analysis"),
    ],
  },
  {
    name: "Perks",
    rows: [
      row("Partner discounts", ({ partnerDiscounts: most }) => most ?? false, href("/offers")),
      from("elite", "VIP race registration"),
      from("elite", "Exclusive events access"),
    ],
  },
  {
    name: "Support",
    rows: [
      row("Ways to reach us", ({ support }) => capitalized(support.join(", "))),
      from("elite", "Priority support 24/7"),
    ],
  },
];

function row(name: string, offered: (rights: Entitlements) => Offered, path?: string): ComparedRow {
  const each = tiers.map((tier) => [tier, offered(entitlementsOf(tier))]);
  return { name, offered: Object.fromEntries(each), ...(path && { path }) };
}

/** A row that holds for a plan and all larger ones. */
function from(first: Tier, name: string): ComparedRow {
  const least = tiers.indexOf(first);
  const each = tiers.map((tier, place) => [tier, place >= least]);
  return { name, offered: Object.fromEntries(each) };
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
