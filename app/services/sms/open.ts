import { type OutboxOptions, openOutbox } from "../outbox/outbox.ts";
import { modeOf } from "../providers/mode.ts";
import { ServiceProblem } from "../providers/problem.ts";
import type { SmsSettings } from "./config.ts";
import { sandboxAccount, twilioSandbox } from "./sandbox.ts";
import type { Sms } from "./sms.ts";
import { twilio } from "./twilio.ts";

const NUMBER = /^\+[1-9]\d{6,14}$/;
/** The most that Twilio takes as one message of several parts. */
const longestText = 1600;

type SmsOptions = OutboxOptions & {
  settings: SmsSettings | null;
  allowsSandbox: boolean;
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
    async send(to, text, { within } = {}) {
      const mistake =
        (!NUMBER.test(to) && "The number is none.") ||
        ((!text.trim() || text.length > longestText) && "The text is empty or too long.");
      if (mistake) throw new ServiceProblem("sms", "invalid", new Error(mistake));
      return outbox.put({ recipient: to, body: text }, within);
    },
  };
}
