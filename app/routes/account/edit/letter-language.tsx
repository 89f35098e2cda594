import { Select } from "#ui/form/select.tsx";
import { useSay } from "#ui/language/language.tsx";
import { type Lang, ownNames } from "#values/say.ts";

/** Chooses the language that letters to the viewer are written in, on a site with more than one. */
export function LetterLanguage({ lang, languages }: { lang: Lang; languages: readonly Lang[] }) {
  const say = useSay();
  if (languages.length < 2) return null;
  return (
    <Select
      label={say({ en: "Language of letters", es: "Idioma de los correos" })}
      name="lang"
      defaultValue={lang}
      options={languages.map((value) => ({ value, label: ownNames[value] }))}
    />
  );
}
