import { demoAccounts, demoReviewer } from "../people.ts";
import { demoExpert } from "./experts.ts";

/**
 * Experts that keep their own page: one with an account for looking around, and one whose person also
 * writes reviews of races.
 */
export const linkedExperts = [
  { expert: demoExpert("Marisol"), account: demoAccounts.coach },
  { expert: demoExpert("Naomi"), account: demoReviewer("Priya") },
];
