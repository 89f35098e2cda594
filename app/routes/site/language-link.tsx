import { useLocation, useMatches } from "react-router";
import { useHydrated } from "#ui/hydrated.ts";
import { useLang } from "#ui/language/language.tsx";
import { type Lang, langs, ownNames } from "#values/say.ts";
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

const key = "language-offer";

/**
 * The other language of the site, if the browser asks for it first, the text of the page exists in it, and
 * the visitor has not closed the offer before; `null` otherwise, and before hydration.
 */
export function useOfferedLanguage(): Lang | null {
  const { languages } = useSite();
  const lang = useLang();
  const written = writtenOf(useMatches());
  if (!useHydrated() || languages.length < 2) return null;
  const [first] = navigator.languages;
  const wanted = langs.find((each) => first?.split("-")[0] === each);
  if (!wanted || wanted === lang || !languages.includes(wanted) || isDeclined()) return null;
  return pathIn(wanted, "", written) === null ? null : wanted;
}

/** A browser that keeps nothing sees the offer again. */
function isDeclined(): boolean {
  try {
    return localStorage.getItem(key) === "closed";
  } catch {
    return false;
  }
}

/** Lets the offer stay closed on the next visit as well. */
export function declineLanguage(): void {
  try {
    localStorage.setItem(key, "closed");
  } catch {
    // Storage is blocked or full: it stays closed until the page is left.
  }
}
