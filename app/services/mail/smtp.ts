import type { Transporter } from "nodemailer";
import { propertyOf } from "#values/record.ts";
import { type ProblemKind, ServiceProblem } from "../providers/problem.ts";
import type { MailSettings } from "./config.ts";
import { type DeliverMail, messageOf } from "./mail.ts";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** RFC 8058 wants both headers for unsubscribing signed; the mail library would leave one out. */
const SIGNED = [
  "From",
  "Reply-To",
  "Subject",
  "Date",
  "Message-ID",
  "To",
  "MIME-Version",
  "Content-Type",
  "Content-Transfer-Encoding",
  "Auto-Submitted",
  "List-Unsubscribe",
  "List-Unsubscribe-Post",
];

/** Mail through the SMTP server of `SMTP_URL`, signed when there is a key. */
export function smtp(settings: MailSettings): DeliverMail {
  let opening: Promise<Transporter> | undefined;

  return async (row) => {
    opening ??= openTransport(settings);
    try {
      const transport = await opening;
      await transport.sendMail(messageOf(row, settings));
    } catch (problem) {
      throw new ServiceProblem("mail", kindOf(problem), problem);
    }
  };
}

async function openTransport({ smtpUrl, dkim }: MailSettings): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const signing = dkim && { dkim: { ...dkim, headerFieldNames: SIGNED.join(":") } };
  return createTransport({ url: smtpUrl, ...timeouts, ...signing });
}

function kindOf(problem: unknown): ProblemKind {
  const code = propertyOf(problem, "code");
  // A 4xx reply asks to try again later, whatever it is about: the server is greylisting or overloaded.
  const reply = propertyOf(problem, "responseCode");
  if (typeof reply === "number" && reply >= 400 && reply < 500) return "unavailable";
  if (code === "EAUTH") return "auth";
  if (code === "ETIMEDOUT") return "timeout";
  // Our own sender is refused: the settings are wrong, not this mail. It waits for better ones.
  if (propertyOf(problem, "command") === "MAIL FROM") return "auth";
  const isRefused = code === "EENVELOPE" || code === "EMESSAGE";
  return isRefused ? "invalid" : "unavailable";
}
