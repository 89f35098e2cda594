import type { Mail } from "../../e2e/support/outbox.ts";
import { expect } from "./test.ts";
import type { Visitor } from "./visitor.ts";

type Message = Pick<Mail, "links"> & { channel: string; subject: string | null; body: string };

/** The newest mail to an address; letters leave after the answer, so it may take a while. */
export async function latestMail(
  visitor: Visitor,
  address: string,
  subject = /(?:)/,
): Promise<Pick<Mail, "links" | "subject" | "text">> {
  const find = async () => {
    const answer = await visitor.fetch(`/sandbox/outbox.json?to=${encodeURIComponent(address)}`);
    const all: Message[] = await answer.json();
    return all.find((each) => each.channel === "email" && subject.test(each.subject ?? ""));
  };
  let found: Message | undefined;
  await expect
    .poll(async () => (found = await find()), { message: `a mail to ${address}` })
    .toBeDefined();
  return { links: found?.links ?? [], subject: found?.subject ?? "", text: found?.body ?? "" };
}
