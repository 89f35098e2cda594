import { href } from "react-router";
import { deletionOf } from "#features/accounts/deletion/commands.server.ts";
import {
  coolingOffDays,
  deletedOn,
  deletionMessages,
} from "#features/accounts/deletion/deletion.ts";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Card } from "#ui/list/card.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { PageHeading } from "#ui/page/page.tsx";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/your-data.ts";

const title = { en: "Your data", es: "Tus datos" };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  return {
    day: await deletionOf(services(args.context), viewer),
    wasKept: args.url.searchParams.get("notice") === "kept",
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function YourData({ loaderData: { day, wasKept } }: Route.ComponentProps) {
  const say = useSay();
  return (
    <>
      <PageHeading
        lead={
          <Rich
            text={say({
              en: "What we know about you belongs to you. The <0>Privacy Policy</0> says more.",
              es: "Lo que sabemos de ti te pertenece. La <0>Política de privacidad</0> explica más.",
            })}
            parts={[(words) => <TextLink to={`${href("/privacy")}#your-rights`}>{words}</TextLink>]}
          />
        }
      >
        {say(title)}
      </PageHeading>
      <div className="mt-8 grid gap-6">
        {wasKept && !day && <Notice kind="success">{deletionMessages.kept}</Notice>}
        <Card as="section" className="p-5 sm:p-6">
          <h2 className="text-xl">{say({ en: "Download my data", es: "Descargar mis datos" })}</h2>
          <p className="mt-2 mb-5 max-w-text text-muted">
            {say({
              en: "A ZIP file with everything that we know of you: profile, reviews, favorites, race registrations with insurance and emergency contact, training plans, activities with their files, courses, messages and sessions.",
              es: "Un archivo ZIP con todo lo que sabemos de ti: perfil, reseñas, favoritas, inscripciones con seguro y contacto de emergencia, planes de entrenamiento, actividades con sus archivos, recorridos, mensajes y sesiones.",
            })}
          </p>
          <ButtonLink to={href("/account/data/download")} look="quiet">
            {say({ en: "Download my data", es: "Descargar mis datos" })}
          </ButtonLink>
        </Card>
        <Card as="section" className="p-5 sm:p-6">
          <h2 className="text-xl">{say({ en: "Delete my account", es: "Eliminar mi cuenta" })}</h2>
          {day ? (
            <p className="mt-2 max-w-text text-muted">
              {say({
                en: `${deletedOn(day).en} Until then you can keep it: the button is at the top of every page.`,
                es: `${deletedOn(day).es} Hasta entonces puedes conservarla: el botón está en la parte superior de cada página.`,
              })}
            </p>
          ) : (
            <>
              <p className="mt-2 mb-5 max-w-text text-muted">
                {say({
                  en: `Your profile, photo, reviews and favorites go, and you leave the races that are still to come. You have ${coolingOffDays} days to change your mind.`,
                  es: `Tu perfil, tu foto, tus reseñas y tus favoritas desaparecen, y dejas las carreras que aún no se corren. Tienes ${coolingOffDays} días para cambiar de opinión.`,
                })}
              </p>
              <ButtonLink to={href("/account/data/delete")} look="quiet">
                {say({ en: "Delete my account", es: "Eliminar mi cuenta" })}
              </ButtonLink>
            </>
          )}
        </Card>
      </div>
    </>
  );
}
