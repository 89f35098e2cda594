import { href } from "react-router";
import { podcastFailed, podcastMissing } from "#features/podcasts/reading/series.ts";
import { useSay } from "#ui/language/language.tsx";
import { MissingPage } from "#ui/page/error-page.tsx";

/** An episode that does not exist or is not published, or whose page could not be loaded. */
export function PodcastNotFound({ error }: { error: unknown }) {
  const say = useSay();
  return (
    <MissingPage
      error={error}
      title={say(podcastMissing)}
      missing={say({
        en: "There is no episode at this address. It may have been taken off, or the link may be mistyped.",
        es: "No hay ningún episodio en esta dirección. Puede que se haya retirado o que el enlace esté mal escrito.",
      })}
      failed={say(podcastFailed)}
      ways={[
        {
          to: href("/podcasts"),
          label: say({ en: "Back to Podcasts", es: "Volver a los pódcasts" }),
        },
        { to: href("/races"), label: say({ en: "Find a race", es: "Encontrar una carrera" }) },
      ]}
    />
  );
}
