import { useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { declineLanguage, LanguageLink } from "./language-link.tsx";
import styles from "./language-offer.css?url";

const offer: Words = {
  en: "This page is also in English.",
  es: "Esta página también está en español.",
};
const close: Words = { en: "Close", es: "Cerrar" };

/** Tells a visitor once, in the language of the browser, that the page exists in it. */
export default function LanguageOffer({ lang }: { lang: Lang }) {
  const [isClosed, setClosed] = useState(false);
  const say = sayIn(lang);
  if (isClosed) return null;
  const decline = () => {
    declineLanguage();
    setClosed(true);
  };
  return (
    <aside lang={lang} className="language-offer" aria-label={say(offer)}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <p>{say(offer)}</p>
      <LanguageLink className="font-semibold underline underline-offset-4" />
      <button
        type="button"
        aria-label={say(close)}
        onClick={decline}
        className="grid size-10 cursor-pointer place-items-center"
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
