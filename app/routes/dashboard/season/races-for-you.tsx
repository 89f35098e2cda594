import { href } from "react-router";
import { RaceCard } from "#features/races/card/race-card.tsx";
import { recommendationLimits } from "#features/recommendations/recommendation.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import type { SeasonData } from "../season-data.server.ts";

/** Open races that are like what the runner enters, rates and keeps, each with its reasons. */
export function RacesForYou({ right, cards, reasons, newsToken }: SeasonData["forYou"]) {
  return (
    <Section title="Races for you" id="for-you" className="season-part">
      <div className={right === "none" ? "season-example" : undefined}>
        <ul className="race-grid">
          {cards.map((race, place) => (
            <li key={race.id} className="season-pick">
              <RaceCard race={race} />
              <p className="season-muted">{reasons[place]?.join(" · ")}</p>
            </li>
          ))}
        </ul>
        <p className="season-more">
          {right === "priority" ? (
            <>
              When registration opens or a price rises, a mail can tell you.{" "}
              {newsToken && (
                <TextLink to={href("/race-news/:token", { token: newsToken })}>Choose</TextLink>
              )}
            </>
          ) : (
            moreWords[right]
          )}
        </p>
      </div>
    </Section>
  );
}

const { basic, priority } = recommendationLimits;

const plans = <TextLink to={href("/membership")}>Compare plans</TextLink>;

/** What a larger plan would add. */
const moreWords = {
  none: (
    <>
      This race fits you best. Pacer shows {basic} races. Sprinter and Elite show {priority}, and
      write to you when registration opens or a price rises. {plans}
    </>
  ),
  basic: (
    <>
      Sprinter and Elite show {priority} races, and write to you when registration opens or a price
      rises. {plans}
    </>
  ),
} as const;
