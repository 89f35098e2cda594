import { href } from "react-router";
import { expertMissing, failedToLoad } from "#features/experts/page/messages.ts";
import { useSay } from "#ui/language/language.tsx";
import { MissingPage } from "#ui/page/error-page.tsx";

/** An expert who does not exist or is not shown, or whose page could not be loaded. */
export function ExpertNotFound({ error }: { error: unknown }) {
  const say = useSay();
  return (
    <MissingPage
      error={error}
      title={say(expertMissing)}
      missing={say({
        en: "There is no expert at this address. The page may have been taken off, or the link may be mistyped.",
        es: "No hay ningún experto en esta dirección. Puede que la página se haya retirado o que el enlace esté mal escrito.",
      })}
      failed={say(failedToLoad)}
      ways={[
        {
          to: href("/services"),
          label: say({ en: "Back to Services", es: "Volver a los servicios" }),
        },
        { to: href("/races"), label: say({ en: "Find a race", es: "Encontrar una carrera" }) },
      ]}
    />
  );
}
