import { href } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { MissingPage } from "#ui/page/error-page.tsx";
import { raceNotFound } from "./race-data.ts";

/** A race that does not exist, or whose page could not be loaded. */
export function RaceNotFound({ error }: { error: unknown }) {
  const say = useSay();
  return (
    <MissingPage
      error={error}
      title={say(raceNotFound)}
      failedTitle={say(raceNotFound)}
      missing={say({
        en: "There is no race at this address. It may have been removed, or the link may be mistyped.",
        es: "No hay ninguna carrera en esta dirección. Puede que la hayan eliminado o que el enlace esté mal escrito.",
      })}
      failed={say({
        en: "Failed to load race details. Please try again later.",
        es: "No pudimos cargar los datos de la carrera. Inténtalo de nuevo más tarde.",
      })}
      ways={[
        { to: href("/races"), label: say({ en: "Back to Races", es: "Volver a las carreras" }) },
        { to: href("/"), label: say({ en: "Explore", es: "Explorar" }) },
      ]}
    />
  );
}
