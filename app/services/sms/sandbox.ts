import { randomUUID } from "node:crypto";
import type { Database } from "#db/database.ts";
import { isSwitchedOff } from "../providers/sandbox-switches.ts";
import type { SmsSettings } from "./config.ts";

export const sandboxAccount: SmsSettings = {
  accountSid: "AC00000000000000000000000000000000",
  authToken: "sandbox",
  from: "+15005550006",
};

/** Twilio's own test number for a recipient that does not exist. */
const NO_NUMBER = "+15005550001";

/** Answers like Twilio, inside of this process; the outbox shows what was sent. */
export function twilioSandbox({ db }: { db: Database }): typeof fetch {
  return async (address, init) => {
    const request = new Request(address, init);
    if (await isSwitchedOff({ db }, "sms")) return refuse(503, 20503, "Service unavailable");
    const form = await request.formData();
    const [to, body] = [form.get("To"), form.get("Body")];
    if (!to || to === NO_NUMBER) return refuse(400, 21211, `Invalid 'To' Phone Number: ${to}`);
    if (!body) return refuse(400, 21602, "Message body is required.");
    const sid = `SM${randomUUID().replaceAll("-", "")}`;
    return Response.json({ sid, to, body, status: "queued" }, { status: 201 });
  };
}

function refuse(status: number, code: number, message: string): Response {
  return Response.json({ code, message, status }, { status });
}
