import { demoAccounts, demoReviewers } from "../people.ts";
import { demoExpert } from "./experts.ts";

const reviewer = demoReviewers.find(({ firstName }) => firstName === "Priya (demo)");
if (!reviewer) throw new Error("There is no demo reviewer Priya.");

/**
 * Experts that keep their own page: one with an account for looking around, and one whose person also
 * writes reviews of races.
 */
export const linkedExperts = [
  { expert: demoExpert("Marisol"), account: demoAccounts.coach },
  { expert: demoExpert("Naomi"), account: reviewer },
];
