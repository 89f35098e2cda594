import { z } from "zod";
import { textsInJson, tick } from "#values/form/schema.ts";
import { atMostLetters, inSchema } from "#values/form/sentences.ts";
import { currencies } from "#values/money.ts";
import { readWords } from "#values/text/clean.ts";
import { isWebAddress } from "#values/web/addresses/web-address.ts";
import { expertLimits as most } from "../expert.ts";
import { mostPhotoBytes } from "../portrait.ts";
import { expertTextFields } from "../schema.ts";
import { type ExpertDetails, expertViews, type OfficeExpertFilters } from "./details.ts";
import { expertProblems, expertMessages as say } from "./messages.ts";
import { servicesIn, tidyServices, withService } from "./service-list.ts";

const longestAddress = 2000;

const { line, requiredLine, optionalLine, optionalText, phone, email } =
  expertTextFields(atMostLetters);

/** A whole number; anything else becomes 0. */
const years = line(40)
  .transform((typed) => Math.trunc(Number(typed)) || 0)
  .refine((count) => count >= 0 && count <= most.years, inSchema(say.yearsNeeded(most.years)));

/** An amount with its cents; anything else becomes 0. */
const rate = line(40)
  .transform((typed) => Number(typed.replace(",", ".")) || 0)
  .refine((amount) => amount >= 0 && amount <= most.rate, inSchema(say.rateNeeded(most.rate)))
  .transform((amount) => amount.toFixed(2));

/** A browser sends an empty file where none was chosen. */
const photo = z
  .union([z.instanceof(File), z.string()])
  .optional()
  .transform((file) => (file instanceof File && file.size > 0 ? file : null))
  .refine(
    (file) => file === null || file.size <= mostPhotoBytes,
    inSchema(expertProblems["photo-too-heavy"]),
  );

const inlineImage = /^data:image\/[a-z.+-]+;base64,([a-z0-9+/=\s]+)$/i;

/** The picture of another site, or inline data of an image, which becomes a photo of ours. */
const pictureAddress = z
  .string()
  .default("")
  .transform((typed, check): string | Uint8Array | null => {
    const address = typed.trim();
    const [, inline] = inlineImage.exec(address) ?? [];
    if (inline) return Buffer.from(inline, "base64");
    if (address === "") return null;
    if (isWebAddress(address) && address.length <= longestAddress) return address;
    check.addIssue({ code: "custom", message: inSchema(say.pictureNeeded) });
    return z.NEVER;
  });

const services = z
  .string()
  .default("[]")
  .transform((json) => tidyServices(servicesIn(json)))
  .refine(
    (list) => list.every(({ length }) => length <= most.service),
    inSchema(say.serviceTooLong(most.service)),
  );

/** The form of an expert, new or not. A service that is typed but not added yet counts as added. */
export const expertForm = z
  .object({
    first_name: requiredLine(most.name, say.firstNameNeeded),
    last_name: requiredLine(most.name, say.lastNameNeeded),
    title: requiredLine(most.title, say.titleNeeded),
    years_experience: years,
    city: requiredLine(most.place, say.cityNeeded),
    province: optionalLine(most.place),
    country: requiredLine(most.place, say.countryNeeded),
    services,
    own_service: line(most.service),
    hourly_rate: rate,
    hourly_rate_currency: z.enum(currencies, inSchema(say.choiceNeeded)),
    rate_description: optionalLine(most.rateDescription),
    phone: phone(say.phoneNeeded),
    email: email(),
    bio: optionalText(most.bio),
    is_active: tick,
    account: email(expertProblems["no-account"]),
    profile_picture: photo,
    picture_address: pictureAddress,
    remove_profile_picture: tick,
    opened: textsInJson,
  })
  .transform(({ own_service, ...form }) => ({
    ...form,
    services: withService(form.services, own_service),
  }))
  .refine((form) => form.services.length <= most.services, {
    path: ["services"],
    message: inSchema(say.tooManyServices(most.services)),
  });

export type ExpertForm = z.output<typeof expertForm>;

/** The fields of the form that are stored unchanged. */
export function detailsOf(form: ExpertForm): ExpertDetails {
  const {
    account: _account,
    profile_picture: _photo,
    picture_address: _address,
    remove_profile_picture: _remove,
    opened: _opened,
    ...details
  } = form;
  return details;
}

/** Shows an expert to visitors, or not. */
export const visibilityForm = z.object({ id: z.guid(), shows: z.enum(["yes", "no"]) });

const listing = z.object({
  q: z.string(),
  country: z.string(),
  service: z.string(),
  view: z.enum(expertViews).catch(expertViews[0]),
}) satisfies z.ZodType<OfficeExpertFilters>;

/** Reads the filters of the list of experts. Invalid values are ignored. */
export function readExpertFilters(params: URLSearchParams): OfficeExpertFilters {
  return listing.parse({
    q: readWords(params),
    country: readWords(params, "country"),
    service: readWords(params, "service"),
    view: params.get("view"),
  });
}
