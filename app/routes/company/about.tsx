import { href } from "react-router";
import { DistanceBib } from "#features/races/card/distance-bib.tsx";
import posterStyles from "#features/races/card/poster-bib.css?url";
import { ButtonLink } from "#ui/button.tsx";
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
    title: "Races",
    text: "Road, trail, ultra, triathlon and more, with every distance, price and course fact we know.",
    link: { to: href("/races"), label: "Find a race" },
  },
  {
    title: "People",
    text: "Coaches and training groups, reviewed by the runners who worked with them.",
    link: { to: href("/services"), label: "Find experts" },
  },
  {
    title: "An assistant",
    text: "An AI that knows the directory and talks about training. It says that it is an AI, and when it does not know.",
    link: { to: href("/chat/:threadId?"), label: "Chat with AI" },
  },
];

const principles = [
  {
    title: "What is not known is not made up",
    text: "If an organizer has not published a price, the page says TBD. If nobody has reviewed a race, it has no stars.",
  },
  {
    title: "Reviews stay",
    text: "Reviews are hidden when they break the rules, never because they are negative. Guests are marked as guests.",
  },
  {
    title: "No ads that follow you",
    text: "No advertising cookies, no trackers. Kilometers or miles is the one thing we remember about visitors, and only if they choose.",
  },
  {
    title: "For every runner",
    text: "The directory works on an old phone, with a keyboard, with a screen reader and without scripts.",
  },
];

export function loader({ request }: Route.LoaderArgs) {
  return { url: `${new URL(request.url).origin}/about` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: "About",
    description:
      "Dorsal helps runners find a race, read everything about it, and come back for the next one.",
    url: loaderData.url,
  });

export default function About() {
  return (
    <Container className="pt-10 pb-8 md:pt-16">
      <div className="grid items-center gap-12 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <PageHeading lead="Dorsal is the Spanish word for the number a runner pins to the shirt. It is the one thing that every race has in common, from the first 5K to a hundred miles in the mountains.">
            A number on your shirt, and everything before it
          </PageHeading>
          <div className="prose mt-6 text-lg">
            <p>
              Finding a race should not take an evening and a dozen browser tabs. We collect races
              in one directory where they can be compared: where, when, how far, how high, how much,
              and what those who ran it say. When you have found yours, the organizer is one click
              away.
            </p>
          </div>
        </div>
        <div className="hidden w-80 pr-4 lg:block">
          <DistanceBib edge="Dorsal" number="5K" name="the first one" />
        </div>
      </div>

      <Section title="What you find here">
        <ul className="grid gap-8 md:grid-cols-3">
          {offers.map((offer) => (
            <li key={offer.title} className="flex flex-col items-start border-t-2 border-ink pt-4">
              <h3 className="text-xl">{offer.title}</h3>
              <p className="mt-2 mb-4 text-muted">{offer.text}</p>
              <TextLink look="strong" to={offer.link.to} className="mt-auto">
                {offer.link.label}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>

      <Section title="What we hold ourselves to">
        <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2">
          {principles.map((principle) => (
            <div key={principle.title} className="bg-surface p-6">
              <dt className="font-display text-lg font-bold">{principle.title}</dt>
              <dd className="mt-2 text-muted">{principle.text}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section title="Talk to us">
        <p className="max-w-text text-lg text-muted">
          A race is missing, a date is wrong, or you organize one yourself? We want to know.
        </p>
        <p className="mt-6 flex flex-wrap gap-4">
          <ButtonLink to={href("/contact")}>Contact us</ButtonLink>
          <ButtonLink to={href("/organizers")} look="quiet">
            For Race Organizers
          </ButtonLink>
        </p>
      </Section>
    </Container>
  );
}
