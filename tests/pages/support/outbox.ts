import { type Mail, outboxAddress, sentTo, toMail } from "../../support/pages/sent-mails.ts";
import { expect } from "./test.ts";
import type { Visitor } from "./visitor.ts";

/** The newest mail to an address; mails leave after the answer, so it may take a while. */
export async function latestMail(
  visitor: Visitor,
  address: string,
  subject = /(?:)/,
): Promise<Mail> {
  let found: Mail | undefined;
  const find = async () =>
    (found = (await mailsTo(visitor, address)).find((mail) => subject.test(mail.subject)));
  await expect.poll(find, { message: `a mail to ${address}` }).toBeDefined();
  if (!found) throw new Error("Unreachable.");
  return found;
}

/** All mails to an address right now, newest first. */
export async function mailsTo(visitor: Visitor, address: string): Promise<Mail[]> {
  const answer = await visitor.fetch(outboxAddress(address));
  return sentTo(address, "email", await answer.json()).map(toMail);
}

/** The link of a mail whose address has this part. */
export function linkIn({ links }: Pick<Mail, "links">, part: string): string {
  const link = links.find((each) => each.includes(part));
  if (!link) throw new Error(`No link has ${part}: ${links.join(", ")}.`);
  return link;
}
