import type { Option } from "#ui/form/select.tsx";
import type { Lang } from "#values/say.ts";

/** The languages of the site, as the back office names them. */
export const languageNames: Record<Lang, string> = { en: "English", es: "Spanish" };

export function languageOptions(languages: readonly Lang[]): Option[] {
  return languages.map((value) => ({ value, label: languageNames[value] }));
}
