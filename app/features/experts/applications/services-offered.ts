import { hasService, tidyServices } from "../editing/service-list.ts";
import { commonServices } from "../expert.ts";
import type { ApplicationDetails } from "./application.ts";

/**
 * The name of the checkbox of a common service.
 * @example serviceField("Running Coach") // "service_running_coach"
 */
export function serviceField(service: string): string {
  return `service_${service.toLowerCase().replace(/\W+/g, "_")}`;
}

/**
 * The services of a list that a person typed: commas, semicolons and lines divide them.
 * @example typedServices("Yoga,  yoga; Hill running") // ["Yoga", "Hill running"]
 */
export function typedServices(typed: string): string[] {
  return tidyServices(typed.split(/[,;\n]/));
}

/**
 * The ticked services and the typed ones, each once. A typed one that is among the common ones is
 * written as there.
 */
export function servicesOffered(ticked: readonly string[], typed: string): string[] {
  const own = typedServices(typed).map(
    (service) => commonServices.find((common) => hasService([common], service)) ?? service,
  );
  return tidyServices([...ticked, ...own]);
}

/** Stored services as the form shows them: which boxes are ticked, and what stands beside them. */
export function serviceFields(services: readonly string[]): Record<string, string | true> {
  const isCommon = (service: string) => commonServices.some((common) => common === service);
  const ticked = services.filter(isCommon).map((service) => [serviceField(service), true] as const);
  const other = services.filter((service) => !isCommon(service)).join(", ");
  return { ...Object.fromEntries(ticked), other_services: other };
}

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
