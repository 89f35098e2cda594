import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { recordOf } from "#values/record.ts";
import { distanceTextNames } from "../distance-columns.ts";
import type { RaceDistance, RacePage } from "../race.ts";
import { descriptionOf, raceBreadcrumb, raceStructuredData } from "./structured-data.ts";

const at = { origin: "https://run.test", today: "2026-11-20", lang: "en" as const };

const fifty: RaceDistance = {
  id: "d1",
  text: "50K",
  meters: 50_000,
  title: "50K Ultra",
  description: null,
  price: { kind: "amount", minor: 18_050, currency: "PEN", text: "S/ 180.50", original: null },
  ...recordOf(distanceTextNames, () => null),
  startTime: "05:30",
  timeLimit: null,
  elevationGain: null,
  elevationLoss: null,
  profileImage: null,
  mapImage: null,
  image: null,
  registrationLink: "https://entries.test/50",
  capacity: null,
  taken: 0,
};

const race: RacePage = {
  id: "7d1f3b6e-6f8d-4f0e-9a57-0d5f0a3c2b11",
  name: "Cusco Sacred Valley Trail",
  type: "Trail",
  status: "upcoming",
  isPremium: false,
  startDate: "2027-06-06",
  city: "Ollantaytambo",
  stateProvince: "Cusco",
  country: "Peru",
  placeId: null,
  timeZone: "America/Lima",
  photo: null,
  position: null,
  price: fifty.price,
  rating: { average: 4.8, count: 64 },
  isSold: false,
  favorites: 3,
  event: "Sacred Valley",
  organizer: "Andes Running",
  description: "## Course\n\nTwo **passes** above four thousand meters.",
  address: null,
  category: "external",
  registrationStatus: "open",
  registrationDeadline: "2027-05-25",
  minimumAge: 16,
  registrationLink: null,
  startTime: null,
  distance: null,
  earlyCost: null,
  finalCost: null,
  elevationGain: null,
  elevationLoss: null,
  mapUrl: null,
  elevationProfileUrl: null,
  gpxUrl: null,
  rulesUrl: null,
  googleMapsLink: null,
  updatedAt: new Date("2026-10-01T08:00:00Z"),
  distances: [
    fifty,
    { ...fifty, id: "d2", text: "12K", title: "", price: { kind: "free" }, registrationLink: null },
    { ...fifty, id: "d3", text: "25K", title: "25K", price: { kind: "unknown" } },
  ],
};

function described(changes: Partial<RacePage>) {
  const whole = { ...race, ...changes };
  return { ...whole, overview: parseMarkdown(whole.description ?? "") };
}

/** The page's block, parsed as by a search engine. */
function read(changes: Partial<RacePage> = {}, today = at.today) {
  return JSON.parse(JSON.stringify(raceStructuredData(described(changes), { ...at, today })));
}

test("a race has every required and recommended field, with absolute addresses", () => {
  const block = read();
  expect(block["@context"]).toBe("https://schema.org");
  expect(block["@type"]).toBe("SportsEvent");
  expect(block.name).toBe("Cusco Sacred Valley Trail");
  expect(block.startDate).toBe("2027-06-06");
  expect(block.endDate).toBe("2027-06-06");
  expect(block.location["@type"]).toBe("Place");
  expect(block.location.name).toBe("Ollantaytambo, Cusco, Peru");
  expect(block.location.address).toEqual({
    "@type": "PostalAddress",
    addressLocality: "Ollantaytambo",
    addressRegion: "Cusco",
    addressCountry: "Peru",
  });
  expect(block.description).toBe("Course. Two passes above four thousand meters.");
  expect(block.eventStatus).toBe("https://schema.org/EventScheduled");
  expect(block.eventAttendanceMode).toBe("https://schema.org/OfflineEventAttendanceMode");
  expect(block.image).toEqual([`https://run.test/races/${race.id}/share.jpg`]);
  expect(block.organizer).toEqual({ "@type": "Organization", name: "Andes Running" });
  expect(block.sport).toBe("Running");
  expect(block.url).toBe(`https://run.test/races/${race.id}`);
});

test("every distance with a known price is one offer", () => {
  const { offers } = read();
  expect(offers).toHaveLength(2);
  expect(offers[0]).toEqual({
    "@type": "Offer",
    name: "50K Ultra",
    price: "180.50",
    priceCurrency: "PEN",
    availability: "https://schema.org/InStock",
    url: "https://entries.test/50",
    validThrough: "2027-05-25",
  });
  expect(offers[1]).toMatchObject({ name: "12K", price: "0", priceCurrency: "PEN" });
  expect(read({ distances: [] })).not.toHaveProperty("offers");
});

test("an offer is in stock and has an address only while registration is open", () => {
  const [, withoutLink] = read().offers;
  expect(withoutLink).not.toHaveProperty("availability");
  expect(withoutLink).not.toHaveProperty("url");
  const internal = read({ category: "internal" }).offers[1];
  expect(internal.availability).toBe("https://schema.org/InStock");
  expect(internal.url).toBe(`https://run.test/races/${race.id}`);
  const linked = read({ registrationLink: "https://entries.test/all" }).offers[1];
  expect(linked.url).toBe("https://entries.test/all");
  expect(JSON.stringify(read())).not.toContain("validFrom");
  expect(read({ organizer: null })).not.toHaveProperty("organizer");
});

test("only a full distance is sold out; one that is closed says until when it was valid", () => {
  const soldOut = "https://schema.org/SoldOut";
  const offer = (changed: Partial<RacePage>, today?: string) => read(changed, today).offers[0];
  expect(offer({})).toMatchObject({ validThrough: "2027-05-25" });
  expect(offer({}, "2027-05-25").availability).toBe("https://schema.org/InStock");
  for (const closed of [
    offer({ registrationStatus: "closed" }),
    offer({}, "2027-05-26"),
    offer({ registrationDeadline: null }, "2027-06-07"),
  ]) {
    expect(closed).not.toHaveProperty("availability");
  }
  const full = { distances: [{ ...fifty, capacity: 5, taken: 5 }] };
  expect(read(full).offers[0].availability).toBe(soldOut);
});

test("a cancelled race is marked as cancelled, and so are its distances", () => {
  const block = read({ status: "cancelled" });
  expect(block.eventStatus).toBe("https://schema.org/EventCancelled");
  expect(block.subEvent[0].eventStatus).toBe("https://schema.org/EventCancelled");
  expect(block.offers[0]).not.toHaveProperty("availability");
});

test("a rating is given only for a race with reviews", () => {
  expect(read().aggregateRating).toMatchObject({ ratingValue: 4.8, reviewCount: 64 });
  expect(read({ rating: null })).not.toHaveProperty("aggregateRating");
  expect(read({ rating: { average: 0, count: 0 } })).not.toHaveProperty("aggregateRating");
});

test("each distance is a separate event with the required fields", () => {
  const { subEvent } = read();
  expect(subEvent.map((part: { name: string }) => part.name)).toEqual([
    "Cusco Sacred Valley Trail 50K Ultra",
    "Cusco Sacred Valley Trail 12K",
    "Cusco Sacred Valley Trail 25K",
  ]);
  for (const part of subEvent) {
    expect(part.startDate).toBe("2027-06-06");
    expect(part.location.address.addressCountry).toBe("Peru");
    expect(part.location, "the race's own says where on the map").not.toHaveProperty("hasMap");
  }
  expect(read({ distances: [fifty] })).not.toHaveProperty("subEvent");
  const parts = read({
    name: "Seattle Marathon",
    distances: [{ ...fifty, title: "Marathon" }, fifty],
  });
  expect(parts.subEvent.map((part: { name: string }) => part.name)).toEqual([
    "Seattle Marathon",
    "Seattle Marathon 50K Ultra",
  ]);
});

test("only web addresses become links, and photo addresses are absolute", () => {
  const scripted = [{ ...fifty, registrationLink: "javascript:alert(1)" }];
  expect(read({ distances: scripted }).offers[0]).not.toHaveProperty("url");
  expect(read({ googleMapsLink: "javascript:x" }).location).not.toHaveProperty("hasMap");
  expect(read({ photo: "/files/a.webp" }).image[0]).toBe("https://run.test/files/a.webp");
  expect(read({ photo: "data:image/png;base64,AA" }).image).toHaveLength(1);
  expect(read({ photo: "https://" }).image).toHaveLength(1);
});

test("a race without a description gets a sentence made from its data", () => {
  expect(descriptionOf(described({ description: null }), "en")).toBe(
    "Cusco Sacred Valley Trail in Ollantaytambo, Cusco, Peru: 50K, 12K, 25K.",
  );
});

test("the breadcrumb goes from home through the list to the race", () => {
  const { itemListElement } = JSON.parse(JSON.stringify(raceBreadcrumb(race, at)));
  expect(itemListElement.map((step: { position: number }) => step.position)).toEqual([1, 2, 3]);
  expect(itemListElement[1]).toMatchObject({ name: "Races", item: "https://run.test/races" });
  expect(itemListElement[2].item).toBe(`https://run.test/races/${race.id}`);
});

test("a name that contains a closing script tag stays inert and unchanged", () => {
  const name = "</script><script>alert(1)</script><!-- ñandú 🏃";
  const block = raceStructuredData(described({ name }), at);
  const Page = createRoutesStub([
    { path: "/", Component: Meta, meta: () => [{ "script:ld+json": block }] },
  ]);
  const html = renderToStaticMarkup(createElement(Page));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<!--");
  const text = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(text ?? "").name).toBe(name);
});
