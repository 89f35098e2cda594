import { href } from "react-router";
import { useLang } from "#ui/language/language.tsx";
import { sayIn } from "#values/say.ts";
import { inLanguage } from "#values/web/language.ts";
import type { ShownCard } from "./shown-card.ts";

/** The form that the hearts of all cards on a page submit. `Keeping` renders it. */
export const keepFormId = "keep";

/** A heart over a card's picture, drawn by its style. It is a button of the page's one form: with scripts or without. */
export function CardHeart({ race, isKept }: { race: ShownCard; isKept: boolean }) {
  const lang = useLang();
  return (
    <button
      type="submit"
      form={keepFormId}
      formAction={inLanguage(
        lang,
        href("/favorites/:raceId/:change", { raceId: race.id, change: isKept ? "remove" : "add" }),
      )}
      aria-pressed={isKept}
      aria-label={sayIn(lang)({ en: `Save ${race.name}`, es: `Guardar ${race.name}` })}
      className="race-card-heart"
    />
  );
}
