import { href, type To } from "react-router";
import { DistanceBib } from "#features/races/card/distance-bib.tsx";
import posterStyles from "#features/races/card/poster-bib.css?url";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Card } from "#ui/list/card.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, Section } from "#ui/page/page.tsx";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/organizers.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: posterStyles }];

export const handle: Handle = { plain: true };

const trialForm = { pathname: href("/contact"), search: "?subject=Start%20free%20trial" };
const promises = [
  { en: "14-day free trial", es: "Prueba gratis de 14 días" },
  { en: "No setup fees", es: "Sin costo inicial" },
  { en: "Cancel anytime", es: "Cancela cuando quieras" },
];

const steps = [
  {
    title: { en: "Claim your race", es: "Gestiona tu carrera" },
    text: {
      en: "Find it in the directory and choose “Claim this Race”. Is it not listed yet? Tell us and we add it.",
      es: "Encuéntrala en el directorio y elige “Gestionar esta carrera”. ¿Todavía no está? Avísanos y la agregamos.",
    },
  },
  {
    title: { en: "We check with you", es: "Lo verificamos contigo" },
    text: {
      en: "A person confirms that the race is yours and links it to your account: you change its page and look after its registrations yourself.",
      es: "Una persona confirma que la carrera es tuya y la vincula a tu cuenta: tú editas su página y gestionas sus inscripciones.",
    },
  },
  {
    title: { en: "Try it for 14 days", es: "Pruébalo 14 días" },
    text: {
      en: "Everything in your offer works from the first day. If it is not for you, cancel and owe nothing.",
      es: "Todo lo que incluye tu oferta funciona desde el primer día. Si no es para ti, cancela y no debes nada.",
    },
  },
];

export function loader({ request }: Route.LoaderArgs) {
  return { url: `${new URL(request.url).origin}/organizers` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "For Race Organizers", es: "Para organizadores de carreras" },
    description: {
      en: "Show your race to runners who are choosing their next one. 14-day free trial, no setup fees, cancel anytime.",
      es: "Muestra tu carrera a quienes están eligiendo la próxima. Prueba gratis de 14 días, sin costo de alta, cancela cuando quieras.",
    },
    url: loaderData.url,
  });

export default function Organizers() {
  const say = useSay();
  return (
    <>
      <div className="border-b border-line bg-surface">
        <Container className="grid items-center gap-10 py-12 md:py-20 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <p className="font-display font-bold text-signal">
              {say({ en: "For Race Organizers", es: "Para organizadores de carreras" })}
            </p>
            <h1 className="mt-3 max-w-[18ch] text-3xl md:text-4xl lg:text-5xl">
              {say({
                en: "Runners are looking for their next race. Show them yours.",
                es: "Los corredores buscan su próxima carrera. Muéstrales la tuya.",
              })}
            </h1>
            <p className="mt-5 max-w-[52ch] text-lg text-muted">
              {say({
                en: "Dorsal puts your race in front of people who search by city, distance and date, and lets you take their entries in the same place.",
                es: "Dorsal muestra tu carrera a quienes buscan por ciudad, distancia y fecha, y te permite recibir sus inscripciones en el mismo lugar.",
              })}
            </p>
            <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-semibold">
              {promises.map((promise) => (
                <li key={promise.en} className="flex items-center gap-2">
                  <Icon name="check" className="size-5 text-pine" />
                  {say(promise)}
                </li>
              ))}
            </ul>
            <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
              <ButtonLink to={trialForm} size="large">
                {say({ en: "Start free trial", es: "Comienza la prueba gratis" })}
              </ButtonLink>
              <TextLink look="strong" to={href("/contact")}>
                {say({ en: "Ask us a question", es: "Haznos una pregunta" })}
              </TextLink>
            </p>
          </div>
          <div className="hidden w-80 pr-4 lg:block">
            <DistanceBib
              edge={say({ en: "Free trial", es: "Prueba gratis" })}
              number="14"
              name={say({ en: "days on the start line", es: "días en la línea de salida" })}
            />
          </div>
        </Container>
      </div>

      <Container className="pb-8">
        <Section title={say({ en: "Two offers", es: "Dos ofertas" })}>
          <div className="grid gap-6 md:grid-cols-2">
            <Offer
              name="Reach"
              promise={say({
                en: "Be found by the runners your race is made for.",
                es: "Que te encuentren los corredores para los que hiciste tu carrera.",
              })}
              parts={[
                say({
                  en: "A complete race page: distances, prices, course facts, photos and your own links",
                  es: "Una página completa: distancias, precios, datos del recorrido, fotos y tus propios enlaces",
                }),
                say({
                  en: "A place among the Key Races on the home page",
                  es: "Un lugar entre las carreras destacadas de la página de inicio",
                }),
                say({
                  en: "Search, month and week calendars, and calendars that runners subscribe to",
                  es: "Búsqueda, calendarios por mes y semana, y calendarios a los que se suscriben los corredores",
                }),
                say({
                  en: "A page that search engines and link previews understand",
                  es: "Una página que entienden los buscadores y las vistas previas de enlaces",
                }),
              ]}
              to={trialForm}
            />
            <Offer
              name="Reach + Engage"
              promise={say({
                en: "Take entries here, and stay in touch with those who ran.",
                es: "Recibe inscripciones aquí y sigue en contacto con quienes corrieron.",
              })}
              parts={[
                say({ en: "Everything in Reach", es: "Todo lo de Reach" }),
                say({
                  en: "Registration on your race page, with insurance details and emergency contact",
                  es: "Inscripción en la página de tu carrera, con datos del seguro y contacto de emergencia",
                }),
                say({
                  en: "A workspace for your team: edit the page and its distances, see every registration immediately, and download the start list",
                  es: "Un espacio para tu equipo: edita la página y sus distancias, ve cada inscripción al momento y descarga la lista de salida",
                }),
                say({
                  en: "Invitations to review the race, by email or text message",
                  es: "Invitaciones a escribir una reseña, por correo o mensaje de texto",
                }),
              ]}
              to={trialForm}
              isFull
            />
          </div>
          <p className="mt-6 max-w-text text-muted">
            <Rich
              text={say({
                en: "The price depends on the size of your race and on how many you organize. <0>Contact us for pricing</0>. You pay nothing during the trial.",
                es: "El precio depende del tamaño de tu carrera y de cuántas organizas. <0>Consúltanos el precio</0>. Durante la prueba no pagas nada.",
              })}
              parts={[(words) => <TextLink to={href("/contact")}>{words}</TextLink>]}
            />
          </p>
        </Section>

        <Section title={say({ en: "How it works", es: "Cómo funciona" })}>
          <ol className="grid gap-8 md:grid-cols-3">
            {steps.map((step, place) => (
              <li key={step.title.en} className="border-t-2 border-ink pt-4">
                <p className="num text-3xl text-signal">{place + 1}</p>
                <h3 className="mt-3 text-lg">{say(step.title)}</h3>
                <p className="mt-2 text-muted">{say(step.text)}</p>
              </li>
            ))}
          </ol>
        </Section>
      </Container>
    </>
  );
}

/** One of the offers for organizers: what it promises and what is in it. */
function Offer(offer: {
  name: string;
  promise: string;
  parts: readonly string[];
  to: To;
  /** The offer that contains the other one. */
  isFull?: boolean;
}) {
  const say = useSay();
  return (
    <Card
      as="article"
      className={`flex flex-col border-t-8 p-6 md:p-8 ${offer.isFull ? "border-t-signal" : "border-t-ink"}`}
    >
      <h3 className="text-2xl">{offer.name}</h3>
      <p className="mt-2 text-lg text-muted">{offer.promise}</p>
      <ul className="mt-6 grid gap-3">
        {offer.parts.map((part) => (
          <li key={part} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-pine" />
            {part}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3 pt-8">
        <ButtonLink
          to={offer.to}
          look={offer.isFull ? "primary" : "quiet"}
          aria-label={say({
            en: `Start free trial of ${offer.name}`,
            es: `Comienza la prueba gratis de ${offer.name}`,
          })}
        >
          {say({ en: "Start free trial", es: "Comienza la prueba gratis" })}
        </ButtonLink>
        <span className="text-sm text-muted">
          {say({
            en: "14 days, then contact us for pricing",
            es: "14 días, y luego consúltanos el precio",
          })}
        </span>
      </div>
    </Card>
  );
}
