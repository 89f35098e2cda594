import { z } from "zod";
import { emailAddress, validEmailNeeded } from "#values/form/schema.ts";
import { inSchema } from "#values/form/sentences.ts";
import {
  asciiAddress,
  emailSentence,
  isEmailAddress,
} from "#values/web/addresses/email-address.ts";
import {
  codeNeeded,
  emailAndPasswordNeeded,
  leastPassword,
  longestPassword,
  passwordsDoNotMatch,
  passwordTooLong,
  passwordTooShort,
} from "./messages.ts";

const longestCode = 40;

/** The text of one field; a missing or repeated field counts as empty. */
const text = z.string().catch("");
const checkbox = z
  .string()
  .optional()
  .catch(undefined)
  .transform((value) => value === "on");
const address = text.transform((typed) => asciiAddress(typed.trim().toLowerCase()));
const chosen = text
  .refine((password) => password.length >= leastPassword, inSchema(passwordTooShort))
  .refine((password) => password.length <= longestPassword, inSchema(passwordTooLong));

export const signInForm = z
  .object({ email: address, password: text, remember: checkbox })
  .superRefine((form, check) => void needsEmailAndPassword(form, check));

export const signUpForm = z
  .object({ email: address, password: text, confirmation: text })
  .superRefine((form, check) => {
    if (!needsEmailAndPassword(form, check)) return;
    checkPassword(form, check);
  });

export const addressForm = z.object({ email: address.pipe(emailAddress()) });

export const newPasswordForm = z
  .object({ password: text, confirmation: text })
  .superRefine(checkPassword);

export const secondFactorForm = z.object({
  code: text
    .transform((typed) => typed.replace(/\s/g, "").slice(0, longestCode))
    .refine((code) => code !== "", inSchema(codeNeeded)),
  trust: checkbox,
});

const longestName = 100;

export const googlePersonForm = z.object({
  name: text.transform((typed) => typed.trim().slice(0, longestName)),
  email: address.pipe(emailAddress()),
});

export type SignInForm = z.output<typeof signInForm>;
export type SignUpForm = z.output<typeof signUpForm>;
export type SecondFactorForm = z.output<typeof secondFactorForm>;

const messages = {
  incomplete: inSchema(emailAndPasswordNeeded),
  differ: inSchema(passwordsDoNotMatch),
};

type Check = z.core.$RefinementCtx;

/** Whether the form is complete: only the first problem is shown. */
function needsEmailAndPassword(form: { email: string; password: string }, check: Check): boolean {
  if (!form.email || !form.password) {
    check.addIssue({ code: "custom", message: messages.incomplete });
    return false;
  }
  if (isEmailAddress(form.email)) return true;
  check.addIssue({
    code: "custom",
    path: ["email"],
    message: inSchema(emailSentence(form.email, validEmailNeeded)),
  });
  return false;
}

function checkPassword(form: { password: string; confirmation: string }, check: Check): void {
  const { issues = [] } = chosen.safeParse(form.password).error ?? {};
  for (const { message } of issues) check.addIssue({ code: "custom", path: ["password"], message });
  if (issues.length === 0 && form.password !== form.confirmation) {
    check.addIssue({ code: "custom", path: ["confirmation"], message: messages.differ });
  }
}
