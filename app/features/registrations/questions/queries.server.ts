import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { integer, listOf, object, orNull } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { entryAnswers, entryChoices, entryQuestions, races } from "#db/schema.ts";
import { distanceNames } from "#features/races/editing/distances/distances.server.ts";
import { type Editor, isEditable } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { readId } from "#values/id.ts";
import type { EntryTarget } from "../registration.ts";
import {
  asAsked,
  type EntryQuestion,
  type GivenAnswer,
  type OwnChoice,
  type OwnQuestion,
  type QuestionText,
} from "./question.ts";

/** The questions for a runner of a distance, in their order. */
export async function questionsFor(
  { db }: Pick<Services, "db">,
  { raceId, distanceId }: EntryTarget,
): Promise<EntryQuestion[]> {
  const ofDistance = or(
    isNull(entryQuestions.distanceId),
    distanceId === null ? sql`false` : eq(entryQuestions.distanceId, distanceId),
  );
  const isAsked = and(eq(entryQuestions.raceId, raceId), entryQuestions.isAsked, ofDistance);
  return (await findQuestions(db, isAsked)).map(asAsked);
}

/** The questions of a race, with the distances that they can be about. */
export type OwnQuestions = {
  race: { id: string; name: string; startDate: Day };
  distances: { id: string; distance: string }[];
  questions: OwnQuestion[];
};

/** A race that the editor may edit, with all its questions in their order. */
export async function findOwnQuestions(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string,
): Promise<OwnQuestions | null> {
  const known = readId(raceId);
  if (known === null) return null;
  const [race] = await db
    .select({ id: races.id, name: races.raceName, startDate: races.startDate })
    .from(races)
    .where(isEditable(editor, known));
  if (!race) return null;
  const questions = await findQuestions(db, eq(entryQuestions.raceId, known));
  const distances = await distanceNames(db, known);
  return { race, distances, questions: await withAnswerCounts(db, questions) };
}

/** The questions of a race that are asked now, of all its distances. */
export async function askedQuestions(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<Omit<OwnQuestion, "answers">[]> {
  return findQuestions(db, and(eq(entryQuestions.raceId, raceId), entryQuestions.isAsked));
}

/** Questions with their choices, in the order in which they are asked. */
export async function findQuestions(
  db: Database,
  where: SQL | undefined,
): Promise<Omit<OwnQuestion, "answers">[]> {
  const questions = await db
    .select(questionColumns)
    .from(entryQuestions)
    .where(where)
    .orderBy(asc(entryQuestions.sortOrder), asc(entryQuestions.id));
  if (questions.length === 0) return [];
  const choices = await db
    .select(choiceColumns)
    .from(entryChoices)
    .where(
      inArray(
        entryChoices.questionId,
        questions.map(({ id }) => id),
      ),
    )
    .orderBy(asc(entryChoices.sortOrder), asc(entryChoices.id));
  return questions.map((question) => ({
    ...question,
    choices: choices.filter(({ questionId }) => questionId === question.id).map(withoutQuestion),
  }));
}

/** Questions with the number of entries that answered them. */
export async function withAnswerCounts(
  db: Database,
  questions: readonly Omit<OwnQuestion, "answers">[],
): Promise<OwnQuestion[]> {
  if (questions.length === 0) return [];
  const counted = await db
    .select({
      questionId: entryAnswers.questionId,
      count: sql`count(distinct ${entryAnswers.registrationId})`.mapWith(integer),
    })
    .from(entryAnswers)
    .where(
      inArray(
        entryAnswers.questionId,
        questions.map(({ id }) => id),
      ),
    )
    .groupBy(entryAnswers.questionId);
  const counts = new Map(counted.map(({ questionId, count }) => [questionId, count]));
  return questions.map((question) => ({ ...question, answers: counts.get(question.id) ?? 0 }));
}

function withoutQuestion({ id, label, stock, taken }: OwnChoice): OwnChoice {
  return { id, label, stock, taken };
}

const questionColumns = {
  id: entryQuestions.id,
  kind: entryQuestions.kind,
  text: { en: entryQuestions.textEn, es: entryQuestions.textEs },
  hint: { en: entryQuestions.hintEn, es: entryQuestions.hintEs },
  isRequired: entryQuestions.isRequired,
  isAsked: entryQuestions.isAsked,
  distanceId: entryQuestions.distanceId,
  isDistanceDeleted: entryQuestions.isDistanceDeleted,
};

const choiceColumns = {
  id: entryChoices.id,
  questionId: entryChoices.questionId,
  label: { en: entryChoices.labelEn, es: entryChoices.labelEs },
  stock: entryChoices.stock,
  taken: entryChoices.taken,
};

const givenAnswer = {
  registrationId: entryAnswers.registrationId,
  questionId: entryQuestions.id,
  kind: entryQuestions.kind,
  textEn: entryQuestions.textEn,
  textEs: entryQuestions.textEs,
  typed: orNull(entryAnswers.answer),
  chosen: listOf(object({ en: entryChoices.labelEn, es: entryChoices.labelEs })),
};

/** What each of some entries answered, in the order of the questions. */
export async function answersOf(
  { db }: Pick<Services, "db">,
  registrationIds: readonly string[],
): Promise<Map<string, GivenAnswer[]>> {
  const byEntry = new Map<string, GivenAnswer[]>();
  if (registrationIds.length === 0) return byEntry;
  const rows = await readRows(
    db,
    givenAnswer,
    sql`
    select a.registration_id as "registrationId", q.id as "questionId", q.kind,
      q.text_en as "textEn", q.text_es as "textEs", max(a.answer) as typed,
      coalesce(
        json_agg(json_build_object('en', c.label_en, 'es', c.label_es) order by c.sort_order, c.id)
          filter (where c.id is not null),
        '[]'
      ) as chosen
    from entry_answers a join entry_questions q on q.id = a.question_id
      left join entry_choices c on c.id = a.choice_id
    where a.registration_id in (
      select x::uuid from jsonb_array_elements_text(${JSON.stringify(registrationIds)}::text::jsonb) x
    )
    group by a.registration_id, q.id
    order by q.sort_order, q.id`,
  );
  for (const { registrationId, textEn, textEs, ...row } of rows) {
    const answers = byEntry.get(registrationId) ?? [];
    answers.push({ ...row, question: { en: textEn, es: textEs } });
    byEntry.set(registrationId, answers);
  }
  return byEntry;
}

/** What one entry answered. */
export async function answersOfEntry(
  services: Pick<Services, "db">,
  registrationId: string,
): Promise<GivenAnswer[]> {
  return (await answersOf(services, [registrationId])).get(registrationId) ?? [];
}

/** The questions of a race that are asked or were answered: the columns of its files. */
export async function filedQuestions(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string | null,
): Promise<{ id: string; text: QuestionText }[]> {
  const own = raceId === null ? null : await findOwnQuestions({ db }, editor, raceId);
  return (own?.questions ?? [])
    .filter(({ isAsked, answers }) => isAsked || answers > 0)
    .map(({ id, text }) => ({ id, text }));
}
