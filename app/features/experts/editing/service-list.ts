import { moved } from "#values/form/moved.ts";
import { oneLine } from "#values/text/clean.ts";
import { fold } from "#values/text/fold.ts";

/** What a button of the services editor does. */
export type ServiceChange = { kind: "add" | "remove" | "raise" | "lower"; service: string };

const kinds = ["add", "remove", "raise", "lower"] as const;

/** The services with a change. Two that differ in case, accents or spaces only are the same. */
export function changeServices(
  services: readonly string[],
  { kind, service }: ServiceChange,
): string[] {
  const at = placeOf(services, service);
  if (kind === "add") return withService(services, service);
  if (at < 0) return [...services];
  if (kind === "remove") return services.filter((_, place) => place !== at);
  const to = kind === "raise" ? at - 1 : at + 1;
  return to < 0 || to >= services.length ? [...services] : moved(services, at, to);
}

/** The services with one more at the end, unless it is blank or there already. */
export function withService(services: readonly string[], typed: string): string[] {
  const service = oneLine(typed);
  if (service === "" || placeOf(services, service) >= 0) return [...services];
  return [...services, service];
}

/** Whether a service is among the others, however it is written. */
export function hasService(services: readonly string[], service: string): boolean {
  return placeOf(services, service) >= 0;
}

/** A list as it is stored: trimmed, without blanks and duplicates. */
export function tidyServices(services: readonly string[]): string[] {
  return services.reduce<string[]>((kept, service) => withService(kept, service), []);
}

function placeOf(services: readonly string[], service: string): number {
  const sought = fold(oneLine(service));
  return services.findIndex((one) => fold(oneLine(one)) === sought);
}

/** How an address names a change: `raise.Trail Running`. */
export function serviceChangeName({ kind, service }: ServiceChange): string {
  return `${kind}.${service}`;
}

/**
 * The change that an address names, or `null`.
 * @param typed - the text beside the button `Add`, whose change names no service
 */
export function readServiceChange(name: string | null, typed: string): ServiceChange | null {
  const [, kind, service = ""] = /^([a-z]+)\.(.*)$/su.exec(name ?? "") ?? [];
  const known = kinds.find((one) => one === kind);
  return known ? { kind: known, service: service || typed } : null;
}

/** The services in a field of the form; any other text has none. */
export function servicesIn(json: string): string[] {
  try {
    const read: unknown = JSON.parse(json);
    return Array.isArray(read) ? read.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

/** Whether two lists hold the same services in the same order. */
export function areSameServices(one: string[], other: string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A form whose services are one field of JSON, as schemas and answers have them. */
export function withServices(form: FormData): FormData {
  const services = form.getAll(serviceField).filter((each) => typeof each === "string");
  form.delete(serviceField);
  if (!form.has("services")) form.set("services", JSON.stringify(services));
  return form;
}

/** The name of the hidden field of each service. */
export const serviceField = "service";

/** The name of the field in which an own service is typed. */
export const ownServiceField = "own_service";
