import type { Database } from "#db/database.ts";
import { ServiceProblem } from "../providers/problem.ts";
import { isSwitchedOff } from "../providers/sandbox-switches.ts";
import { type DeliverMail, messageOf } from "./message.ts";

/** No address below `.test` exists (RFC 2606), so nothing answers to it. */
const from = { name: "Dorsal", address: "hello@dorsal.test" };

/** Addresses below this domain have no mailbox: a real server refuses such recipients for good. */
const NOWHERE = /@(?:[^@]+\.)?nowhere\.test$/i;

/**
 * Mail that is not delivered: every mail is built in full, as for a real server, and the outbox shows
 * it. Like a real server, this one can be down and refuses some recipients.
 */
export function mailSandbox({ db }: { db: Database }): DeliverMail {
  return async (row) => {
    if (await isSwitchedOff({ db }, "mail")) {
      throw new ServiceProblem(
        "mail",
        "unavailable",
        new Error("The mail server is switched off."),
      );
    }
    if (NOWHERE.test(row.recipient)) {
      throw new ServiceProblem("mail", "invalid", new Error("550 5.1.1 There is no such mailbox."));
    }
    const { createTransport } = await import("nodemailer");
    await createTransport({ streamTransport: true, buffer: true }).sendMail(
      messageOf(row, { from, replyTo: null }),
    );
  };
}
