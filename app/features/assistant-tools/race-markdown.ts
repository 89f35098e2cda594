import type { DistanceFacts, RaceFacts } from "#features/assistant/search/race-facts.ts";
import { placeOf, raceUrl } from "#features/races/race.ts";
import { showPrice } from "#features/races/shown-price.ts";
import { formatDay } from "#values/day.ts";
import { notStated } from "./messages.ts";

/** Characters of an organizer's text. */
const textLimit = 600;

/** A race as a page of Markdown. What is not known is said to be so. */
export function raceMarkdown(race: RaceFacts, origin: string): string {
  const { registration, rating } = race;
  const facts = [
    ["Date", formatDay(race.startDate, "en")],
    ["Start", race.startTime],
    ["Place", placeOf(race, "en")],
    ["Type", race.type],
    ["Organizer", race.organizer],
    ["Price from", showPrice(race.price, "en")],
    ["Registration", registration.state],
    ["Registration until", registration.deadline && formatDay(registration.deadline, "en")],
    ["Rating", rating && `${rating.average} of 5, ${rating.count} reviews`],
    ["Climb", race.elevationGain],
  ] as const;
  return [
    `# ${plain(race.name)}`,
    "",
    ...facts.map(([name, value]) => `- ${name}: ${plain(value ?? "") || notStated}`),
    `- Page: ${raceUrl(race, origin)}`,
    "",
    "## Distances",
    "",
    ...race.distances.map(distanceLine),
    "",
    ...(race.description
      ? ["## In the words of the organizer", "", `> ${plain(race.description)}`, ""]
      : []),
  ].join("\n");
}

function distanceLine(distance: DistanceFacts): string {
  const { name, price, startTime, timeLimit, placesLeft } = distance;
  const parts = [
    `price ${showPrice(price, "en")}`,
    `start ${startTime ?? notStated}`,
    `time limit ${timeLimit ?? notStated}`,
    placesLeft !== null && `${placesLeft} places left`,
  ];
  return `- ${plain(name)}: ${plain(parts.filter(Boolean).join(", "))}`;
}

/** On one line, without marks that Markdown reads. */
function plain(text: string): string {
  const line = text.replace(/\s+/g, " ").trim().slice(0, textLimit).toWellFormed();
  return line.replace(/[\\`*_[\]<>|~#]/g, "\\$&");
}
