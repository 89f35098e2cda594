import { type SQL, sql } from "drizzle-orm";
import { orNull } from "#db/kinds.ts";
import { readCount, readRows } from "#db/rows.ts";
import { entryAnswers, entryFiles, entryQuestions } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { type FileCondition, isFileState } from "../questions/file-state.ts";
import type { QuestionText } from "../questions/question.ts";

/** A question of an entry that is answered with a file. */
export type EntryFile = {
  questionId: string;
  question: QuestionText;
  hint: QuestionText;
  isRequired: boolean;
  condition: FileCondition;
  /** `null` before the runner sends one, and after it is deleted. */
  fileId: string | null;
  /** Why the organizer did not accept it. */
  refusal: string | null;
};

const entryFile = {
  questionId: entryQuestions.id,
  textEn: entryQuestions.textEn,
  textEs: entryQuestions.textEs,
  hintEn: entryQuestions.hintEn,
  hintEs: entryQuestions.hintEs,
  isRequired: entryQuestions.isRequired,
  state: orNull(entryAnswers.answer),
  fileId: orNull(entryFiles.id),
  refusal: orNull(entryFiles.refusal),
};

/** Whether question `q` is asked of entry `g`. */
const isAskedOf = sql`q.race_id = g.race_id and q.is_asked
  and (q.distance_id is null or q.distance_id = g.distance_id)`;

/** The files that an entry is asked for, and those that it has sent, in the order of the questions. */
export async function filesOfEntry(
  { db }: Pick<Services, "db">,
  registrationId: string,
): Promise<EntryFile[]> {
  const rows = await readRows(
    db,
    entryFile,
    sql`
    select q.id as "questionId", q.text_en as "textEn", q.text_es as "textEs", q.hint_en as "hintEn",
      q.hint_es as "hintEs", q.is_required as "isRequired", a.answer as state, f.id as "fileId", f.refusal
    from race_registrations g join entry_questions q on q.race_id = g.race_id and q.kind = 'file'
      left join entry_answers a on a.registration_id = g.id and a.question_id = q.id
      left join entry_files f on f.registration_id = g.id and f.question_id = q.id
    where g.id = ${registrationId}::uuid and (a.id is not null or (${isAskedOf}))
    order by q.sort_order, q.id`,
  );
  return rows.map(({ textEn, textEs, hintEn, hintEs, state, ...row }) => ({
    ...row,
    question: { en: textEn, es: textEs },
    hint: { en: hintEn, es: hintEs },
    condition: state !== null && isFileState(state) ? state : "missing",
  }));
}

/** Whether entry `g` has a file that waits for an organizer. */
export const hasWaitingFile = sql`exists (
  select from entry_answers a join entry_questions q on q.id = a.question_id and q.kind = 'file'
  where a.registration_id = g.id and a.answer = 'received')`;

/** How many entries of a race have one. */
export function waitingFiles(raceId: SQL): SQL {
  return sql`(select count(distinct g.id)::int
    from entry_questions q join entry_answers a on a.question_id = q.id and a.answer = 'received'
    join race_registrations g on g.id = a.registration_id and g.status <> 'cancelled'
    where q.race_id = ${raceId} and q.kind = 'file')`;
}

/** The same of one race; the caller has asked whether it may be seen. */
export async function countWaitingFiles(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<number> {
  return readCount(db, sql`select ${waitingFiles(sql`${raceId}::uuid`)} as count`);
}

/** The most urgent condition of the required files of entry `g`; `null` where it is asked for none. */
export const requiredFiles: SQL = sql`(
  select case min(case a.answer when 'approved' then 4 when 'received' then 3 when 'refused' then 2 else 1 end)
    when 4 then 'approved' when 3 then 'received' when 2 then 'refused' when 1 then 'missing' end
  from entry_questions q
    left join entry_answers a on a.registration_id = g.id and a.question_id = q.id
  where q.kind = 'file' and q.is_required and ${isAskedOf}
)`;
