import { z } from "zod";
import { emailAddress } from "#values/form/schema.ts";
import { inSchema } from "#values/form/sentences.ts";
import { isId } from "#values/id.ts";
import {
  leastPassword,
  longestPassword,
  passwordsDoNotMatch,
  passwordTooLong,
  passwordTooShort,
} from "../messages.ts";
import { proofProblems, securityMessages, securityProblems } from "./messages.ts";

const longestName = 60;
const longestCode = 40;
/** The answer of a security key has a few kilobytes at most. */
const longestAnswer = 20_000;

const text = z.string().catch("");

/** A password that is only compared: a text too long for a password counts as none. */
const known = text.transform((typed) => (typed.length > longestPassword ? "" : typed));

const messages = {
  needed: inSchema(proofProblems["password-needed"]),
  short: inSchema(passwordTooShort),
  long: inSchema(passwordTooLong),
  differ: inSchema(passwordsDoNotMatch),
  same: inSchema(securityMessages.samePassword),
  notAdded: inSchema(securityProblems["passkey-not-added"]),
};

export const passwordForm = z
  .object({ current_password: known, password: text, confirmation: text })
  .superRefine(({ current_password, password, confirmation }, check) => {
    const say = (path: string, message: string) =>
      check.addIssue({ code: "custom", path: [path], message });
    if (!current_password) say("current_password", messages.needed);
    if (password.length < leastPassword) return say("password", messages.short);
    if (password.length > longestPassword) return say("password", messages.long);
    if (password !== confirmation) return say("confirmation", messages.differ);
    if (password === current_password) say("password", messages.same);
  });

export const newAddressForm = z.object({
  email: text.transform((typed) => typed.trim().toLowerCase()).pipe(emailAddress()),
  password: known,
});

export const proofForm = z.object({ password: known });

export const setupForm = z.object({
  code: text
    .transform((typed) => typed.replace(/\s/g, "").slice(0, longestCode))
    .refine((code) => code !== "", inSchema(securityMessages.codeNeeded)),
  /** The key that the page has shown; a mistyped code shows it again. */
  setup_secret: text.refine(
    (address) => address.length <= 500 && address.startsWith("otpauth://totp/"),
    { error: inSchema(securityMessages.setUpAgain), path: [] },
  ),
  backup_codes: text.transform((codes) => codes.split(" ").slice(0, 20)),
});

export const passkeyName = z.object({
  name: text
    .transform((typed) => typed.replace(/\s+/g, " ").trim().slice(0, longestName))
    .refine((name) => name !== "", inSchema(securityMessages.nameNeeded)),
});

export const newPasskeyForm = z.object({
  name: text.transform((typed) => typed.replace(/\s+/g, " ").trim().slice(0, longestName)),
  response: text
    .refine((answer) => answer.length <= longestAnswer, messages.notAdded)
    .transform((answer, check) => {
      try {
        const read: unknown = JSON.parse(answer);
        if (typeof read === "object" && read !== null) return read;
      } catch {
        // Reported below.
      }
      check.addIssue({ code: "custom", message: messages.notAdded });
      return z.NEVER;
    }),
});

export type PasswordForm = z.output<typeof passwordForm>;
export type NewAddressForm = z.output<typeof newAddressForm>;
export type NewPasskeyForm = z.output<typeof newPasskeyForm>;

const mostWays = 500;

/** The ids of what is to be removed; others are left out. */
export const waysInForm = z
  .array(text)
  .transform((ids) => ids.filter((id) => isId(id)).slice(0, mostWays));
