import { randomUUID } from "node:crypto";
import type { Database } from "#db/database.ts";
import type { Lang } from "#values/say.ts";
import { type OutboxOptions, openOutbox } from "../outbox/outbox.ts";
import { modeOf } from "../providers/mode.ts";
import { openLanguage } from "../providers/open-language.ts";
import { isTimeout, type ProblemKind, ServiceProblem } from "../providers/problem.ts";
import { isSwitchedOff } from "../providers/sandbox-switches.ts";
import { FULL_NUMBER, type SmsSettings } from "./config.ts";

/** The most that Twilio takes as one message of several parts. */
const longestText = 1600;

type SmsOptions = OutboxOptions & {
  settings: SmsSettings | null;
  allowsSandbox: boolean;
  /** The languages of this site. */
  languages?: readonly Lang[];
  fetch: typeof globalThis.fetch;
};

/** Text messages through the outbox, by the configured account or, where allowed, a stand-in. */
export function openSms(options: SmsOptions): Sms {
  const { settings, allowsSandbox, fetch } = options;
  const mode = modeOf(settings !== null, allowsSandbox);
  if (mode === "unavailable") {
    return {
      mode,
      async send() {
        throw new ServiceProblem("sms", "unavailable");
      },
    };
  }
  const outbox = openOutbox(options, {
    name: "sms",
    deliver: settings ? twilio(settings, fetch) : twilio(sandboxAccount, twilioSandbox(options)),
    keepsContent: mode === "sandbox",
  });
  return {
    mode,
    async send(
      to: string | { number: string; lang: Lang },
      given: string | ((lang: Lang) => string),
      { within }: { within?: Database } = {},
    ) {
      const { number, lang } = typeof to === "string" ? { number: to, lang: undefined } : to;
      const text = typeof given === "string" ? given : given(openLanguage(lang, options.languages));
      const mistake =
        (!FULL_NUMBER.test(number) && "This is not a phone number.") ||
        ((!text.trim() || text.length > longestText) && "The text is empty or too long.");
      if (mistake) throw new ServiceProblem("sms", "invalid", new Error(mistake));
      return outbox.put({ recipient: number, body: text }, { within });
    },
  };
}

const sandboxAccount: SmsSettings = {
  accountSid: "AC00000000000000000000000000000000",
  authToken: "sandbox",
  from: "+15005550006",
};

/** Twilio's own test number for a recipient that does not exist. */
const NO_NUMBER = "+15005550001";

/** Answers like Twilio, inside of this process; the outbox shows what was sent. */
function twilioSandbox({ db }: { db: Database }): typeof fetch {
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

/** A text and the number that gets it. */
type AddressedText =
  | [to: string, text: string]
  | [to: { number: string; lang: Lang }, text: (lang: Lang) => string];

export type Sms = {
  mode: "live" | "sandbox" | "unavailable";
  /**
   * Puts a text message into the outbox; a job sends it. On a site without the reader's language it is in
   * English.
   * @param to - E.164, for example `+51987654321`
   * @returns the id of the message in the outbox
   * @throws {ServiceProblem} `invalid` for a malformed number, `unavailable` when SMS is
   */
  send(...message: [...AddressedText, options?: { within?: Database }]): Promise<string>;
};

const timeoutMs = 15_000;

/** Text messages through Twilio's REST interface, version 2010-04-01. */
export function twilio(
  { accountSid, authToken, from }: SmsSettings,
  fetch: typeof globalThis.fetch,
): (message: { recipient: string; body: string }) => Promise<void> {
  const address = `https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const sender = from.startsWith("+") ? "From" : "MessagingServiceSid";

  return async ({ recipient, body }) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { Authorization: authorization, Accept: "application/json" },
      body: new URLSearchParams({ To: recipient, [sender]: from, Body: body }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((problem: unknown) => {
      throw new ServiceProblem("sms", isTimeout(problem) ? "timeout" : "unavailable", problem);
    });
    const answer = await response.text().catch(() => "");
    if (response.ok) return;
    throw new ServiceProblem("sms", kindOf(response.status), new Error(reasonIn(answer)));
  };
}

function kindOf(status: number): ProblemKind {
  if (status === 401 || status === 403) return "auth";
  if (status === 429) return "rate";
  // The number does not exist or has opted out of messages: a retry cannot help.
  return status >= 500 || status === 404 ? "unavailable" : "invalid";
}

/** `{ "code": 21211, "message": "…" }`, or any other answer, shortened. */
function reasonIn(answer: string): string {
  try {
    const { code, message } = JSON.parse(answer);
    return `${code} ${message}`;
  } catch {
    return answer.slice(0, 200);
  }
}
