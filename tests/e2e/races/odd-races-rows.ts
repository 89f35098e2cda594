import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { demoPasswordHash } from "#db/demo/people/people.ts";
import { addDays } from "#values/day.ts";
import { aRace } from "../../support/races/races.ts";
import { aReview } from "../../support/reviews/reviews.ts";
import {
  crowdedDay,
  crowdSize,
  edgeDay,
  naughtyDay,
  naughtyDescription,
  naughtyName,
  oddAuthor,
  oddGuestReview,
  oddRaces,
  today,
} from "./odd-races.ts";

const soon = (days: number) => addDays(today, days);
const dollars = (price: string) => ({ price, priceCurrency: "USD" as const });

/** Puts the odd races with their reviews into a database. */
export async function addOddRaces(db: Database) {
  await aRace(db, {
    id: oddRaces.past,
    raceName: "Carrera de Ayer",
    startDate: soon(-1),
    city: "Ayerville",
    distances: [
      { distance: "10K", ...dollars("20"), registrationLink: "https://entries.test/ayer" },
    ],
  });
  await aRace(db, {
    id: oddRaces.bare,
    raceName: "Bare Hill",
    raceType: "Skyrunning",
    startDate: soon(40),
    city: "Bareville",
    country: "Norway",
    distances: [],
  });
  await aRace(db, {
    id: oddRaces.ownLinks,
    raceName: "Two Doors Run",
    distance: "100 miles",
    earlyRegistrationCost: "80",
    finalRegistrationCost: "99.50",
    startDate: soon(41),
    city: "Doorville",
    distances: [
      {
        distance: "21.0975 km",
        title: "Half with a view",
        description: "Along the **river**.",
        price: "130",
        discountedPrice: "95.50",
        priceCurrency: "MXN",
        priceIncludes: "Shirt and medal",
        startTime: "06:15",
        timeLimit: "3 h",
        elevationGain: "250 m",
        elevationLoss: "240 m",
        profileInformation: "Two climbs, then down.",
        additionalInformation: "Bring a cup.",
        registrationLink: "https://entries.test/half",
        capacity: 300,
      },
      { distance: "5K", price: "TBD", registrationLink: "https://entries.test/five" },
      { distance: "Fun run", ...dollars("12"), registrationLink: "javascript:alert(1)" },
    ],
  });
  await aRace(db, {
    id: oddRaces.naughty,
    raceName: naughtyName,
    raceType: "A type with far too many words for any badge",
    startDate: naughtyDay,
    city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    stateProvince: "Ynys Môn & the <b>isles</b>",
    organizer: "O’Neill & Sons “Running” Ltd. with a name of considerable length",
    address: "x".repeat(120),
    description: naughtyDescription,
    googleMapsLink: "javascript:alert(1)",
    distances: Array.from({ length: 14 }, (_, place) => ({
      distance:
        place === 3 ? "A distance in very many words, along the lake and back" : `${place + 3}K`,
      title: "t".repeat(90),
      ...dollars(String(100 + place)),
    })),
  });
  await aRace(db, {
    id: oddRaces.cancelled,
    raceName: "Called Off Run",
    startDate: soon(43),
    city: "Offville",
    raceStatus: "cancelled",
    registrationLink: "https://entries.test/off",
  });
  await aRace(db, {
    id: oddRaces.priced,
    raceName: "Prices of All Kinds",
    startDate: soon(44),
    city: "Priceville",
    distances: [
      { distance: "42K", price: "120", priceCurrency: "PEN" },
      { distance: "21K", price: "130", discountedPrice: "95.50", priceCurrency: "MXN" },
      { distance: "10K", price: "C$ 99", priceCurrency: "CAD" },
      { distance: "5K", price: "to be announced" },
      { distance: "150K", price: "1,200", priceCurrency: "CAD" },
    ],
  });
  await aRace(db, {
    id: oddRaces.free,
    raceName: "Freedom Mile",
    startDate: soon(44),
    city: "Priceville",
    distances: [
      { distance: "1 mile", price: "0" },
      { distance: "5K", ...dollars("15") },
    ],
  });
  await aRace(db, {
    id: oddRaces.unpriced,
    raceName: "Nobody Knows",
    startDate: soon(44),
    city: "Priceville",
    distances: [{ distance: "Half Marathon", price: "ask us" }],
  });
  await aRace(db, {
    id: oddRaces.endless,
    raceName: "Endless Loop",
    startDate: soon(45),
    city: "Loopville",
    distances: ["100 miles", "as far as you can"],
  });
  await aRace(db, { raceName: "Edge Run", startDate: edgeDay, city: "Edgeville" });
  await aRace(db, {
    id: oddRaces.mountain,
    raceName: "Up",
    raceType: "mountain",
    startDate: soon(46),
    city: "Upville",
  });
  await aRace(db, {
    id: oddRaces.city,
    raceName: "Down",
    raceType: "city",
    startDate: soon(46),
    city: "Upville",
  });

  await aRace(db, {
    raceName: "Today Run",
    startDate: today,
    city: "Todayville",
    // `today` is the day in this zone. In UTC, the zone of a place that is not looked up yet, it may be over.
    timeZone: "America/Lima",
  });

  for (let number = 0; number < crowdSize; number++) {
    await aRace(db, {
      ...(number === 0 && { id: oddRaces.crowdFirst }),
      raceName: `Crowd Run ${number + 1}`,
      startDate: crowdedDay,
      city: "Crowdville",
      country: "Chile",
    });
  }
  await aRace(db, { raceName: "Crowd Run Before", startDate: soon(-30), city: "Crowdville" });
  for (const [raceName, startDate] of [
    ["Review Later", soon(60)],
    ["Review Sooner", soon(50)],
    ["Review Before", soon(-50)],
  ] as const) {
    await aRace(db, { raceName, startDate, city: "Reviewville", raceType: "Trail" });
  }
  await aRace(db, {
    id: oddRaces.reviewed,
    raceName: "Reviewed Trail",
    raceType: "Trail",
    startDate: soon(55),
    city: "Reviewville",
  });
  for (let number = 1; number <= 23; number++) {
    await aReview(db, {
      entityId: oddRaces.reviewed,
      rating: number === 1 ? 2 : 5,
      comment: `Comment number ${number}`,
      createdAt: new Date(Date.UTC(2025, 0, number)),
      ...(number === 23 && { isAnonymous: true, authorFirstName: "Gustavo" }),
      ...(number === 22 && {
        comment: "<b>bold?</b>\nSecond line",
        author: { lastName: "Zapata" },
      }),
    });
  }
  await aRace(db, {
    id: oddRaces.hidden,
    raceName: "Quiet Loop",
    startDate: soon(61),
    city: "Stillton",
  });
  await aReview(db, {
    entityId: oddRaces.hidden,
    rating: 2,
    comment: "Words that were hidden.",
    isHidden: true,
    author: { email: oddAuthor.email },
  });
  await db.execute(sql`
    insert into auth_identities (user_id, account_id, provider_id, password)
    select id, id, 'credential', ${demoPasswordHash} from users where email = ${oddAuthor.email}`);
  await aReview(db, {
    id: oddGuestReview,
    entityId: oddRaces.hidden,
    comment: "Words of a guest.",
    isAnonymous: true,
    authorFirstName: "Gustavo",
  });
  await db.execute(sql`
    insert into review_guests (user_id, email)
    select user_id, 'gustavo@example.com' from reviews where id = ${oddGuestReview}::uuid`);
  await db.execute(sql`select search_words_rebuild()`);
}
