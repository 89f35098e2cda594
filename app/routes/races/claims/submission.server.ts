import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { failedToSubmit, tooManyClaims } from "#features/claims/claim.ts";
import { claimRace } from "#features/claims/claims.server.ts";
import { claimForm } from "#features/claims/schema.ts";
import { config } from "#services/config.ts";
import { clientAddress, publicOrigin, requestId, services } from "#services/context.ts";
import { formErrors, readForm } from "#values/form/form.ts";
import { languageOf } from "#values/web/language.ts";

/**
 * Takes a claim from a form.
 * @throws 404 for an unknown race
 */
export async function submitClaim(
  { request, context }: RequestArgs,
  raceId: string,
  form: FormData,
) {
  const { value, errors } = readForm(claimForm, form);
  if (errors) return data(errors, 400);
  // A robot gets the same thanks as a person, so that it learns nothing.
  if (value.company_url) return "done" as const;
  const { limits, log } = services(context);
  if (!(await limits.allow("claim", clientAddress(context)))) {
    return data(formErrors(tooManyClaims, form), 429);
  }
  const site = {
    inbox: config().contact.email,
    origin: publicOrigin(request),
    lang: languageOf(new URL(request.url)),
  };
  const isKnown = await claimRace(services(context), raceId, value, site).catch(
    (error: unknown) => {
      log.error({ error, id: requestId(context) }, "a claim could not be saved");
      return null;
    },
  );
  if (isKnown === null) return data(formErrors(failedToSubmit, form), 500);
  if (!isKnown) throw data("There is no such race.", 404);
  return "done" as const;
}
