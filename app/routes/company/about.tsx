import { href } from "react-router";
import { DistanceBib } from "#features/races/card/distance-bib.tsx";
import posterStyles from "#features/races/card/poster-bib.css?url";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading, Section } from "#ui/page/page.tsx";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/about.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: posterStyles }];

export const handle: Handle = { plain: true };

const offers = [
  {
    title: { en: "Races", es: "Carreras" },
    text: {
      en: "Road, trail, ultra, triathlon and more, with every distance, price and course fact we know.",
      es: "Ruta, trail, ultra, triatlón y más, con todas las distancias, precios y datos del recorrido que conocemos.",
    },
    link: { to: href("/races"), label: { en: "Find a race", es: "Encuentra una carrera" } },
  },
  {
    title: { en: "People", es: "Personas" },
    text: {
      en: "Coaches and training groups, reviewed by the runners who worked with them.",
      es: "Entrenadores y grupos, con reseñas de los corredores que trabajaron con ellos.",
    },
    link: { to: href("/services"), label: { en: "Find experts", es: "Encuentra expertos" } },
  },
  {
    title: { en: "An assistant", es: "Un asistente" },
    text: {
      en: "An AI that knows the directory and talks about training. It says that it is an AI, and when it does not know.",
      es: "Una IA que conoce el directorio y habla de entrenamiento. Dice que es una IA, y también cuándo no sabe.",
    },
    link: { to: href("/chat/:threadId?"), label: { en: "Chat with AI", es: "Habla con la IA" } },
  },
];

const principles = [
  {
    title: { en: "What is not known is not made up", es: "Lo que no se sabe no se inventa" },
    text: {
      en: "If an organizer has not published a price, the page says TBD. If nobody has reviewed a race, it has no stars.",
      es: "Si un organizador no publicó el precio, la página dice “por confirmar”. Si nadie escribió una reseña, la carrera no tiene estrellas.",
    },
  },
  {
    title: { en: "Reviews stay", es: "Las reseñas se quedan" },
    text: {
      en: "Reviews are hidden when they break the rules, never because they are negative. Guests are marked as guests.",
      es: "Ocultamos reseñas cuando no respetan las reglas, nunca por ser negativas. Las de invitados están marcadas como tales.",
    },
  },
  {
    title: { en: "No ads that follow you", es: "Sin anuncios que te sigan" },
    text: {
      en: "No advertising cookies, no trackers. Kilometers or miles is the one thing we remember about visitors, and only if they choose.",
      es: "Sin cookies publicitarias ni rastreadores. Lo único que recordamos de quienes nos visitan es si prefieren kilómetros o millas, y solo si lo eligen.",
    },
  },
  {
    title: { en: "For every runner", es: "Para todos los corredores" },
    text: {
      en: "The directory works on an old phone, with a keyboard, with a screen reader and without scripts.",
      es: "El directorio funciona en un celular antiguo, con teclado, con lector de pantalla y sin scripts.",
    },
  },
];

export function loader({ request }: Route.LoaderArgs) {
  return { url: `${new URL(request.url).origin}/about` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "About", es: "Acerca de Dorsal" },
    description: {
      en: "Dorsal helps runners find a race, read everything about it, and come back for the next one.",
      es: "Dorsal ayuda a los corredores a encontrar una carrera, conocerla a fondo y volver por la siguiente.",
    },
    url: loaderData.url,
  });

export default function About() {
  const say = useSay();
  return (
    <Container className="pt-10 pb-8 md:pt-16">
      <div className="grid items-center gap-12 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <PageHeading
            lead={say({
              en: "Dorsal is the Spanish word for the number a runner pins to the shirt. It is the one thing that every race has in common, from the first 5K to a hundred miles in the mountains.",
              es: "El dorsal es el número que prendes en la camiseta. Es lo único que todas las carreras tienen en común, desde los primeros 5K hasta cien millas en la montaña.",
            })}
          >
            {say({
              en: "A number on your shirt, and everything before it",
              es: "Un número en la camiseta, y todo lo que viene antes",
            })}
          </PageHeading>
          <div className="prose mt-6 text-lg">
            <p>
              {say({
                en: "Finding a race should not take an evening and a dozen browser tabs. We collect races in one directory where they can be compared: where, when, how far, how high, how much, and what those who ran it say. When you have found yours, the organizer is one click away.",
                es: "Encontrar una carrera no debería tomar una noche entera y una docena de pestañas. Reunimos las carreras en un directorio donde se pueden comparar: dónde, cuándo, qué distancia, cuánto desnivel, cuánto cuesta y qué dicen quienes la corrieron. Cuando encuentres la tuya, el organizador está a un clic.",
              })}
            </p>
          </div>
        </div>
        <div className="hidden w-80 pr-4 lg:block">
          <DistanceBib
            edge="Dorsal"
            number="5K"
            name={say({ en: "the first one", es: "los primeros" })}
          />
        </div>
      </div>

      <Section title={say({ en: "What you find here", es: "Qué encuentras aquí" })}>
        <ul className="grid gap-8 md:grid-cols-3">
          {offers.map((offer) => (
            <li
              key={offer.link.to}
              className="flex flex-col items-start border-t-2 border-ink pt-4"
            >
              <h3 className="text-xl">{say(offer.title)}</h3>
              <p className="mt-2 mb-4 text-muted">{say(offer.text)}</p>
              <TextLink look="strong" to={offer.link.to} className="mt-auto">
                {say(offer.link.label)}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>

      <Section title={say({ en: "What we hold ourselves to", es: "Con qué nos comprometemos" })}>
        <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2">
          {principles.map((principle) => (
            <div key={principle.title.en} className="bg-surface p-6">
              <dt className="font-display text-lg font-bold">{say(principle.title)}</dt>
              <dd className="mt-2 text-muted">{say(principle.text)}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section title={say({ en: "Talk to us", es: "Escríbenos" })}>
        <p className="max-w-text text-lg text-muted">
          {say({
            en: "A race is missing, a date is wrong, or you organize one yourself? We want to know.",
            es: "¿Falta una carrera, una fecha está mal o tú organizas una? Queremos saberlo.",
          })}
        </p>
        <p className="mt-6 flex flex-wrap gap-4">
          <ButtonLink to={href("/contact")}>
            {say({ en: "Contact us", es: "Contáctanos" })}
          </ButtonLink>
          <ButtonLink to={href("/organizers")} look="quiet">
            {say({ en: "For Race Organizers", es: "Para organizadores de carreras" })}
          </ButtonLink>
        </p>
      </Section>
    </Container>
  );
}
