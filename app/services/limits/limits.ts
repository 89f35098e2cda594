import { AsyncLocalStorage } from "node:async_hooks";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { passing } from "#db/failures/problem.ts";
import { rateLimits } from "#db/schema.ts";

/** How often one key (an address, a person) may do a thing within a window of seconds. */
const LIMITS = {
  /** By person: a photo is decoded and encoded each time. */
  photo: { times: 20, seconds: 3600 },
  /** By person: how often a person may confirm an action with the password. */
  proof: { times: 10, seconds: 3600 },
  /** By person: links to addresses that may belong to others. */
  newAddress: { times: 5, seconds: 24 * 3600 },
  /** By person: everything that is known of a person, read at once. */
  personalData: { times: 5, seconds: 3600 },
  guestReview: { times: 10, seconds: 3600 },
  /** By the address that the mail about the review goes to. */
  guestReviewTo: { times: 5, seconds: 24 * 3600 },
  calendarFeed: { times: 120, seconds: 3600 },
  /** Calls of programs: by key, its writes besides, and by network for programs that name nobody. */
  apiKey: { times: 600, seconds: 60 },
  apiWrite: { times: 120, seconds: 60 },
  apiNetwork: { times: 120, seconds: 60 },
  /** By person. */
  newKey: { times: 20, seconds: 24 * 3600 },
  sharePicture: { times: 300, seconds: 3600 },
  /** Signing in and up by network, which a whole club may share. Each password costs a hash. */
  signIn: { times: 300, seconds: 600 },
  /** By Google or passkey, by network: neither involves guessing. A passkey takes two. */
  otherSignIn: { times: 120, seconds: 600 },
  signUp: { times: 20, seconds: 3600 },
  /** By network: codes of apps to sign in with, which make an account for a new address. */
  signInCode: { times: 60, seconds: 3600 },
  passwordReset: { times: 20, seconds: 3600 },
  confirmLink: { times: 120, seconds: 3600 },
  credentials: { times: 30, seconds: 3600 },
  /** Wrong passwords: see `guesses.ts` for how these go together. */
  passwordOnDevice: { times: 10, seconds: 900 },
  passwordFrom: { times: 10, seconds: 900 },
  passwordsFromNetwork: { times: 30, seconds: 600 },
  passwordTo: { times: 100, seconds: 24 * 3600 },
  passwordToSlowly: { times: 1, seconds: 30 },
  /** Wrong codes of the second step: there are only a million, and three are right at a time. */
  codeOnDevice: { times: 10, seconds: 900 },
  codeFrom: { times: 10, seconds: 900 },
  codesFromNetwork: { times: 30, seconds: 600 },
  /** By network in a day, over all accounts; then one at a time. */
  codesFromNetworkDaily: { times: 200, seconds: 24 * 3600 },
  codesFromNetworkSlowly: { times: 1, seconds: 600 },
  codeTo: { times: 30, seconds: 24 * 3600 },
  codeToSlowly: { times: 1, seconds: 120 },
  /** Letters that any visitor can ask for: see `letters.server.ts` of the accounts. */
  letterFrom: { times: 5, seconds: 3600 },
  letterTo: { times: 20, seconds: 24 * 3600 },
  letterToSlowly: { times: 1, seconds: 600 },
  /** Calls of apps: by network, which a whole club may share, and those of the storage by person. */
  appCalls: { times: 3000, seconds: 600 },
  storageCalls: { times: 1200, seconds: 60 },
  /** By session of an app: clients that are refused for a moment give up for a minute. */
  appRefresh: { times: 600, seconds: 3600 },
  /** By person: what apps keep about them. */
  appData: { times: 120, seconds: 3600 },
  claim: { times: 5, seconds: 3600 },
  /** By network: suggestions about races. */
  suggestion: { times: 10, seconds: 3600 },
  /** By network: searches that are told by mail. */
  alert: { times: 10, seconds: 3600 },
  /** By the address that the mail of confirmation goes to. */
  alertTo: { times: 3, seconds: 24 * 3600 },
  /** By person: proofs of payment, which are stored. */
  paymentProof: { times: 20, seconds: 24 * 3600 },
  /** By person: files that organizers ask for, which are stored. */
  entryFile: { times: 20, seconds: 24 * 3600 },
  /** By person: each one sends a mail. */
  registration: { times: 40, seconds: 3600 },
  /** By person: each one is read in a thread. */
  entryList: { times: 60, seconds: 3600 },
  /** By person: invitations to take an entry over, at addresses that may belong to strangers. */
  transfer: { times: 10, seconds: 24 * 3600 },
  /** By person: wrong codes of races. One that is typed counts twice: when it is sent, and when the page says so. */
  voucherGuess: { times: 40, seconds: 3600 },
  /** By person: each one sends a mail. */
  waitingList: { times: 40, seconds: 3600 },
  /** By desk: its devices exchange their scans, each of them a few times a minute. */
  deskScans: { times: 600, seconds: 60 },
  /** By organizer: mails and text messages to runners, in the organizer's own words. */
  reviewRequest: { times: 300, seconds: 24 * 3600 },
  /**
   * Codes that confirm a number at WhatsApp, which may be a stranger's: by person; by person and by network for each
   * number; and for each number alone. Once these are used up, the owner of the number sends a code from there.
   */
  whatsAppCode: { times: 6, seconds: 24 * 3600 },
  whatsAppCodeFrom: { times: 3, seconds: 24 * 3600 },
  whatsAppCodeTo: { times: 6, seconds: 24 * 3600 },
  /** By organizer: each one sends a mail to the organizer. */
  raceMessageTest: { times: 20, seconds: 3600 },
  /** By person: each one asks the payment provider several times. */
  checkout: { times: 30, seconds: 3600 },
  subscription: { times: 120, seconds: 3600 },
  /** By organizer: each one asks the payment provider. */
  payoutAccount: { times: 60, seconds: 3600 },
  contact: { times: 5, seconds: 3600 },
  /** Questions to the assistant: each one is work. By account or guest; by network where neither is known. */
  chatFromVisitor: { times: 60, seconds: 600 },
  /** The same by network, which a whole office or club may share. */
  chatFromNetwork: { times: 600, seconds: 600 },
  /** By account or guest, in a day of UTC: starters that do not count as messages. */
  chatStarter: { times: 10, seconds: 24 * 3600 },
  /** By guest, in a day of UTC: as many as an account without a plan has. */
  chatGuest: { times: 10, seconds: 24 * 3600 },
  /** By network: a browser that forgets its cookie is another guest. */
  chatGuestsFromNetwork: { times: 500, seconds: 24 * 3600 },
  /** Sessions with a coach, in a day of UTC: by account, by guest, and of guests by network. */
  coachSession: { times: 6, seconds: 24 * 3600 },
  coachSessionGuest: { times: 3, seconds: 24 * 3600 },
  coachSessionsFromNetwork: { times: 30, seconds: 24 * 3600 },
  /** What is said to the built-in coach, by session. */
  coachQuestion: { times: 80, seconds: 3600 },
  /** Stars for sessions, by network: each time all kept pages are made again. */
  coachStars: { times: 60, seconds: 3600 },
  /** By administrator: texts, pictures and recordings of the studio, which providers charge for. */
  writing: { times: 60, seconds: 600 },
  pictureMaking: { times: 30, seconds: 3600 },
  pictureUpload: { times: 120, seconds: 3600 },
  /** By administrator: a tab that is typed in tells its work every four seconds. */
  studioWork: { times: 6000, seconds: 3600 },
  recording: { times: 30, seconds: 3600 },
  /** By administrator: each one may cost tokens of a language model. */
  coachTest: { times: 60, seconds: 600 },
  /** By person: each one sends letters and keeps files. */
  expertApplication: { times: 5, seconds: 24 * 3600 },
  /** By person. */
  expertDocument: { times: 30, seconds: 3600 },
  /** By network: the addresses and numbers of experts that a visitor asked to see. */
  expertContact: { times: 40, seconds: 3600 },
  /** By network, and by the expert who gets the letters. */
  expertInquiry: { times: 5, seconds: 3600 },
  expertInquiriesTo: { times: 40, seconds: 24 * 3600 },
  /** By inquiry: each message sends a letter to the other side. */
  expertInquiryMessage: { times: 20, seconds: 3600 },
  /** By person: changes of the own page as an expert, and of a pending application. */
  expertPage: { times: 60, seconds: 3600 },
  /** By person. */
  reviewAnswer: { times: 60, seconds: 3600 },
  /** By review: the letters to its author about answers. */
  reviewAnswerLetter: { times: 2, seconds: 24 * 3600 },
  /** By administrator: each one may cost tokens of a language model. */
  assistantTest: { times: 60, seconds: 600 },
  /** By administrator: each one sends a mail to a stranger. */
  invitation: { times: 60, seconds: 3600 },
  /** By person: each one creates a race, with copies of its files. */
  nextEdition: { times: 40, seconds: 24 * 3600 },
  /** By person: each file is read and measured. */
  courseUpload: { times: 60, seconds: 3600 },
  /** By person: a file that is saved is measured once more. */
  courseSave: { times: 60, seconds: 3600 },
  /** By person: each upload may hold hundreds of files. */
  activityUpload: { times: 60, seconds: 3600 },
  /** By person: activities that are typed in. */
  activityWrite: { times: 300, seconds: 3600 },
  /** By network: files of courses. */
  courseDownload: { times: 120, seconds: 3600 },
  /** By person: objects that apps store. */
  storageWrite: { times: 1200, seconds: 3600 },
  /** By key, and by network for those without one: messages of assistants' programs. */
  assistantTools: { times: 600, seconds: 600 },
  /** By organizer: events that are sent to a webhook again. */
  webhookReplay: { times: 120, seconds: 3600 },
  /** By network: new addresses of webhooks, each of which is looked up, and new secrets. */
  webhookAddress: { times: 30, seconds: 3600 },
  /** By the address that the receipt goes to: no visitor can fill another person's mailbox. */
  receipt: { times: 3, seconds: 24 * 3600 },
  /** By person: notes for the way to a race. */
  travelNote: { times: 120, seconds: 3600 },
  /** By person: each one sends a mail to organizers. */
  resultClaim: { times: 20, seconds: 24 * 3600 },
  /** By person: choices for race day, some of which send a letter. */
  raceDay: { times: 60, seconds: 3600 },
  /** By person: changes of teams, some of which send a letter. */
  teamChange: { times: 120, seconds: 3600 },
  /** By person: each time the numbers of all activities are computed. */
  runnerProfile: { times: 60, seconds: 3600 },
} as const satisfies Record<string, { times: number; seconds: number }>;

/**
 * Limits of reading. While nothing can be stored, reading goes on uncounted; everything else fails, so
 * that nobody guesses passwords on a full disk.
 */
const ofReading: ReadonlySet<LimitName> = new Set([
  "calendarFeed",
  "apiKey",
  "apiNetwork",
  "sharePicture",
  "courseDownload",
  "assistantTools",
  "storageCalls",
]);

/** The counter is an integer of the database. */
const mostTimes = 2_147_483_647;

export type LimitName = keyof typeof LIMITS;

/** How often within how many seconds, before any factor of this server. */
export function limitOf(name: LimitName): { times: number; seconds: number } {
  return LIMITS[name];
}

/** A limit and whom it counts. */
export type KeyedLimit = { name: LimitName; key: string };

/** The limit that refused a use most recently. The identity library returns only that it refuses. */
export const reachedLimit = openWorkNote<KeyedLimit>();

/** What a use leaves of a limit. */
type LimitUse = {
  isAllowed: boolean;
  /** How often within how many seconds. */
  limit: number;
  seconds: number;
  remaining: number;
  /** The seconds until the window ends. */
  resetsIn: number;
};

export type Limits = {
  /** Counts one more use; false when the limit of this window is already reached. */
  allow(name: LimitName, key: string): Promise<boolean>;
  /** Counts one more use, as `allow` does, and tells what is left of the limit. */
  use(name: LimitName, key: string): Promise<LimitUse>;
  /** The used and the allowed number of uses in this window. */
  usedOf(name: LimitName, key: string): Promise<{ used: number; limit: number }>;
  /** Takes one use of this window back, if the limit should not count it after all. */
  giveBack(name: LimitName, key: string): Promise<void>;
};

/**
 * Rate limits that hold across all copies of the server. Windows are fixed (the first window of an
 * hour begins at the full hour), and one statement both asks and counts, so that requests at the
 * same moment cannot pass together.
 * @param factor - multiplies every limit
 */
export function openLimits({ db, now }: { db: Database; now: () => Date }, factor = 1): Limits {
  const windowOf = (name: LimitName) => {
    const { seconds } = LIMITS[name];
    return new Date(Math.floor(now().getTime() / 1000 / seconds) * seconds * 1000);
  };
  const timesOf = (name: LimitName) => Math.min(mostTimes, Math.ceil(LIMITS[name].times * factor));
  /** How often the limit has been used with this use; `null` if it was reached before. */
  async function count(name: LimitName, key: string, windowStart: Date): Promise<number | null> {
    return counted(name, key, windowStart).catch((problem: unknown) => {
      if (ofReading.has(name) && passing(problem) === "full") return 1;
      throw problem;
    });
  }
  async function counted(name: LimitName, key: string, windowStart: Date): Promise<number | null> {
    const [row] = await db
      .insert(rateLimits)
      .values({ key: `${name}:${key}`, windowStart, count: 1 })
      .onConflictDoUpdate({
        target: [rateLimits.key, rateLimits.windowStart],
        set: { count: sql`${rateLimits.count} + 1` },
        setWhere: lt(rateLimits.count, timesOf(name)),
      })
      .returning({ count: rateLimits.count });
    return row?.count ?? null;
  }
  return {
    async allow(name, key) {
      const isAllowed = (await count(name, key, windowOf(name))) !== null;
      if (!isAllowed) reachedLimit.leave({ name, key });
      return isAllowed;
    },
    async use(name, key) {
      const windowStart = windowOf(name);
      const used = await count(name, key, windowStart);
      const { seconds } = LIMITS[name];
      const limit = timesOf(name);
      const ends = windowStart.getTime() + seconds * 1000;
      return {
        isAllowed: used !== null,
        limit,
        seconds,
        remaining: used === null ? 0 : limit - used,
        resetsIn: Math.max(1, Math.ceil((ends - now().getTime()) / 1000)),
      };
    },
    async usedOf(name, key) {
      const [row] = await db
        .select({ used: rateLimits.count })
        .from(rateLimits)
        .where(
          and(eq(rateLimits.key, `${name}:${key}`), eq(rateLimits.windowStart, windowOf(name))),
        );
      return { used: row?.used ?? 0, limit: timesOf(name) };
    },
    async giveBack(name, key) {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(
          and(eq(rateLimits.key, `${name}:${key}`), eq(rateLimits.windowStart, windowOf(name))),
        );
    },
  };
}

/** Counts one use in each line, in its first limit that is not reached; or no use at all, which answers `null`. */
export async function takeAll(
  limits: Limits,
  lines: readonly (readonly KeyedLimit[])[],
): Promise<{ giveBack(): Promise<void> } | null> {
  const taken: KeyedLimit[] = [];
  const giveBack = async () => {
    for (const { name, key } of taken) await limits.giveBack(name, key);
  };
  for (const line of lines) {
    const use = await firstLeft(limits, line);
    if (!use) {
      await giveBack();
      return null;
    }
    taken.push(use);
  }
  return { giveBack };
}

async function firstLeft(limits: Limits, line: readonly KeyedLimit[]): Promise<KeyedLimit | null> {
  for (const use of line) {
    if (await limits.allow(use.name, use.key)) return use;
  }
  return null;
}

/** Removes windows that have ended long ago. */
export async function forgetOldWindows({ db, now }: { db: Database; now: () => Date }) {
  const dayAgo = new Date(now().getTime() - 24 * 3600 * 1000);
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, dayAgo));
}

/** A value that anything called during some work can leave for its caller, also through a library. */
function openWorkNote<Value>() {
  const current = new AsyncLocalStorage<{ value: Value | null }>();
  return {
    /** Replaces the note of the current work, if there is any. */
    leave(value: Value): void {
      const note = current.getStore();
      if (note) note.value = value;
    },
    /** Does some work and reads the last note that was left during it. */
    async during<Result>(
      work: () => Promise<Result>,
    ): Promise<{ result: Result; note: Value | null }> {
      const note = { value: null };
      const result = await current.run(note, work);
      return { result, note: note.value };
    },
  };
}

/** What a call leaves of its limit, as headers of the answer. */
export type ToldLimit = Pick<LimitUse, "isAllowed"> & { headers: [name: string, value: string][] };

/**
 * Counts one more use and tells the caller what is left: the headers of the draft of the IETF, and for a
 * refused call when to ask again.
 * @param policy - by what it is counted, in the words of the headers: `network`, `key`
 */
export async function countTold(
  limits: Limits,
  { name, policy, key }: { name: LimitName; policy: string; key: string },
): Promise<ToldLimit> {
  const { isAllowed, ...use } = await limits.use(name, key);
  const headers: ToldLimit["headers"] = [
    ["RateLimit-Policy", `"${policy}";q=${use.limit};w=${use.seconds}`],
    ["RateLimit", `"${policy}";r=${use.remaining};t=${use.resetsIn}`],
  ];
  if (!isAllowed) headers.push(["Retry-After", String(use.resetsIn)]);
  return { isAllowed, headers };
}

/** The headers of a limit that is reached. Reading them counts nothing. */
export async function headersOfReached(limits: Limits, { name, key }: KeyedLimit) {
  const policy = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { headers } = await countTold(limits, { name, policy, key });
  return headers;
}
