import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Card } from "#ui/list/card.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/careers.ts";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  return { url: `${new URL(request.url).origin}/careers` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Careers", es: "Trabaja con nosotros" },
    description: {
      en: "Working at Dorsal. There are no open positions at the moment.",
      es: "Trabajar en Dorsal. Por ahora no hay vacantes.",
    },
    url: loaderData.url,
  });

export default function Careers() {
  const say = useSay();
  return (
    <Container className="pt-10 pb-8 md:pt-16">
      <PageHeading
        lead={say({
          en: "Work on the place where runners find their next race.",
          es: "Trabaja en el lugar donde los corredores encuentran su próxima carrera.",
        })}
      >
        {say({ en: "Careers", es: "Trabaja con nosotros" })}
      </PageHeading>
      <Card as="section" className="mt-10 max-w-[48rem] border-l-8 border-l-signal p-6 md:p-10">
        <h2 className="text-2xl">{say({ en: "No open positions", es: "No hay vacantes" })}</h2>
        <p className="mt-3 max-w-text text-muted">
          {say({
            en: "We are not hiring at the moment. When we are, we list every position on this page, with what you would do, what we ask for and what it pays. We do not collect applications in advance.",
            es: "Por ahora no estamos contratando. Cuando lo hagamos, cada puesto aparecerá en esta página, con las tareas, los requisitos y el sueldo. No recibimos postulaciones por adelantado.",
          })}
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink to={href("/races")}>
            {say({ en: "Find a race", es: "Encuentra una carrera" })}
          </ButtonLink>
          <TextLink look="strong" to={href("/about")}>
            {say({ en: "Read about Dorsal", es: "Lee sobre Dorsal" })}
          </TextLink>
        </p>
      </Card>
    </Container>
  );
}
