import { findRace } from "../../support/pages/runner-actions.ts";
import { clientOf } from "../support/client.ts";
import { latestMail, linkIn } from "../support/outbox.ts";
import { expect } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** The address of a race of the demo data. */
export async function raceAddress(visitor: Visitor, name: string): Promise<string> {
  return `/races/${(await findRace(clientOf(visitor), name)).id}`;
}

type Guest = { email: string; words: string };

/** Sends a guest's review without looking at the screens. */
export async function sendAsGuest(visitor: Visitor, address: string, { email, words }: Guest) {
  const form = { rating: "5", first_name: "Inés", last_name: "Rojas", email, comment: words };
  const answer = await visitor.fetch(`${address}/review`, {
    method: "POST",
    body: new URLSearchParams(form),
  });
  expect(await answer.text()).toContain("Thank you for your review.");
}

/** The path of a link in the newest mail about a review. */
export async function linkTo(
  visitor: Visitor,
  email: string,
  what: "confirm" | "remove",
): Promise<string> {
  const mail = await latestMail(visitor, email, /^Your review of/);
  return new URL(linkIn(mail, `/reviews/${what}/`)).pathname;
}
