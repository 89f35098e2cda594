import { missingMeta } from "#ui/page/missing-title.ts";

/** The descriptors of a page about a registration, where it cannot be shown. */
export function missingRegistration(
  matches: Parameters<typeof missingMeta>[0],
  error: unknown,
): ReturnType<typeof missingMeta> {
  return missingMeta(matches, error, {
    en: "Registration not found",
    es: "No encontramos esta inscripción",
  });
}
