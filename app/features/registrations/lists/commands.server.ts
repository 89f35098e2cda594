import { randomUUID } from "node:crypto";
import { withRetry } from "#db/failures/retry.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { inReadingTurn } from "#services/jobs/in-turn.ts";
import { nextMessage, startThread } from "#services/jobs/thread.ts";
import type { Services } from "#services/services.ts";
import { registrationCountries } from "#values/countries.ts";
import { readId } from "#values/id.ts";
import type { Lang } from "#values/say.ts";
import type { Answers } from "../answers.ts";
import { nameIn, savedPeople } from "../companions.server.ts";
import { type DraftServices, keepForList, keepList } from "../drafts.server.ts";
import { register } from "../entering/commands.server.ts";
import { knownAnswers } from "../known-answers.server.ts";
import type { RegistrationRefusal } from "../obstacle.ts";
import { waiverLangOn } from "../rules/entry-rules.ts";
import { withConsents } from "../schema.ts";
import type { ReadList } from "./list-reading.ts";
import type { ListFileProblem, ListProblem } from "./messages.ts";
import { isRightRow, type ListRace, rowsOf } from "./queries.server.ts";
import type { ListTask } from "./reading-thread.server.ts";
import { isSamePerson } from "./row-problems.ts";

/** Where a date begins with its month. */
const dateOrders: Readonly<Record<string, ListTask["form"]["order"]>> = {
  "United States": "month",
};

const longestReadingMs = 30_000;
const mostMegabytes = 256;

/**
 * Reads a list of people for a race and keeps them as drafts that are sent together. What the account has saved of a
 * person fills in what the list leaves open, and a row about the viewer is the viewer's own entry.
 * @param list.distanceId - of the rows that name none
 */
export async function uploadList(
  services: DraftServices & Pick<Services, "now">,
  viewer: Pick<Viewer, "userId">,
  { race, form, today, allQuestions, allExtras }: ListRace,
  list: { bytes: Uint8Array; distanceId: string | null; savesPeople: boolean },
): Promise<{ problem: ListFileProblem } | { problem: null; id: string; ignored: string[] }> {
  const read = await readInThread(viewer, {
    bytes: list.bytes,
    form: {
      rules: form.rules,
      distances: race.distances.map(({ id, text }) => ({ id, text })),
      questions: allQuestions,
      extras: allExtras,
      country: registrationCountries.find((offered) => offered === race.country) ?? "Other",
      order: dateOrders[race.country] ?? "day",
      today,
      mostRows: form.people,
    },
  });
  if ("problem" in read) return read;
  const saved = await savedPeople(services, viewer);
  const own = await knownAnswers(services, viewer, form.rules);
  const nobody = { distanceId: null, document: "" };
  const identityOf = (answers: Answers) => ({
    ...nobody,
    name: nameIn(answers),
    dateOfBirth: answers.dateOfBirth ?? "",
  });
  let isOwnListed = false;
  const people = read.people.map(({ distanceId, answers }) => {
    const person = identityOf(answers);
    const isOwn = !isOwnListed && isSamePerson(identityOf(own), person);
    if (isOwn) isOwnListed = true;
    const before = isOwn
      ? null
      : saved.find((one) => isSamePerson(identityOf(one.answers), person));
    const known = isOwn ? own : (before?.answers ?? {});
    return {
      distanceId: distanceId ?? (answers.typedDistance ? null : list.distanceId),
      companionId: isOwn ? null : (before?.id ?? randomUUID()),
      answers: { ...known, ...answers, ...(list.savesPeople && !isOwn && { savesPerson: "yes" }) },
    };
  });
  const id = randomUUID();
  await withRetry(services.db, (tx) =>
    keepList({ ...services, db: tx }, viewer, { raceId: race.id, groupId: id }, people),
  );
  return { problem: null, id, ignored: read.ignored };
}

async function readInThread({ userId }: Pick<Viewer, "userId">, task: ListTask): Promise<ReadList> {
  const read = async (): Promise<ReadList> => {
    const thread = startThread("app/features/registrations/lists/reading-thread.server.ts", {
      data: task,
      limits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    try {
      return await nextMessage<ReadList>(thread, longestReadingMs);
    } catch {
      return { problem: "too-slow" };
    } finally {
      await thread.terminate();
    }
  };
  return (await inReadingTurn(read, { by: userId })) ?? { problem: "busy" };
}

/** What the viewer confirms for the people of a list. */
type ListConsent = { waiverVersion: string; hasWaiver: boolean; hasGuardians: boolean };

type SentList =
  | { problem: null; registrationId: string; orderId: string | null }
  | { problem: ListProblem | RegistrationRefusal };

/**
 * Registers everybody of a list with one order, or nobody. The viewer confirms that each person has accepted the waiver,
 * and that the parent or guardian of each minor consents.
 */
export async function sendList(
  services: DraftServices & Pick<Services, "now" | "mail">,
  viewer: Pick<Viewer, "userId">,
  listRace: ListRace,
  {
    listId,
    consent,
    shownMinor,
    origin,
    lang,
  }: {
    listId: string;
    consent: ListConsent;
    /** The total that the viewer has seen; `null` where none was shown. */
    shownMinor: number | null;
    origin: string;
    lang: Lang;
  },
): Promise<SentList> {
  const { race, form } = listRace;
  const list = { raceId: race.id, groupId: readId(listId) ?? "" };
  const rows = list.groupId ? await rowsOf(services, viewer, listRace, list.groupId) : [];
  const [first] = rows;
  if (!first) return { problem: "gone" };
  if (!rows.every(isRightRow)) return { problem: "wrong-rows" };
  if (!consent.hasWaiver) return { problem: "waiver" };
  if (consent.waiverVersion !== String(form.waiver?.version ?? "")) {
    return { problem: "waiver-changed" };
  }
  if (rows.some(({ isMinor }) => isMinor) && !consent.hasGuardians) return { problem: "guardian" };
  const waiverLang = waiverLangOn(form, lang);
  await keepForList(services, viewer, list, { ...withConsents({}, form), waiverLang });
  const made = await register(services, viewer, first.draft.key, { origin, shownMinor });
  return made.problem === null ? made : { problem: made.problem };
}
