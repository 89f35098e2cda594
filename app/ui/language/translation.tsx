import { Link } from "react-router";
import type { Lang, Words } from "#values/say.ts";
import { useLang, useSay } from "./language.tsx";

/**
 * Leads from a text in another language to the same text in the language of the page.
 * @param translation - `null` where nobody has translated it
 */
export function TranslationLink({
  translation,
  children,
}: {
  translation: { lang: Lang; to: string } | null;
  /** `Read this article in English`, in the words of each language for itself. */
  children: Words;
}) {
  const say = useSay();
  const isForReader = useLang() === translation?.lang;
  if (!translation || !isForReader) return null;
  return (
    <p className="mt-3">
      <Link to={translation.to} className="link-strong">
        {say(children)}
      </Link>
    </p>
  );
}

const hints: Record<Lang, Words> = {
  en: { en: "In English", es: "En inglés" },
  es: { en: "In Spanish", es: "En español" },
};

/** Says that a text is in another language than the page, before a reader follows a link to it. */
export function WrittenIn({ lang }: { lang: Lang }) {
  const say = useSay();
  return useLang() === lang ? null : <span>{say(hints[lang])}</span>;
}
