import { use } from "react";
import { href, isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { ErrorPage } from "#ui/page/error-page.tsx";
import { RequestNumber } from "#ui/page/request-number.ts";
import { passingSentences } from "#values/form/passing-sentences.ts";
import type { Words } from "#values/say.ts";
import { pageTitle } from "#values/web/page-meta.ts";

/**
 * The page shown for a missing or failing page. Causes stay in the log.
 * @param props.missing - why there may be nothing at the address
 */
export function ErrorScreen({ error, missing = nothingHere }: { error: unknown; missing?: Words }) {
  const say = useSay();
  const reference = use(RequestNumber);
  const { pathname, search } = useLocation();
  const status = statusOf(error);
  const again = (
    <ButtonLink to={pathname + search} reloadDocument>
      {say({ en: "Try again", es: "Intentar de nuevo" })}
    </ButtonLink>
  );
  if (isUnreached(error)) {
    return (
      <ErrorPage number="DNF" title={say(errorTitle(error))} action={again}>
        <p>
          {say({
            en: "Dorsal cannot be reached. Please check your connection and try again.",
            es: "No se puede conectar con Dorsal. Revisa tu conexión e intenta de nuevo.",
          })}
        </p>
      </ErrorPage>
    );
  }
  if (status === 404) {
    return (
      <ErrorPage
        number="404"
        title={say(errorTitle(error))}
        action={
          <>
            <ButtonLink to={href("/races")}>
              {say({ en: "Find a race", es: "Encuentra una carrera" })}
            </ButtonLink>
            <ButtonLink to={href("/")} look="quiet">
              {say({ en: "Go to the home page", es: "Ir a la página de inicio" })}
            </ButtonLink>
          </>
        }
      >
        <p>{say(missing)}</p>
      </ErrorPage>
    );
  }
  return (
    <ErrorPage
      number={String(status)}
      title={say(errorTitle(error))}
      reference={reference}
      action={
        <>
          {status >= 500 && again}
          <ButtonLink to={href("/")} look={status >= 500 ? "quiet" : undefined} reloadDocument>
            {say({ en: "Go to the home page", es: "Ir a la página de inicio" })}
          </ButtonLink>
        </>
      }
    >
      <p>{say(sentenceFor(error, status))}</p>
    </ErrorPage>
  );
}

const nothingHere: Words = {
  en: "There is nothing at this address. It may have moved, or the link may be mistyped.",
  es: "No hay nada en esta dirección. Puede haber cambiado, o el enlace puede estar mal escrito.",
};

/** The same on a page of its own. */
export function TitledErrorScreen({ error }: { error: unknown }) {
  const say = useSay();
  return (
    <>
      <title>{pageTitle(say(errorTitle(error))).title}</title>
      <ErrorScreen error={error} />
    </>
  );
}

const sentences = {
  refused: {
    en: "The server could not accept this request. Go back and try a different way.",
    es: "El servidor no pudo aceptar esta solicitud. Regresa e inténtalo de otra manera.",
  },
  broken: {
    en: "The problem is on our side and has been logged. Please try again in a moment.",
    es: "El error es nuestro y quedó registrado. Intenta de nuevo en un momento.",
  },
  away: passingSentences.away,
};

const titles = {
  refused: { en: "This did not work", es: "Esto no funcionó" },
  broken: { en: "Something went wrong", es: "Algo salió mal" },
  away: { en: "Back in a moment", es: "Volvemos en un momento" },
};

function errorTitle(error: unknown): Words {
  if (isUnreached(error)) return { en: "No connection", es: "Sin conexión" };
  const status = statusOf(error);
  return status === 404
    ? { en: "Page not found", es: "Página no encontrada" }
    : titles[kindOf(status)];
}

/** A page that failed with the database says in which way; see `entry.server.tsx`. */
function sentenceFor(error: unknown, status: number): Words {
  const why: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (status === 503 && (why === "busy" || why === "full")) return passingSentences[why];
  return sentences[kindOf(status)];
}

function kindOf(status: number): keyof typeof sentences {
  if (status < 500) return "refused";
  return status === 503 ? "away" : "broken";
}

/** Whether a request of the page got no answer: each browser has its own words for that, and no code. */
function isUnreached(error: unknown): boolean {
  const isBrowser = typeof document !== "undefined";
  return (
    isBrowser && error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
  );
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
