import { dirname } from "node:path/posix";
import type { Import, Source } from "./source.ts";

/** The rooms that each room may import from: always downward. */
export const rooms: Record<string, string[]> = {
  values: [],
  ui: ["values"],
  drawing: ["values"],
  db: ["values"],
  services: ["db", "values"],
  features: ["services", "db", "ui", "drawing", "values"],
  routes: ["features", "services", "ui", "values"],
};

/** The features that each feature may use: only those above it, which prevents circles. */
export const features: Record<string, string[]> = {
  audit: [],
  accounts: ["audit"],
  "app-auth": ["accounts"],
  races: ["audit", "accounts"],
  experts: ["audit", "accounts"],
  contact: ["audit", "accounts"],
  membership: ["audit", "accounts"],
  pace: ["accounts", "races", "membership"],
  tracks: [],
  courses: ["audit", "accounts", "races", "membership", "pace", "tracks"],
  activities: ["accounts", "races", "membership", "pace", "tracks", "courses"],
  favorites: ["accounts", "races"],
  alerts: ["accounts", "races"],
  claims: ["audit", "accounts", "races"],
  suggestions: ["audit", "accounts", "races"],
  reviews: ["audit", "accounts"],
  registrations: ["audit", "accounts", "races", "membership"],
  "check-in": ["audit", "accounts", "races", "registrations"],
  results: ["audit", "accounts", "races", "registrations"],
  "race-mail": ["audit", "accounts", "races", "registrations", "results"],
  "race-day": ["audit", "accounts", "races", "pace", "registrations", "check-in", "race-mail"],
  training: ["accounts", "races", "membership", "pace", "courses", "registrations", "activities"],
  recommendations: [
    "accounts",
    "races",
    "membership",
    "favorites",
    "reviews",
    "registrations",
    "training",
  ],
  assistant: [
    "audit",
    "accounts",
    "races",
    "membership",
    "pace",
    "courses",
    "reviews",
    "registrations",
    "activities",
    "training",
  ],
  coaches: ["audit", "accounts", "races", "membership", "experts", "assistant"],
  writing: ["accounts", "races", "assistant"],
  blog: ["audit", "accounts", "races", "assistant", "writing"],
  podcasts: ["audit", "accounts", "races", "assistant", "coaches", "writing"],
  figures: ["accounts", "membership"],
  organizers: ["audit", "accounts", "races", "claims", "registrations", "reviews"],
  payouts: ["audit", "accounts", "races", "registrations", "organizers"],
  editions: ["audit", "accounts", "races", "courses", "registrations"],
  "race-events": [
    "audit",
    "accounts",
    "races",
    "registrations",
    "race-day",
    "reviews",
    "organizers",
  ],
  storage: ["accounts"],
  "public-api": [
    "audit",
    "accounts",
    "app-auth",
    "races",
    "courses",
    "reviews",
    "registrations",
    "race-day",
    "results",
    "organizers",
    "race-events",
  ],
  widgets: ["races"],
  "personal-data": [
    "audit",
    "accounts",
    "contact",
    "reviews",
    "favorites",
    "registrations",
    "check-in",
    "race-day",
    "results",
    "courses",
    "recommendations",
    "alerts",
    "race-events",
    "race-mail",
    "organizers",
    "payouts",
    "claims",
    "suggestions",
    "activities",
    "training",
    "assistant",
    "coaches",
    "blog",
    "podcasts",
    "experts",
    "public-api",
    "storage",
    "membership",
  ],
  "assistant-tools": ["accounts", "races", "courses", "reviews", "pace", "assistant", "public-api"],
};

/** The services' modules that a route may import: context, configuration and failures. */
const openServices = /^app\/services\/(context|config|sent-files|providers\/problem)\.ts$/;

const roomOf = (path: string) => /^app\/([^/]+)\//.exec(path)?.[1];
const featureOf = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1];
/** Letters are written on the server only: `emails.tsx` is one of its files. */
const isServer = (path: string) =>
  /\.server\.tsx?$|^app\/(db|services)\/|\/emails\.tsx$/.test(path);
const isOurs = (path: string) => path.startsWith("app/");

/** A part of a screen or a rule: it may be sent to the browser, so it imports nothing of the server. */
const isPortable = (path: string) => /^app\/(values|ui|features)\//.test(path) && !isServer(path);

/** Rooms and features look only downward. */
export const looksDownward = imports(({ path }, { to }) => {
  const [own, other] = [roomOf(path), roomOf(to)];
  if (!own || !isOurs(to) || own === other) return null;
  return other && rooms[own]?.includes(other) ? null : `${own} does not look into ${other ?? to}`;
});

/** The host loads the product's build; from the sources it imports types only. */
export function hostTakesOnlyTypes(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith("server/") && !path.includes(".test."))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ to, isType }) => isOurs(to) && !isType)
        .map(({ to }) => `${path}: takes more than types from ${to}`),
    );
}

export const knowsFeaturesAbove = imports(({ path }, { to }) => {
  const [own, other] = [featureOf(path), featureOf(to)];
  if (!own || !other || own === other) return null;
  return features[own]?.includes(other) ? null : `feature ${own} does not use ${other}`;
});

/** Every feature has a line in the table, below all that it names. */
export function isInTheTable(sources: Source[], table = features): string[] {
  const order = Object.keys(table);
  const unknown = sources
    .filter(({ path }) => featureOf(path) && !order.includes(featureOf(path) ?? ""))
    .map(({ path }) => `${path}: feature ${featureOf(path)} has no line in the table`);
  const upward = order.flatMap((name, place) =>
    (table[name] ?? [])
      .filter((other) => !order.slice(0, place).includes(other))
      .map((other) => `features: ${name} names ${other}, which does not stand above it`),
  );
  return [...unknown, ...upward];
}

/** `db`, `services` and `x.server.ts` stay out of the browser. A type alone never gets there. */
export function staysPortable(sources: Source[]): string[] {
  const doors = doorsOf(sources);
  return imports(({ path }, { to, isType }) => {
    const isPart = path.startsWith("app/routes/") && !doors.has(path) && !isServer(path);
    const isClientEntry = path === "app/entry.client.tsx";
    if (isType || !isServer(to)) return null;
    return isPortable(path) || isPart || isClientEntry ? `reaches ${to} from the browser` : null;
  })(sources);
}

/** A rule in an `x.ts` file runs without a view. */
export const rulesNeedNoView = imports(({ path }, { to }) =>
  /^app\/(values|features)\/.*\.ts$/.test(path) && isPortable(path) && to.endsWith(".tsx")
    ? `is a rule and imports the view ${to}`
    : null,
);

/** A route imports no other route, only parts: in the folder of its name, beside it or above it. */
export function routesStandAlone(sources: Source[]): string[] {
  const doors = doorsOf(sources);
  return imports(({ path }, { to }) => {
    if (roomOf(path) !== "routes" || roomOf(to) !== "routes") return null;
    const isOwnPart = to.startsWith(path.replace(/\.tsx?$/, "/"));
    const isPartAround = path.startsWith(`${dirname(to)}/`);
    return !doors.has(to) && (isOwnPart || isPartAround) ? null : `imports the route ${to}`;
  })(sources);
}

/** A route reaches the services by their context only. */
export const routesUseTheContext = imports(({ path }, { to, isType }) =>
  roomOf(path) === "routes" && roomOf(to) === "services" && !isType && !openServices.test(to)
    ? `imports the service ${to} instead of the context`
    : null,
);

/** The modules that the route table names. */
function doorsOf(sources: Source[]) {
  const table = sources.find(({ path }) => path === "app/routes.ts");
  return new Set(table?.strings.map((name) => `app/${name}`) ?? []);
}

/** Makes a rule from a check of one import, which returns the problem. */
function imports(wrong: (from: Source, found: Import) => string | null) {
  return (sources: Source[]) =>
    sources
      .filter(({ path }) => isOurs(path) && !path.includes(".test."))
      .flatMap((source) =>
        source.imports.flatMap((found) => {
          const answer = wrong(source, found);
          return answer ? [`${source.path}: ${answer}`] : [];
        }),
      );
}
