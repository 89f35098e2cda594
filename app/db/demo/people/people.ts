import { createHash } from "node:crypto";
import { numbersFrom } from "#values/seeded.ts";

export type DemoLanguage = "en" | "es" | "fr";

export type DemoPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  country: string;
  language: DemoLanguage;
  isAdmin: boolean;
};

/** The password of all accounts below. It is public. */
export const demoPassword = "dorsal-demo";

/** The same as the identity library stores it. */
export const demoPasswordHash =
  "f6d7810d7ddcadce4bfc9c04f2e24782:32f76a2d3121a0c37d8e52d4f39799111bb512a112006f19c24c0c56c8ed2a0b3a8c99956a91fd0015d0f0e4b4983521f6862a5381c9f8e3c40b0cf31193e301";

/** The namespace of all demo ids: a random one, fixed for good. */
const namespace = Buffer.from("6f2b1f0c7d0e4c1f9b5a3e8d2a4c6b90", "hex");

/** The accounts for looking around. */
export const demoAccounts = {
  admin: account("admin@dorsal.test", "Ada", "Demo", { isAdmin: true }),
  runner: account("runner@dorsal.test", "Rafael", "Demo"),
  elite: account("elite@dorsal.test", "Elena", "Demo"),
  /** Keeps the page of an expert. */
  coach: account("coach@dorsal.test", "Marisol", "Demo"),
};

/**
 * The authors of the demo's reviews. "(demo)" is part of the first name, so that every screen that
 * shows a name makes clear that no real person wrote the text.
 */
export const demoReviewers: DemoPerson[] = [
  ...from("Peru", "es", [
    "Lucía Quispe",
    "Diego Huamán",
    "Rosa Mamani",
    "Javier Salazar",
    "Milagros Chávez",
    "Percy Rojas",
    "Fiorella Vargas",
    "Óscar Paredes",
    "Ximena Cárdenas",
    "Renato Flores",
    "Yolanda Condori",
    "Bruno Castillo",
  ]),
  ...from("Mexico", "es", [
    "Valeria Hernández",
    "Emiliano Ramírez",
    "Paulina Ortega",
    "Rodrigo Medina",
    "Itzel Navarro",
    "Héctor Aguilar",
    "Daniela Ibarra",
    "Arturo Peña",
    "Citlali Domínguez",
    "Sergio Luna",
  ]),
  ...from("Canada", "en", [
    "Claire Mackenzie",
    "Owen Fraser",
    "Priya Sharma",
    "Liam Tremblay",
    "Hannah Olsen",
    "Noah Whitford",
  ]),
  ...from("Canada", "fr", ["Élodie Gagnon", "Mathieu Lavoie", "Sophie Bouchard", "Antoine Roy"]),
  ...from("United States", "en", [
    "Megan Carter",
    "Tyrell Brooks",
    "Grace Nguyen",
    "Ethan Walsh",
    "Sofia Delgado",
    "Marcus Reed",
    "Kayla Jensen",
    "Ben Abrams",
  ]),
];

export const demoPeople: DemoPerson[] = [...Object.values(demoAccounts), ...demoReviewers];

/** @param firstName - as in the lists above */
export function demoReviewer(firstName: string): DemoPerson {
  const found = demoReviewers.find((one) => one.firstName === `${firstName} (demo)`);
  if (!found) throw new Error(`There is no demo reviewer ${firstName}.`);
  return found;
}

function account(email: string, firstName: string, lastName: string, { isAdmin = false } = {}) {
  const person: DemoPerson = {
    id: demoId("user", email),
    email,
    firstName,
    lastName,
    country: "Peru",
    language: "en",
    isAdmin,
  };
  return person;
}

function from(country: string, language: DemoLanguage, names: string[]): DemoPerson[] {
  return names.map((name) => {
    const [firstName = "", lastName = ""] = name.split(" ");
    const email = `${plain(firstName)}.${plain(lastName)}@demo.dorsal.test`;
    return {
      id: demoId("user", email),
      email,
      firstName: `${firstName} (demo)`,
      lastName,
      country,
      language,
      isAdmin: false,
    };
  });
}

function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[^a-z]/gi, "")
    .toLowerCase();
}

/**
 * Draws `count` people who review something in a country.
 * @param neighborly - how likely each of them lives there, from 0 to 1
 */
export function reviewersOf(
  { country }: { country: string },
  { count, neighborly }: { count: number; neighborly: number },
  chance: () => number,
): DemoPerson[] {
  const neighbors = demoReviewers.filter((person) => person.country === country);
  const authors = new Set<DemoPerson>();
  while (authors.size < count) {
    authors.add(pick(chance, chance() < neighborly ? neighbors : demoReviewers));
  }
  return [...authors];
}

/** One of the texts that were used least, counted as used once more. */
export function leastUsed(
  candidates: readonly { text: string }[],
  used: Map<string, number>,
  chance: () => number,
): string {
  const least = Math.min(...candidates.map(({ text }) => used.get(text) ?? 0));
  const { text } = pick(
    chance,
    candidates.filter((each) => (used.get(each.text) ?? 0) === least),
  );
  used.set(text, least + 1);
  return text;
}

/** Numbers from 0 to just below 1 that are the same for the same seed on every machine. */
export function seededChance(seed: string): () => number {
  return numbersFrom(createHash("sha1").update(seed).digest().readUInt32LE(0));
}

/** One of the list, which must not be empty. */
function pick<T>(chance: () => number, list: readonly T[]): T {
  const found = list[Math.floor(chance() * list.length)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
}

/**
 * A UUID of version 5 (RFC 9562, section 5.5): the same name gives the same id on every machine,
 * so that addresses of the demo can be shared.
 */
export function demoId(kind: DemoKind, name: string) {
  const hash = createHash("sha1").update(namespace).update(`${kind}:${name}`).digest();
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

type DemoKind =
  | "race"
  | "distance"
  | "user"
  | "profile"
  | "identity"
  | "review"
  | "registration"
  | "kit place"
  | "kit slot"
  | "wave"
  | "results"
  | "result"
  | "claim"
  | "suggestion"
  | "alert"
  | "thread"
  | "question"
  | "answer"
  | "expert"
  | "application"
  | "inquiry"
  | "message"
  | "race message"
  | "session"
  | "podcast"
  | "recording"
  | "post"
  | "activity";
