import { msPerDay, toDay } from "#values/day.ts";
import type {
  raceClaims,
  raceMessageRecipients,
  raceMessages,
  raceOrganizers,
  raceRegistrations,
  raceSuggestions,
} from "../../schema.ts";
import { demoAccounts, demoId, demoReviewers } from "../people/people.ts";
import { demoRaces } from "../races/catalog.ts";
import { distanceRows, raceId } from "../races/rows.ts";

const entryCount = 24;
const racesWithEntries = 3;
const states = ["registered", "registered", "confirmed", "confirmed", "cancelled"] as const;

/**
 * Entries of the demo's reviewers, so that the back office has something to work on: in races that
 * register runners here, without the one of the demo's own runner.
 */
export function demoEntries(without: string, now: Date): (typeof raceRegistrations.$inferInsert)[] {
  const open = enteredRaces(without);
  return demoReviewers.slice(0, entryCount).flatMap((person, position) => {
    const race = open[position % open.length];
    if (!race) return [];
    const createdAt = new Date(now.getTime() - (3 + position * 1.7) * msPerDay);
    const distances = distanceRows(race, createdAt);
    return {
      id: demoId("registration", person.email),
      raceId: raceId(race),
      distanceId: distances[position % distances.length]?.id ?? null,
      userId: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      dateOfBirth: `19${70 + position}-0${1 + (position % 9)}-15`,
      // Numbers that the United States keep free for fiction.
      phone: `+1202555${String(100 + position).padStart(4, "0")}`,
      country: person.country,
      insuranceProvider: "Demo Insurance",
      policyNumber: `DEMO-${String(1000 + position)}`,
      emergencyContactName: `Contact of ${person.lastName} (demo)`,
      emergencyContactPhone: "+12025550199",
      waiverAccepted: true,
      status: states[position % states.length] ?? "registered",
      createdAt,
      updatedAt: createdAt,
    };
  });
}

function enteredRaces(without: string) {
  return demoRaces
    .filter((race) => race.isInternal && !race.isCancelled && raceId(race) !== without)
    .slice(0, racesWithEntries);
}

/** The demo's own runner organizes the first of these races, so that the workspace has something in it. */
export function demoOrganizer(without: string, now: Date): typeof raceOrganizers.$inferInsert {
  const [race] = enteredRaces(without);
  if (!race) throw new Error("No demo race has entries.");
  const { runner, admin } = demoAccounts;
  const createdAt = new Date(now.getTime() - 2 * msPerDay);
  return { raceId: raceId(race), userId: runner.id, linkedBy: admin.id, createdAt };
}

const forEverybody = { distances: [], categories: [], statuses: [], payment: null, result: null };

/** The thanks that the runners of past editions have got. */
export function demoThanks(registrations: readonly (typeof raceRegistrations.$inferInsert)[]) {
  const messages = new Map<string, typeof raceMessages.$inferInsert>();
  const recipients: (typeof raceMessageRecipients.$inferInsert)[] = [];
  for (const { id: registrationId, raceId: race, userId, updatedAt } of registrations) {
    const sentAt = updatedAt ?? new Date(0);
    const id = demoId("race message", `thanks ${race}`);
    messages.set(race, {
      id,
      raceId: race,
      kind: "thanks",
      state: "sent",
      origin: "https://demo.dorsal.test",
      createdAt: sentAt,
      orderedAt: sentAt,
      sendAt: sentAt,
      finishedAt: sentAt,
    });
    recipients.push({
      messageId: id,
      userId: userId ?? "",
      registrationId: registrationId ?? "",
      state: "sent",
      sentAt,
    });
  }
  return { messages: [...messages.values()], recipients };
}

/** What the demo's own runner has written to the runners of that race. */
export function demoMessage(without: string, now: Date) {
  const [race] = enteredRaces(without);
  if (!race) throw new Error("No demo race has entries.");
  const sentAt = new Date(now.getTime() - msPerDay);
  const id = demoId("race message", race.name);
  const message: typeof raceMessages.$inferInsert = {
    id,
    raceId: raceId(race),
    kind: "needed",
    state: "sent",
    subjectEn: "Kit pick-up for {race}",
    textEn:
      "Hi {first_name}, your bib is {bib}. Bring your document to the kit pick-up: it opens two days before the race at ten in the morning. (demo)",
    subjectEs: "Entrega de kits de {carrera}",
    textEs:
      "Hola, {nombre}: tu dorsal es {dorsal}. Lleva tu documento a la entrega de kits, que abre dos días antes de la carrera a las diez de la mañana. (demo)",
    audience: forEverybody,
    origin: "https://demo.dorsal.test",
    createdBy: demoAccounts.runner.id,
    createdAt: sentAt,
    orderedAt: sentAt,
    sendAt: sentAt,
    finishedAt: sentAt,
  };
  const recipients = demoEntries(without, now)
    .filter((entry) => entry.raceId === message.raceId && entry.status !== "cancelled")
    .map(({ id: registrationId, userId }, place): typeof raceMessageRecipients.$inferInsert => ({
      messageId: id,
      userId: userId ?? "",
      registrationId: registrationId ?? "",
      ...(place === 0
        ? { state: "failed", error: "550 5.1.1 There is no such mailbox." }
        : { state: "sent", sentAt }),
    }));
  return { message, recipients };
}

const messages = [
  "I am the race director. Please correct the start time. (demo)",
  "We are the club behind it and would like to write the description ourselves. (demo)",
  null,
];

/** Claims by people who do not exist, of races that register runners elsewhere. */
export function demoClaims(now: Date): (typeof raceClaims.$inferInsert)[] {
  const claimed = demoRaces.filter((race) => !race.isInternal).slice(0, messages.length);
  return claimed.map((race, position) => ({
    id: demoId("claim", race.name),
    raceId: raceId(race),
    name: `Olivia Organizer ${position + 1} (demo)`,
    email: `organizer${position + 1}@demo.dorsal.test`,
    phone: position === 0 ? "+12025550160" : null,
    message: messages[position] ?? null,
    createdAt: new Date(now.getTime() - (1 + position * 4) * msPerDay),
  }));
}

/** What visitors suggest: two races that the site lacks, and a correction. */
export function demoSuggestions(now: Date): (typeof raceSuggestions.$inferInsert)[] {
  const [corrected] = demoRaces.filter((race) => !race.isInternal);
  const sent = (days: number) => new Date(now.getTime() - days * msPerDay);
  return [
    {
      id: demoId("suggestion", "new in Chile"),
      name: "Corrida de los Cerros",
      startDate: toDay(new Date(now.getTime() + 90 * msPerDay)),
      city: "Valparaíso",
      country: "Chile",
      distances: "5K, 12K",
      link: "https://example.com/corrida-de-los-cerros",
      note: "Third edition, with stairs all the way.",
      email: "reader@demo.dorsal.test",
      createdAt: sent(1),
    },
    {
      id: demoId("suggestion", "new without a day"),
      name: "Night Run on the Beach",
      city: "Lima",
      country: "Peru",
      note: "A friend told me of it. I do not know the date.",
      createdAt: sent(3),
    },
    ...(corrected
      ? [
          {
            id: demoId("suggestion", corrected.name),
            raceId: raceId(corrected),
            name: corrected.name,
            note: "The start is an hour earlier this year, says the page of the organizer.",
            link: "https://example.com/rules",
            email: "runner@demo.dorsal.test",
            createdAt: sent(5),
          },
        ]
      : []),
  ];
}
