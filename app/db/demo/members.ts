import { type DemoPerson, demoAccounts, demoReviewer } from "./people/people.ts";

/** A membership of the demo, in days before it is filled. */
export type DemoMember = {
  person: DemoPerson;
  /** The key of a price: `elite_monthly`. */
  price: string;
  /** As the stand-in for the payment provider names its test cards. */
  card: "pm_card_visa" | "pm_card_mastercard" | "pm_card_chargeCustomerFail";
  began: number;
  /** When it was cancelled, for the end of its period. */
  cancelled?: number;
};

/** A month of any length has passed, and its payment was due lately. */
const oneMonthAndSome = 34;

/**
 * The account for looking around as a member, and some of the reviewers: one whose payment has failed,
 * one who is leaving and one who has left, so that all states can be seen.
 */
export const demoMembers: DemoMember[] = [
  { person: demoAccounts.elite, price: "elite_monthly", card: "pm_card_visa", began: 160 },
  member("Yolanda", { price: "elite_yearly", card: "pm_card_visa", began: 210 }),
  member("Javier", { price: "sprinter_yearly", card: "pm_card_mastercard", began: 125 }),
  member("Valeria", { price: "sprinter_monthly", card: "pm_card_visa", began: 80 }),
  member("Lucía", { price: "sprinter_monthly", card: "pm_card_visa", began: 20 }),
  member("Megan", { price: "pacer_monthly", card: "pm_card_visa", began: 70 }),
  member("Hannah", { price: "pacer_monthly", card: "pm_card_mastercard", began: 9 }),
  member("Claire", {
    price: "pacer_monthly",
    card: "pm_card_chargeCustomerFail",
    began: oneMonthAndSome,
  }),
  member("Tyrell", { price: "pacer_monthly", card: "pm_card_visa", began: 75, cancelled: 5 }),
  member("Emiliano", { price: "sprinter_monthly", card: "pm_card_visa", began: 95, cancelled: 40 }),
];

function member(firstName: string, about: Omit<DemoMember, "person">): DemoMember {
  return { person: demoReviewer(firstName), ...about };
}
