import { useLocation } from "react-router";
import { useLang } from "#ui/language/language.tsx";
import { langs, ownNames } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { useSite } from "./site.ts";

/**
 * Leads to the same page in the other language. It loads a document, because the language of a living page
 * does not change.
 * @param short - shows the code of the language, where space is short
 */
export function LanguageLink({
  short = false,
  className,
}: {
  short?: boolean;
  className?: string;
}) {
  const { languages } = useSite();
  const { pathname, search } = useLocation();
  const lang = useLang();
  const other = langs.find((candidate) => candidate !== lang && languages.includes(candidate));
  if (!other) return null;
  return (
    <a
      href={inLanguage(other, pathname + search)}
      lang={other}
      hrefLang={other}
      className={className}
      {...(short && { title: ownNames[other] })}
    >
      {short ? (
        <>
          <span aria-hidden>{other.toUpperCase()}</span>
          <span className="sr-only">{ownNames[other]}</span>
        </>
      ) : (
        ownNames[other]
      )}
    </a>
  );
}
