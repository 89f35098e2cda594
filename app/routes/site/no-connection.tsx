import { useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { ErrorPage } from "#ui/page/error-page.tsx";
import type { Words } from "#values/say.ts";
import { pageTitle } from "#values/web/page-meta.ts";

export const noConnection: Words = { en: "No connection", es: "Sin conexión" };

/** For a page that did not arrive. It loads nothing itself. */
export function NoConnection() {
  const say = useSay();
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{pageTitle(say(noConnection)).title}</title>
      <ErrorPage
        number="DNF"
        title={say(noConnection)}
        action={
          <ButtonLink to={pathname + search} reloadDocument>
            {say({ en: "Try again", es: "Intentar de nuevo" })}
          </ButtonLink>
        }
      >
        <p>
          {say({
            en: "Dorsal cannot be reached. Please check your connection and try again.",
            es: "No se puede conectar con Dorsal. Revisa tu conexión e intenta de nuevo.",
          })}
        </p>
      </ErrorPage>
    </>
  );
}
