import { href, type To } from "react-router";
import { DistanceBib } from "#features/races/card/distance-bib.tsx";
import posterStyles from "#features/races/card/poster-bib.css?url";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
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
const promises = ["14-day free trial", "No setup fees", "Cancel anytime"];

const steps = [
  {
    title: "Claim your race",
    text: "Find it in the directory and choose “Claim this Race”. Is it not listed yet? Tell us and we add it.",
  },
  {
    title: "We check with you",
    text: "A person confirms that the race is yours and links it to your account: you change its page and look after its registrations yourself.",
  },
  {
    title: "Try it for 14 days",
    text: "Everything in your offer works from the first day. If it is not for you, cancel and owe nothing.",
  },
];

export function loader({ request }: Route.LoaderArgs) {
  return { url: `${new URL(request.url).origin}/organizers` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: "For Race Organizers",
    description:
      "Show your race to runners who are choosing their next one. 14-day free trial, no setup fees, cancel anytime.",
    url: loaderData.url,
  });

export default function Organizers() {
  return (
    <>
      <div className="border-b border-line bg-surface">
        <Container className="grid items-center gap-10 py-12 md:py-20 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <p className="font-display font-bold text-signal">For Race Organizers</p>
            <h1 className="mt-3 max-w-[18ch] text-3xl md:text-4xl lg:text-5xl">
              Runners are looking for their next race. Show them yours.
            </h1>
            <p className="mt-5 max-w-[52ch] text-lg text-muted">
              Dorsal puts your race in front of people who search by city, distance and date, and
              lets you take their entries in the same place.
            </p>
            <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 font-semibold">
              {promises.map((promise) => (
                <li key={promise} className="flex items-center gap-2">
                  <Icon name="check" className="size-5 text-pine" />
                  {promise}
                </li>
              ))}
            </ul>
            <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
              <ButtonLink to={trialForm} size="large">
                Start free trial
              </ButtonLink>
              <TextLink look="strong" to={href("/contact")}>
                Ask us a question
              </TextLink>
            </p>
          </div>
          <div className="hidden w-80 pr-4 lg:block">
            <DistanceBib edge="Free trial" number="14" name="days on the start line" />
          </div>
        </Container>
      </div>

      <Container className="pb-8">
        <Section title="Two offers">
          <div className="grid gap-6 md:grid-cols-2">
            <Offer
              name="Reach"
              promise="Be found by the runners your race is made for."
              parts={[
                "A complete race page: distances, prices, course facts, photos and your own links",
                "A place among the Key Races on the home page",
                "Search, month and week calendars, and calendars that runners subscribe to",
                "A page that search engines and link previews understand",
              ]}
              to={trialForm}
            />
            <Offer
              name="Reach + Engage"
              promise="Take entries here, and stay in touch with those who ran."
              parts={[
                "Everything in Reach",
                "Registration on your race page, with insurance details and emergency contact",
                "A workspace for your team: change the page and its distances, see every registration at once, take the start list along",
                "Invitations to review the race, by email or text message",
              ]}
              to={trialForm}
              isFull
            />
          </div>
          <p className="mt-6 max-w-text text-muted">
            The price depends on the size of your race and on how many you organize.{" "}
            <TextLink to={href("/contact")}>Contact us for pricing</TextLink>. You pay nothing
            during the trial.
          </p>
        </Section>

        <Section title="How it works">
          <ol className="grid gap-8 md:grid-cols-3">
            {steps.map((step, place) => (
              <li key={step.title} className="border-t-2 border-ink pt-4">
                <p className="num text-3xl text-signal">{place + 1}</p>
                <h3 className="mt-3 text-lg">{step.title}</h3>
                <p className="mt-2 text-muted">{step.text}</p>
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
          aria-label={`Start free trial of ${offer.name}`}
        >
          Start free trial
        </ButtonLink>
        <span className="text-sm text-muted">14 days, then contact us for pricing</span>
      </div>
    </Card>
  );
}
