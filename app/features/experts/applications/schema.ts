import { z } from "zod";
import { registrationCountries } from "#values/countries.ts";
import { inSchema } from "#values/form/sentences.ts";
import { currencies } from "#values/money.ts";
import { readWords } from "#values/text/clean.ts";
import { commonServices, expertLimits as most } from "../expert.ts";
import { expertTextFields } from "../schema.ts";
import { type ApplicationDetails, applicationLimits, sentStatuses } from "./application.ts";
import { decisionProblems, applicationMessages as say } from "./messages.ts";
import { serviceField, servicesOffered } from "./services-offered.ts";

const AMOUNT = /^\d{1,6}(?:[.,]\d{1,2})?$/;

const { line, requiredLine, optionalLine, text, optionalText, phone, email } = expertTextFields(
  say.tooLong,
);

const years = line(10)
  .refine(
    (typed) => /^\d*$/.test(typed) && Number(typed) <= most.years,
    inSchema(say.yearsNeeded(most.years)),
  )
  .transform(Number);

/** With two decimals, as it is stored. Nothing typed is 0: the page then asks to get in touch. */
const rate = line(20)
  .refine((typed) => typed === "" || AMOUNT.test(typed), inSchema(say.rateNeeded))
  .transform((typed) => Number(typed.replace(",", ".")))
  .refine((amount) => !(amount > most.rate), inSchema(say.rateNeeded))
  .transform((amount) => amount.toFixed(2));

/** Countries that the product knows are written in one way. */
const country = requiredLine(most.place, say.countryNeeded).transform(
  (typed) =>
    registrationCountries.find((known) => known.toLowerCase() === typed.toLowerCase()) ?? typed,
);

const fields = z.object({
  first_name: requiredLine(most.name, say.firstNameNeeded),
  last_name: requiredLine(most.name, say.lastNameNeeded),
  title: requiredLine(most.title, say.titleNeeded),
  city: requiredLine(most.place, say.cityNeeded),
  province: optionalLine(most.place),
  country,
  years_experience: years,
  other_services: text(applicationLimits.otherServices),
  hourly_rate: rate,
  hourly_rate_currency: z.enum(currencies, inSchema(say.currencyNeeded)),
  rate_description: optionalLine(most.rateDescription),
  phone: phone(say.phoneNeeded),
  email: email(),
  bio: optionalText(most.bio),
  message: optionalText(applicationLimits.message),
  /** The pending application that the form changes. */
  application: z.guid().optional().catch(undefined),
});

/** What was ticked and typed under "services", checked together. */
const services = z
  .looseObject({ other_services: z.string().catch("") })
  .transform((form, check) => {
    const ticked = commonServices.filter((service) => serviceField(service) in form);
    const offered = servicesOffered(ticked, form.other_services);
    const wrong =
      offered.length === 0
        ? say.serviceNeeded
        : offered.length > most.services
          ? say.tooManyServices(most.services)
          : offered.some((service) => service.length > most.service)
            ? say.serviceTooLong(most.service)
            : null;
    if (wrong)
      check.addIssue({ code: "custom", message: inSchema(wrong), path: ["other_services"] });
    return offered;
  });

/** The form of `/experts/apply`; all that is wrong is found at once. */
export const applicationForm = z.unknown().transform((form, check) => {
  const read = fields.safeParse(form);
  const offered = services.safeParse(form);
  for (const { path, message } of [...issuesOf(read), ...issuesOf(offered)]) {
    check.addIssue({ code: "custom", path: [...path], message });
  }
  if (!read.success || !offered.success) return z.NEVER;
  const { application = null, other_services: _, ...rest } = read.data;
  const details: ApplicationDetails = { ...rest, services: offered.data };
  return { application, details };
});

function issuesOf(read: z.ZodSafeParseResult<unknown>): z.core.$ZodIssue[] {
  return read.success ? [] : read.error.issues;
}

/** The forms with which an administrator decides. */
export const decisionForm = z.object({
  decision: z.enum(["approve", "decline"]),
  version: z.string().default(""),
  note: z
    .string()
    .default("")
    .transform((typed) => typed.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(applicationLimits.note, decisionProblems["note-too-long"])),
});

/** The search and the filter of the administrators' list. */
export function readApplicationFilters(params: URLSearchParams) {
  const asked = params.get("status");
  return {
    words: readWords(params),
    status: asked === "all" ? null : (sentStatuses.find((status) => status === asked) ?? "pending"),
  } as const;
}

export type ApplicationFilters = ReturnType<typeof readApplicationFilters>;
