import { useLang } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { placeIn } from "#values/countries.ts";
import { sayIn } from "#values/say.ts";
import { AskLink } from "./ask-link.tsx";
import type { ListData } from "./list-data.ts";
import type { Asking } from "./use-asked.ts";

/**
 * Which of several places of a name the list is about, with the others; or that no place has
 * the name, and which one is spelled like it.
 */
export function AskedPlaceNotice({ list: { place }, asking }: { list: ListData; asking: Asking }) {
  const lang = useLang();
  const say = sayIn(lang);
  if (!place) return null;
  const { near } = asking.asked;
  return (
    <div className="mb-6 border-l-4 border-signal bg-surface px-4 py-3">
      {place.label === null ? (
        <p>
          {say({
            en: `No place is called “${place.typed}”. Check its spelling, or name a larger town close to it.`,
            es: `Ningún lugar se llama “${place.typed}”. Revisa cómo se escribe o indica una ciudad más grande que esté cerca.`,
          })}
        </p>
      ) : (
        <>
          <p>
            {place.isCorrected &&
              say({
                en: `No place is called “${place.typed}”. `,
                es: `Ningún lugar se llama “${place.typed}”. `,
              })}
            <Rich
              text={say({ en: "Races near <0/>.", es: "Carreras cerca de <0/>." })}
              parts={[() => <strong>{placeIn(place.label ?? "", lang)}</strong>]}
            />
            {place.others.length > 0 &&
              say({ en: " Other places of this name:", es: " Otros lugares con este nombre:" })}
          </p>
          {place.others.length > 0 && (
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              {place.others.map((other) => (
                <li key={other}>
                  <AskLink
                    asking={asking}
                    change={{ near: near && { ...near, place: other } }}
                    className="link-strong py-1"
                  >
                    {placeIn(other, lang)}
                  </AskLink>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
