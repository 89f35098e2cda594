import { createContext, type ReactNode, use } from "react";
import { type Lang, type Say, sayIn, type Words } from "#values/say.ts";

/** The language of the page. The document gives it to everything in it. */
export const LanguageContext = createContext<Lang>("en");

/** The language of the page, for formatting. */
export function useLang(): Lang {
  return use(LanguageContext);
}

/**
 * How a view says a text in the language of the page.
 * @example
 * const say = useSay();
 * return <h2>{say({ en: "Popular locations", es: "Lugares populares" })}</h2>;
 */
export function useSay(): Say {
  return sayIn(useLang());
}

/** What a message shows: elements, or a sentence in the language of the page. */
export function Said({ children }: { children: ReactNode | Words }): ReactNode {
  const say = useSay();
  return isWords(children) ? say(children) : children;
}

function isWords(shown: ReactNode | Words): shown is Words {
  return typeof shown === "object" && shown !== null && "en" in shown && "es" in shown;
}
