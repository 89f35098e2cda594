import { href } from "react-router";
import { postFailed, postMissing } from "#features/blog/reading/post.ts";
import { useSay } from "#ui/language/language.tsx";
import { MissingPage } from "#ui/page/error-page.tsx";

/** A post that does not exist or is not published, or whose page could not be loaded. */
export function PostNotFound({ error }: { error: unknown }) {
  const say = useSay();
  return (
    <MissingPage
      error={error}
      title={say(postMissing)}
      missing={say({
        en: "There is no article at this address. It may have been taken off, or the link may be mistyped.",
        es: "No hay ningún artículo en esta dirección. Puede que se haya retirado o que el enlace esté mal escrito.",
      })}
      failed={say(postFailed)}
      ways={[
        {
          to: href("/blog"),
          label: say({ en: "Browse All Articles", es: "Ver todos los artículos" }),
        },
        { to: href("/races"), label: say({ en: "Find a race", es: "Encontrar una carrera" }) },
      ]}
    />
  );
}
