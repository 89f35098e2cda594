import { and, asc, eq, isNotNull, isNull, max, ne, sql } from "drizzle-orm";
import { orNull, text } from "#db/kinds.ts";
import { raceRegistrations, registrationDrafts } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import type { RaceToEnter } from "#features/races/race.ts";
import { todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { readId } from "#values/id.ts";
import type { Currency } from "#values/money.ts";
import type { Answers } from "../answers.ts";
import { nameIn } from "../companions.server.ts";
import { type DraftServices, findList, type GroupedDraft } from "../drafts.server.ts";
import type { EntryExtra } from "../extras/extra.ts";
import { currencyOfSale, extrasFor } from "../extras/queries.server.ts";
import { type ExtraProblems, extraName, readExtras } from "../extras/reading-extras.ts";
import type { ChosenExtra } from "../prices/order-price.ts";
import { type EntryPrice, priceOfEntries } from "../prices/queries.server.ts";
import { questionsFor } from "../questions/queries.server.ts";
import { type EntryQuestion, hasChoices } from "../questions/question.ts";
import { chosenIn, questionName, readQuestionAnswers } from "../questions/reading-answers.ts";
import { type EntryForm, genders } from "../rules/entry-rules.ts";
import { documentTypes, readDocumentNumber } from "../rules/identity-document.ts";
import { findEntryForm } from "../rules/queries.server.ts";
import { isMinorIn, problemsIn } from "../schema.ts";
import {
  isSameColumn,
  type ListColumn,
  listColumns,
  onceByIds,
  onceEach,
  toldApart,
} from "./list-columns.ts";
import { type Identified, isSamePerson, type ListedPersonProblem } from "./row-problems.ts";

/** A race that takes lists, with everything that its form asks. */
export type ListRace = {
  race: RaceToEnter;
  form: EntryForm;
  today: Day;
  /** The questions of each distance; those of a row without one are the questions of all distances. */
  questions: (distanceId: string | null) => EntryQuestion[];
  allQuestions: EntryQuestion[];
  /** What each distance may buy; a row without one, what all distances may. */
  extras: (distanceId: string | null) => EntryExtra[];
  allExtras: EntryExtra[];
  currency: Currency | undefined;
  columns: ListColumn[];
};

/** The race of a list; `null` for an unknown one. */
export async function findListRace(
  { db, now }: Pick<Services, "db" | "now">,
  raceId: string,
): Promise<ListRace | null> {
  const id = readId(raceId);
  const race = id === null ? null : await findRaceToEnter({ db }, id);
  if (!race) return null;
  const form = await findEntryForm({ db }, race.id);
  const distances = race.distances.length > 0 ? race.distances.map(({ id }) => id) : [null];
  const today = todayAt(race, now());
  const asked = new Map<string | null, EntryQuestion[]>();
  const sold = new Map<string | null, EntryExtra[]>();
  for (const distanceId of distances) {
    const target = { raceId: race.id, distanceId };
    asked.set(distanceId, await questionsFor({ db }, target));
    sold.set(distanceId, await extrasFor({ db, now }, target, today));
  }
  const extrasIn = toldApart(sold);
  const [allQuestions, allExtras] = [allIn(asked), allIn(extrasIn)];
  const { rules } = form;
  return {
    race,
    form,
    today,
    questions: (distanceId) => asked.get(distanceId) ?? [],
    allQuestions,
    extras: (distanceId) => extrasIn.get(distanceId) ?? [],
    allExtras,
    currency: await currencyOfSale({ db }, race.id),
    columns: listColumns({
      rules,
      distances: race.distances,
      questions: allQuestions,
      extras: allExtras,
    }),
  };
}

function allIn<One extends { id: string }>(byDistance: ReadonlyMap<string | null, One[]>): One[] {
  return onceByIds([...byDistance.values()].flat());
}

/** A person of a list, with what is wrong. */
export type ListRow = {
  draft: GroupedDraft;
  number: number;
  isMinor: boolean;
  problems: ReturnType<typeof problemsIn>;
  questions: ReturnType<typeof readQuestionAnswers>["problems"];
  /** What its distance may still buy beside the entry, once the rows before have what they order. */
  offered: EntryExtra[];
  bought: ChosenExtra[];
  extras: ExtraProblems;
  /** What it orders that its distance does not sell. */
  notSold: EntryExtra[];
  person: ListedPersonProblem | null;
};

export type ListToSend = { rows: ListRow[]; price: EntryPrice | null };

/** A list of the viewer that is not sent yet, with what it costs; without people where it is gone. */
export async function readListOf(
  services: DraftServices & Pick<Services, "now">,
  viewer: Pick<Viewer, "userId">,
  listRace: ListRace,
  listId: string,
): Promise<ListToSend> {
  const { race, today } = listRace;
  const rows = await rowsOf(services, viewer, listRace, listId);
  const entries = rows.map(({ draft: { key, companionId }, bought }) => ({
    distanceId: key.distanceId,
    companionId,
    extras: bought,
  }));
  const typedCode = rows[0]?.draft.answers.voucherCode ?? "";
  const asked = { raceId: race.id, entries, today, typedCode };
  return { rows, price: await priceOfEntries(services, viewer, asked) };
}

/** The people of such a list, each with what is wrong. */
export async function rowsOf(
  services: DraftServices,
  viewer: Pick<Viewer, "userId">,
  { race, form, today, questions, extras, allExtras, currency }: ListRace,
  listId: string,
): Promise<ListRow[]> {
  const drafts = await findList(services, viewer, { raceId: race.id, groupId: listId });
  const entered = await enteredIn(services, viewer, race.id);
  const known = drafts.map(identified);
  const taken = new Map<string, number>();
  return drafts.map((draft, at): ListRow => {
    const { answers, key } = draft;
    const asked = questions(key.distanceId);
    const own = known[at] ?? identified(draft);
    const twin = known.findIndex((other) => isSamePerson(other, own));
    const person: ListedPersonProblem | null =
      key.distanceId === null && race.distances.length > 0
        ? { code: "no-distance" }
        : entered.some((other) => isSamePerson(other, own))
          ? { code: "registered" }
          : twin >= 0 && twin < at
            ? { code: "twice", row: twin + 1 }
            : null;
    const offered = extras(key.distanceId).map((extra) => ({
      ...extra,
      left: extra.left === null ? null : extra.left - (taken.get(extra.id) ?? 0),
    }));
    const bought = readExtras(offered, answers, currency);
    for (const { extraId, quantity } of bought.chosen) {
      taken.set(extraId, (taken.get(extraId) ?? 0) + quantity);
    }
    return {
      draft,
      offered,
      bought: bought.chosen,
      extras: bought.problems,
      notSold: person?.code === "no-distance" ? [] : extrasNotSold(allExtras, offered, answers),
      number: at + 1,
      isMinor: isMinorIn(race, answers.dateOfBirth),
      problems: { ...problemsIn(answers, today, race, form), ...strayGender(answers, form) },
      questions: {
        ...readQuestionAnswers(asked, answers).problems,
        ...strayChoices(asked, answers),
      },
      person,
    };
  });
}

export function isRightRow({ problems, questions, extras, notSold, person }: ListRow): boolean {
  return (
    person === null &&
    notSold.length === 0 &&
    [problems, questions, extras].every((wrong) => Object.keys(wrong).length === 0)
  );
}

/** Extras of other distances that a row orders; those of one name share its column. */
export function extrasNotSold(
  all: readonly EntryExtra[],
  offered: readonly EntryExtra[],
  answers: Answers,
): EntryExtra[] {
  const stray = all.filter(({ id, name }) => {
    const typed = (answers[extraName(id)] ?? "").trim();
    const isOffered = offered.some((extra) => isSameColumn(extra.name, name));
    return typed !== "" && typed !== "0" && !isOffered;
  });
  return onceEach(stray, ({ name }) => name);
}

/** A choice of a list that the question does not offer: the form would take it for none. */
function strayChoices(asked: readonly EntryQuestion[], answers: Answers) {
  const stray = asked.filter((question) => {
    const typed = answers[questionName(question.id)] ?? "";
    const ids = chosenIn(typed);
    return (
      hasChoices(question) && typed !== "" && !question.choices.some(({ id }) => ids.includes(id))
    );
  });
  return Object.fromEntries(stray.map(({ id }) => [id, "required" as const]));
}

function strayGender({ gender = "" }: Answers, { rules }: EntryForm) {
  const isStray =
    rules.gender !== "hidden" && gender !== "" && !genders.some((one) => one === gender);
  return isStray ? { gender: "required" as const } : {};
}

function identified({ key, answers }: GroupedDraft): Identified {
  const type = documentTypes.find((one) => one === answers.documentType);
  const number = type && readDocumentNumber(type, answers.documentNumber ?? "");
  return {
    distanceId: key.distanceId,
    name: nameIn(answers),
    dateOfBirth: answers.dateOfBirth ?? "",
    document: type && number ? `${type} ${number}` : "",
  };
}

/** Everybody whom the viewer has entered for a race, also where the order is not paid yet. */
async function enteredIn(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  raceId: string,
): Promise<Identified[]> {
  const entries = await db
    .select({
      distanceId: raceRegistrations.distanceId,
      firstName: raceRegistrations.firstName,
      lastName: raceRegistrations.lastName,
      dateOfBirth: sql`${raceRegistrations.dateOfBirth}`.mapWith(orNull(text)),
    })
    .from(raceRegistrations)
    .where(
      and(
        eq(raceRegistrations.userId, userId),
        eq(raceRegistrations.raceId, raceId),
        ne(raceRegistrations.status, "cancelled"),
      ),
    );
  return entries.map(({ distanceId, dateOfBirth, ...answers }) => ({
    distanceId,
    name: nameIn(answers),
    dateOfBirth: dateOfBirth ?? "",
    document: "",
  }));
}

/** The lists of the viewer for a race that are not sent yet, the latest first. */
export async function unsentLists(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  raceId: string,
): Promise<{ id: string; people: number; changedAt: Date }[]> {
  const changedAt = max(registrationDrafts.updatedAt);
  const rows = await db
    .select({
      id: registrationDrafts.groupId,
      people: sql`count(*)::int`.mapWith(Number),
      changedAt,
    })
    .from(registrationDrafts)
    .where(
      and(
        eq(registrationDrafts.userId, userId),
        eq(registrationDrafts.raceId, raceId),
        isNull(registrationDrafts.registrationId),
        isNotNull(registrationDrafts.groupId),
      ),
    )
    .groupBy(registrationDrafts.groupId)
    .having(sql`count(*) > 1`)
    .orderBy(sql`${changedAt} desc`, asc(registrationDrafts.groupId));
  return rows.flatMap(({ id, changedAt: at, ...row }) =>
    id && at ? { ...row, id, changedAt: at } : [],
  );
}
