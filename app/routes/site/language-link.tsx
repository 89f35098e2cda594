import { useLocation, useMatches } from "react-router";
import { useLang } from "#ui/language/language.tsx";
import { langs, ownNames } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import { localPath } from "#values/web/local-path.ts";
import { pathIn, writtenOf } from "#values/web/page-meta.ts";
import { useSite } from "./site.ts";

/**
 * Leads to the same page in the other language, or to the translation of its text. It loads a document, because the language of a living page
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
  const written = writtenOf(useMatches());
  const lang = useLang();
  const other = langs.find((candidate) => candidate !== lang && languages.includes(candidate));
  if (!other) return null;
  // Of `/es//elsewhere.example`, the path alone would leave the site.
  const here = localPath(pathname + search);
  return (
    <a
      href={inLanguage(other, pathIn(other, here, written) ?? here)}
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
