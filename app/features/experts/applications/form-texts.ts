import type { ApplicationDetails } from "./application.ts";
import { serviceFields } from "./services-offered.ts";

/** What the fields of the form hold, by their names; a ticked box is `true`. */
export function formTexts(details: ApplicationDetails): Record<string, string | true> {
  const { services, years_experience: years, hourly_rate: rate, ...rest } = details;
  const texts = Object.entries(rest).map(([name, value]) => [name, value ?? ""] as const);
  return {
    ...Object.fromEntries(texts),
    ...serviceFields(services),
    // Zero is what an empty field means.
    years_experience: years === 0 ? "" : String(years),
    hourly_rate: Number(rate) === 0 ? "" : rate,
  };
}
