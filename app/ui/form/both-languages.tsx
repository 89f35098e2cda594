import type { ComponentProps } from "react";
import { useSay } from "#ui/language/language.tsx";
import { type Lang, langs, type Words } from "#values/say.ts";
import { CountedArea } from "./counted-area.tsx";
import { TextField } from "./field.tsx";

const inLang: Record<Lang, Words> = {
  en: { en: "in English", es: "en inglés" },
  es: { en: "in Spanish", es: "en español" },
};

/**
 * The fields of a text in two languages, `name_en` and `name_es`: one line, or several with a count of their letters.
 * @param field - what the field of this name begins with, and what is wrong with it
 */
export function BothLanguages({
  name,
  label,
  limit,
  isLong = false,
  field,
}: {
  name: string;
  label: Words;
  limit: number;
  isLong?: boolean;
  field: (name: string) => Pick<ComponentProps<typeof TextField>, "error"> & {
    defaultValue: string | undefined;
  };
}) {
  const say = useSay();
  return langs.map((lang) => {
    const own = `${name}_${lang}`;
    const { defaultValue, error } = field(own);
    const words = say({
      en: `${label.en} ${inLang[lang].en}`,
      es: `${label.es} ${inLang[lang].es}`,
    });
    return isLong ? (
      <CountedArea
        key={own}
        name={own}
        lang={lang}
        label={words}
        rows={2}
        limit={limit}
        defaultValue={defaultValue ?? ""}
        error={error}
      />
    ) : (
      <TextField
        key={own}
        name={own}
        lang={lang}
        label={words}
        maxLength={limit}
        defaultValue={defaultValue}
        error={error}
      />
    );
  });
}
