import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { raceChangeRules, raceCourses, raceDistances, raceSales } from "#db/schema.ts";
import { placeRaces } from "#features/races/places/placing.server.ts";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { aTurn } from "../../../../tests/support/chat.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { topics } from "../knowledge/topics.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { Intent, Plan } from "../planning/plan.ts";
import { answerBuiltIn } from "./answer.server.ts";

const { db } = await openTestDatabase();

const search: Intent = { kind: "search" };

async function answer(tx: Database, plan: Partial<Plan>, more: Partial<ChatTurn> = {}) {
  const turn = aTurn("", more);
  const events: AnswerEvent[] = await Array.fromAsync(
    answerBuiltIn({ db: tx, now }, { ...turn, plan: { ...turn.plan, ...plan } }),
  );
  return {
    events,
    text: events.flatMap((event) => (event.kind === "text" ? event.text : [])).join(""),
    races: events.flatMap((event) => (event.kind === "races" ? event.races : [])),
    links: events.flatMap((event) => (event.kind === "links" ? event.links : [])),
    options: events.flatMap((event) => (event.kind === "options" ? event.options : [])),
  };
}

function testAnswers(title: string, prove: (tx: Database) => Promise<void>) {
  test(title, () => rolledBack(db, prove));
}

async function someRaces(tx: Database) {
  const lima = await aRace(tx, {
    raceName: "Maratón de Lima",
    stateProvince: "Lima",
    startDate: "2027-05-16",
    raceTypeCategory: "internal",
    registrationDeadline: "2027-05-01",
    distances: [
      {
        distance: "42K",
        price: "180",
        priceCurrency: "PEN",
        timeLimit: "6 horas",
        startTime: "06:00",
        elevationGain: "120",
        capacity: 1000,
        taken: 10,
      },
      { distance: "Half Marathon", price: "120", priceCurrency: "PEN" },
    ],
  });
  const trail = await aRace(tx, {
    raceName: "Cusco *Trail* | 21K",
    city: "Cusco",
    stateProvince: "Cusco",
    raceType: "Trail",
    startDate: "2027-03-14",
    distances: [{ distance: "21K", price: "100", priceCurrency: "PEN" }],
  });
  return { lima, trail };
}

testAnswers(
  "a pace is in the unit that the question names, and Spanish `mi` is none",
  async (tx) => {
    const pace = {
      kind: "pace",
      known: null,
      targetMeters: 42_195,
      targetSeconds: 14_400,
    } as const;
    for (const [text, unit] of [
      ["¿A qué ritmo corro mi maratón en 4:00?", "min/km"],
      ["what pace in min/mi for a 4:00 marathon", "min/mi*"],
      ["a 26.2 mi race in 4:00", "min/mi*"],
    ] as const) {
      const turn = aTurn(text, { unit: "km" });
      expect((await answer(tx, { intent: pace }, turn)).text, text).toContain(unit);
    }
  },
);

testAnswers(
  "CHAT-25 a search says what it understood before it looks, then shows the races",
  async (tx) => {
    for (let day = 10; day < 17; day++) {
      await aRace(tx, { raceName: `C${day}`, city: "Cusco", startDate: `2027-03-${day}` });
    }
    const params = { city: "Cusco", start_date_from: "2027-03-01", start_date_to: "2027-03-31" };
    const found = await answer(tx, { intent: search, params });
    expect(found.events[0]).toEqual({ kind: "text", text: "**Races in Cusco in March 2027**\n\n" });
    expect(found.text).toContain(
      "I found 7. Here are the first 5. The soonest is **C10** on March 10",
    );
    expect(found.races).toHaveLength(5);
    expect(found.links).toEqual([
      {
        label: "See all 7 in the race list",
        to: "/races?city=Cusco&from=2027-03-01&to=2027-03-31&open=1",
      },
    ]);
    expect(found.options).toEqual(["Show me more", "Compare the first two", "Cheapest first"]);
    const more = await answer(tx, {
      language: "es",
      intent: search,
      params: { ...params, offset: 5 },
    });
    expect(more.text).toContain("**Carreras en Cusco en marzo de 2027**");
    expect(more.text).toContain("Aquí están las siguientes 2 de 7.");
  },
);

testAnswers(
  "a race that is not listed is named as such, and others are shown as others",
  async (tx) => {
    const { lima, trail } = await someRaces(tx);
    const ask = (name: string) =>
      answer(tx, { intent: { kind: "race", race: { name }, subjects: ["date"] } });
    const alike = await ask("Lima Rock Marathon");
    expect(alike.text).toContain("does not list a race called **Lima Rock Marathon**");
    expect(alike.text).toContain("These are other races");
    expect(alike.races.map(({ race }) => race.id)).toEqual([lima]);
    const placed = await ask("Gran Fondo Cusco");
    expect(placed.races.map(({ race }) => race.id)).toEqual([trail]);
    const strange = await ask("Berlin Marathon");
    expect(strange.text).toBe("Dorsal does not list a race called **Berlin Marathon**.");
    expect(strange.races).toEqual([]);
  },
);

testAnswers("CHAT-26 a search without results says so, and what would find some", async (tx) => {
  await someRaces(tx);
  const params = { city: "Cusco", race_type: "Trail", max_price: 10, currency: "PEN" };
  const none = await answer(tx, { intent: search, params });
  const paragraphs = none.text.split("\n\n");
  expect(paragraphs).toContain(
    "I couldn't find any races matching your criteria. Would you like to try a different search?",
  );
  expect(none.text).toContain("- Without the price limit there is one race.");
  expect(none.options).toEqual(["Any price"]);
  const spanish = await answer(tx, {
    language: "es",
    intent: search,
    params: { city: "Atlantis" },
  });
  expect(spanish.text).toContain("No encontré ninguna carrera que cumpla lo que pides.");
  expect(spanish.options).toContain("Carreras de 10K");
});

testAnswers("races near the runner are asked for with a place, once", async (tx) => {
  await someRaces(tx);
  const where = "I cannot see where you are. In or near which city do you want to run?";
  const first = await answer(tx, { intent: search, params: {}, isHere: true });
  expect(first.text).toBe(where);
  expect(first.races).toEqual([]);
  expect(first.options).toContain("Near Lima");
});

testAnswers("a search names the conditions that nobody can check", async (tx) => {
  await someRaces(tx);
  const found = await answer(tx, { intent: search, params: {}, unchecked: ["dogs", "the sea"] });
  expect(found.text).toContain("I cannot filter or sort by **dogs** or **the sea**");
});

testAnswers("the price of a sentence is that of the length that was asked for", async (tx) => {
  await someRaces(tx);
  const params = { distance: "Marathon", sort_by: "price", sort_by_date: false } as const;
  expect((await answer(tx, { intent: search, params })).text).toContain("I found one.");
  await aRace(tx, {
    raceName: "B",
    distances: [{ distance: "42K", price: "200", priceCurrency: "PEN" }],
  });
  const { text } = await answer(tx, { intent: search, params });
  expect(text).toContain("The cheapest is **Maratón de Lima**: S/180 PEN.");
});

testAnswers("a search says which places it left out, and offers them", async (tx) => {
  await someRaces(tx);
  const found = await answer(tx, {
    intent: search,
    params: { city: "Cusco" },
    otherPlaces: ["Lima", "Peru"],
  });
  expect(found.text).toContain("left out **Lima** and **Peru**.");
  expect(found.options).toContain("In Lima instead");
  const none = await answer(tx, {
    language: "es",
    intent: search,
    params: { city: "Puno" },
    otherPlaces: ["Lima"],
  });
  expect(none.options[0]).toBe("Mejor en Lima");
});

testAnswers("ERR-41 a search that fails says why, and leaves the list", async (tx) => {
  await tx.execute(sql`drop table race_search cascade`);
  let failed: Awaited<ReturnType<typeof answer>> | undefined;
  // The transaction itself fails with its query; the answer goes on.
  const broken = tx.transaction(async (inner) => {
    failed = await answer(inner, { intent: search, params: { city: "Lima" } });
  });
  await broken.catch(() => {});
  expect(failed?.events).toContainEqual({
    kind: "search-failed",
    search: { city: "Lima" },
    reason: "the race directory cannot be reached right now.",
  });
  expect(failed?.links).toEqual([{ label: "Open the race list", to: "/races" }]);
});

testAnswers(
  "GAP-77 a search that answers a follow-up question is followed by the next one",
  async (tx) => {
    await someRaces(tx);
    const text = "Let's find your race. Where would you like to run?";
    const conversation: ChatTurn["conversation"] = [
      { author: "assistant", text, races: [] },
      { author: "user", text: "Peru", races: [] },
    ];
    const found = await answer(
      tx,
      { intent: search, params: { country: "Peru" } },
      { conversation },
    );
    expect(found.races).toHaveLength(2);
    expect(found.text).toMatch(/Which distance\?$/);
    expect(found.options).toEqual(["5K", "10K", "Half marathon", "Marathon"]);
    const again = await answer(
      tx,
      { intent: search, params: { country: "Peru" } },
      {
        conversation: [
          ...conversation,
          { author: "assistant", text: "… Which distance?", races: [] },
          { author: "user", text: "any date", races: [] },
        ],
      },
    );
    expect(again.text).not.toContain("Which distance?");
  },
);

testAnswers(
  "CHAT-19 registration here: how, until when, for how much, and the form",
  async (tx) => {
    const { lima } = await someRaces(tx);
    const intent: Intent = { kind: "registration", race: { name: "maraton de lima" } };
    const here = await answer(tx, { intent });
    expect(here.text).toContain("You register for **Maratón de Lima** here on Dorsal");
    expect(here.text).toContain(
      "The deadline is May 1, 2027. The cheapest distance costs S/120 PEN.",
    );
    expect(here.races.map(({ race }) => race.id)).toEqual([lima]);
    expect(here.links.map(({ to }) => to)).toEqual([`/races/${lima}/register`, `/races/${lima}`]);
  },
);

testAnswers("CHAT-19 registration elsewhere, closed, unknown and of several races", async (tx) => {
  const { trail } = await someRaces(tx);
  const ask = (race: { name: string } | { id: string } | null, language: Plan["language"] = "en") =>
    answer(tx, { language, intent: { kind: "registration", race } });
  const elsewhere = await ask({ id: trail });
  expect(elsewhere.text).toContain("is on the organizer's own site");
  expect(elsewhere.text).toContain("The organizer has not stated a deadline.");
  expect(elsewhere.links.map(({ to }) => to)).toEqual([`/races/${trail}`]);
  const over = await aRace(tx, { raceName: "Vieja", startDate: "2026-01-01" });
  expect((await ask({ id: over }, "es")).text).toContain("**Vieja** ya se realizó.");
  const cancelled = await aRace(tx, { raceName: "Nunca", raceStatus: "cancelled" });
  expect((await ask({ id: cancelled })).text).toContain("takes no registrations");
  expect((await ask({ name: "Boston Marathon Lima" })).text).toContain(
    "does not list a race called **Boston Marathon Lima**",
  );
  expect((await ask({ name: "the lima marathon race" })).text).toContain("for **Maratón de Lima**");
  expect((await ask({ name: "zzz qqq" })).text).toContain(
    "does not list a race called **zzz qqq**",
  );
  expect((await ask(null)).text).toContain("Tell me its name");
  await aRace(tx, { raceName: "Andes Cup Norte", city: "Piura", startDate: "2027-01-02" });
  await aRace(tx, { raceName: "Andes Cup Sur", city: "Tacna", startDate: "2027-01-03" });
  const several = await ask({ name: "andes cup" });
  expect(several.text).toContain("Which one do you want to register for?");
  expect(several.options.toSorted()).toEqual([
    "How do I register for Andes Cup Norte on January 2, 2027?",
    "How do I register for Andes Cup Sur on January 3, 2027?",
  ]);
});

testAnswers(
  "how far a race is, when a plan for it begins, and what its page does not tell",
  async (tx) => {
    const { lima } = await someRaces(tx);
    await placeRaces(tx, [lima]);
    const ask = (more: Partial<Extract<Intent, { kind: "race" }>>) =>
      answer(tx, { intent: { kind: "race", race: { id: lima }, subjects: [], ...more } });
    const far = await ask({ subjects: ["place"], from: "Cusco, Peru" });
    expect(far.text).toMatch(
      /\*\*Maratón de Lima\*\* is about 5\d\d km from Cusco, Peru in a straight line/,
    );
    const plan = await ask({ subjects: ["preparation"] });
    expect(plan.text).toContain(
      "a usual plan for the 42K takes 16 weeks, so it begins on January 24, 2027",
    );
    const bike = await aRace(tx, {
      raceName: "Andes Bici",
      raceType: "MTB",
      startDate: "2027-05-16",
      distances: [{ distance: "60K" }],
    });
    const ride = await ask({ race: { id: bike }, subjects: ["preparation"] });
    expect(ride.text).toContain("full weeks");
    expect(ride.text).not.toContain("usual plan");
    const unread = await ask({ isUnread: true });
    expect(unread.text).toContain("found nothing about that");
    expect(unread.text).not.toContain("S/180");
  },
);

testAnswers(
  "the cheapest of an empty search is named among those that come closest",
  async (tx) => {
    await someRaces(tx);
    const dates = { start_date_from: "2027-08-01", start_date_to: "2027-08-31" };
    const params = { country: "Peru", distance: "Marathon", ...dates, sort_by: "price" } as const;
    const { text } = await answer(tx, { intent: search, params });
    expect(text).toContain("The cheapest is **Maratón de Lima**: S/180 PEN. These come closest:");
  },
);

testAnswers(
  "what the page shows of a race is told as well: its course and its reviews",
  async (tx) => {
    const { lima } = await someRaces(tx);
    const [distance] = await tx
      .select({ id: raceDistances.id })
      .from(raceDistances)
      .where(sql`race_id = ${lima} and distance = '42K'`);
    await tx.insert(raceCourses).values({
      distanceId: distance!.id,
      file: `courses/${distance!.id}/11111111-1111-4111-8111-111111111111.gpx`,
      fileName: "lima.gpx",
      format: "gpx",
      bytes: 6,
      recipe: 1,
      geometry: "g",
      lengthM: 42_195,
      climbM: 130,
      descentM: 131,
      highestM: 3762,
      lowestM: 3600,
      drawing: {
        heights: null,
        line: { lat: 0, lon: 0, points: [] },
        marks: [{ at: 10_000, name: "Puesto 1", kind: "aid", cutOff: null }],
        notices: [],
      },
    });
    await aReview(tx, { entityId: lima, rating: 2, comment: "Too crowded for my taste" });
    const ask = (intent: Partial<Extract<Intent, { kind: "race" }>>) =>
      answer(tx, { intent: { kind: "race", race: { id: lima }, subjects: [], ...intent } });
    expect((await ask({ subjects: ["elevation"] })).text).toContain("highest point 3,762 m");
    expect((await ask({ subjects: ["services"] })).text).toContain("Puesto 1 (10 km)");
    expect((await ask({ subjects: ["rating"] })).text).toContain(
      "2 of 5 stars: “Too crowded for my taste”",
    );
    const unread = await ask({ isUnread: true });
    expect(unread.text).toContain("the course with its heights and reviews by runners");
    expect(unread.text).not.toContain("found nothing");
  },
);

testAnswers("a place that nobody knows is asked about, and no race is shown", async (tx) => {
  await someRaces(tx);
  const unknownPlaces = { names: ["Xyzville"], areAll: true };
  const asked = await answer(tx, { intent: search, params: {}, unknownPlaces });
  expect(asked.text).toContain("I do not know a place called **Xyzville**");
  expect(asked.races).toEqual([]);
  const beside = { names: ["Xyzville"], areAll: false };
  const shown = await answer(tx, {
    intent: search,
    params: { city: "Lima" },
    unknownPlaces: beside,
  });
  expect(shown.text).toContain("I do not know a place called **Xyzville**");
  expect(shown.races.length).toBeGreaterThan(0);
});

testAnswers("races are put in the order of their distance from a place", async (tx) => {
  const { lima, trail } = await someRaces(tx);
  await placeRaces(tx, [lima, trail]);
  const races = [{ id: lima }, { id: trail }];
  const told = await answer(tx, { intent: { kind: "compare", races, near: "Cusco, Peru" } });
  expect(told.text).toContain("**Cusco \\*Trail\\* \\| 21K** is the closest to Cusco, Peru");
});

testAnswers(
  "what the organizer lets runners change is told with its last day and its fee",
  async (tx) => {
    const { lima, trail } = await someRaces(tx);
    await tx.insert(raceSales).values({ raceId: lima, currency: "PEN" });
    const ask = (id: string, language: Plan["language"] = "en") =>
      answer(tx, { language, intent: { kind: "race", race: { id }, subjects: ["changes"] } });
    expect((await ask(lima)).text).toContain("has opened neither transfers nor deferrals");
    await tx.insert(raceChangeRules).values([
      { raceId: lima, kind: "transfer", lastDay: "2027-04-30", feeMinor: 2000 },
      { raceId: lima, kind: "deferral" },
    ]);
    const told = await ask(lima);
    expect(told.text).toContain(
      "- Transfer to another runner, until April 30, 2027, for S/20 PEN\n",
    );
    // Without a last day of its own, a change ends the day before the race.
    expect(told.text).toContain("- Deferral to the next edition, until May 15, 2027\n");
    expect((await ask(lima, "es")).text).toContain(
      "- Traspaso a otra persona, hasta el 30 de abril de 2027, por S/20 PEN\n",
    );
    expect((await ask(trail)).text).toContain("on the organizer's own site");
  },
);

testAnswers(
  "a race is told by its own facts, and what is not stated is said plainly",
  async (tx) => {
    const { lima, trail } = await someRaces(tx);
    const ask = (id: string, ...subjects: Extract<Intent, { kind: "race" }>["subjects"]) =>
      answer(tx, { intent: { kind: "race", race: { id }, subjects } });
    const limit = await ask(lima, "time-limit", "places-left");
    expect(limit.text).toContain("- 42K: 6 horas\n- Half Marathon: not stated");
    expect(limit.text).toContain("- 42K: 990 of 1000 left\n- Half Marathon: not stated");
    expect((await ask(trail, "time-limit")).text).toContain(
      "The organizer has not stated a time limit.",
    );
    const portrait = await ask(trail);
    expect(portrait.text).toContain("(Trail) is in Cusco, Peru on Sunday, March 14, 2027.");
    expect(portrait.text).toContain("**Price:** S/100 PEN");
    expect(portrait.options).toEqual(["How do I register?"]);
    expect((await ask(lima)).options).toEqual([
      "Does it have a time limit?",
      "When does it start?",
      "How do I register?",
    ]);
  },
);

testAnswers("every subject of a race has an answer in both languages", async (tx) => {
  const { lima } = await someRaces(tx);
  const bare = await aRace(tx, { raceName: "Nada", distances: [] });
  const { raceSubjects } = await import("../planning/plan.ts");
  for (const id of [lima, bare]) {
    for (const language of ["en", "es"] as const) {
      const intent: Intent = { kind: "race", race: { id }, subjects: [...raceSubjects] };
      const { text } = await answer(tx, { language, intent });
      expect(text.trim().split("\n\n").length).toBeGreaterThan(raceSubjects.length);
      expect(text).not.toMatch(/undefined|null|NaN/);
    }
  }
});

testAnswers("a race is known by the telling words of its name, in a whole sentence", async (tx) => {
  await aRace(tx, { raceName: "Ultramaratón de la Fe Trujillo–Otuzco", elevationGain: "2600" });
  await someRaces(tx);
  const intent: Intent = { kind: "which-race", isComparison: false, subjects: ["elevation"] };
  const told = (text: string) => answer(tx, { intent }, aTurn(text));
  const hinted = await told("cuánto desnivel tiene el ultramaratón de la Fe");
  expect(hinted.text).toContain("**Ultramaratón de la Fe Trujillo–Otuzco**");
  for (const text of ["how much climb does the marathon have", "how high is it"]) {
    expect((await told(text)).text, text).toContain("Which race do you mean?");
  }
});

testAnswers(
  "what no listing tells is said so, with the page that leads to the organizer",
  async (tx) => {
    const { lima } = await someRaces(tx);
    const intent: Intent = { kind: "race", race: { id: lima }, subjects: ["services"] };
    const told = await answer(tx, { intent });
    expect(told.text).toContain("Our listing does not tell parking");
    expect(told.links).toEqual([{ label: "Open Maratón de Lima", to: `/races/${lima}` }]);
  },
);

testAnswers("races are compared in a table whose cells no name can break", async (tx) => {
  const { lima, trail } = await someRaces(tx);
  const races = [{ id: lima }, { id: trail }, { name: "zzz" }];
  const compared = await answer(tx, { intent: { kind: "compare", races } });
  expect(compared.text).toContain("I did not find “zzz” on Dorsal.");
  expect(compared.text).toContain("comes first, by 63 days.");
  expect(compared.text).toContain("The cheapest entry is that of");
  const table = parseMarkdown(compared.text).find((node) => node[0] === "table");
  expect(JSON.stringify(table)).toContain('["th",["Cusco ","*","Trail","*"," | 21K"]]');
  expect(compared.races).toHaveLength(2);
  const alone = await answer(tx, { intent: { kind: "compare", races: [{ id: lima }] } });
  expect(alone.text).toContain("There is nothing to compare **Maratón de Lima** with yet.");
  const none = await answer(tx, { intent: { kind: "compare", races: [{ name: "zzz" }] } });
  expect(none.text).toContain("Name two or three races");
});

testAnswers("training is tied to the race and the place of the conversation", async (tx) => {
  const { trail } = await someRaces(tx);
  const intent: Intent = { kind: "training", topic: "altitude" };
  const race = { id: trail, name: "Cusco" };
  const high = await answer(tx, { language: "es", intent }, { race });
  expect(high.text).toContain("Cusco está a unos 3400 m.");
  expect(high.text).toContain("*Fuentes: Wehrlin and Hallén");
  expect((await answer(tx, { intent })).text).not.toContain("lies at");
  const plan = { kind: "training", topic: "plan-marathon" } as const;
  const soon = await aRace(tx, { raceName: "Pronto", startDate: "2026-12-20" });
  const tied = await answer(tx, { intent: plan }, { race: { id: soon, name: "Pronto" } });
  expect(tied.text).toContain("**Pronto** is on December 20, 2026: 4 weeks are left.");
  expect(tied.text).toContain("The plan below takes 16 weeks.");
  const unknown = await answer(tx, { intent: { kind: "training", topic: "none" } });
  expect(unknown.text).toContain("I did not understand");
});

testAnswers(
  "every answer without races is whole in both languages, with no more than four replies",
  async (tx) => {
    const intents: Intent[] = [
      ...topics.map(({ id }): Intent => ({ kind: "training", topic: id })),
      ...(
        ["greeting", "thanks", "about", "languages", "complaint", "other", "generic"] as const
      ).map((kind) => ({
        kind,
      })),
      ...(["membership", "account", "reviews", "contact", "organizers"] as const).map(
        (subject): Intent => ({ kind: "site", subject }),
      ),
      ...(["coach", "trail", "nutrition", "therapy", "strength", "mental", "virtual"] as const).map(
        (field): Intent => ({ kind: "expert", field, city: "Lima" }),
      ),
      ...(["weather", "results", "travel"] as const).map(
        (subject): Intent => ({ kind: "beyond", subject }),
      ),
    ];
    for (const intent of intents) {
      for (const language of ["en", "es"] as const) {
        const { text, options, links } = await answer(tx, { language, intent });
        expect(text.length).toBeGreaterThan(15);
        expect(options.length + links.length).toBeGreaterThan(0);
        expect(options.length).toBeLessThanOrEqual(4);
        expect(JSON.stringify(parseMarkdown(text))).not.toContain('["a"');
      }
    }
  },
);

testAnswers("somebody who looks for a coach or a nutritionist gets links to them", async (tx) => {
  const links = async (intent: Intent) =>
    (await answer(tx, { intent })).links.map(({ to }: { to: string }) => to);
  expect(await links({ kind: "expert", field: "nutrition", city: "Mexico City" })).toEqual([
    "/services?specialty=Sports+Nutrition&city=Mexico+City",
    "/services?specialty=Sports+Nutrition",
    "/services?tab=virtual",
  ]);
  expect(await links({ kind: "expert", field: "virtual", city: null })).toEqual([
    "/services?tab=virtual",
    "/services",
  ]);
});
