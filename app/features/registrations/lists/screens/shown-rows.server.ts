import type { Words } from "#values/say.ts";
import type { Answers } from "../../answers.ts";
import { nameIn } from "../../companions.server.ts";
import type { ChosenExtra } from "../../prices/order-price.ts";
import type { EntryQuestion } from "../../questions/question.ts";
import { isRightRow, type ListRace, type ListRow, type ListToSend } from "../queries.server.ts";
import { rowSentences } from "../row-problems.ts";

/** A person of a list as the review shows them. */
export type ShownRow = {
  id: string;
  number: number;
  name: string;
  distance: string | null;
  dateOfBirth: string;
  isMinor: boolean;
  dueMinor: number | null;
  bought: Pick<ChosenExtra, "name" | "quantity">[];
  sentences: Words[];
};

/** The person whose data is being corrected. */
export type EditedRow = Pick<ListRow, "problems" | "offered" | "extras"> & {
  id: string;
  distanceId: string | null;
  answers: Answers;
  questions: EntryQuestion[];
  wrong: ListRow["questions"];
};

/** A list for its review. Only the person who is corrected comes with all answers. */
export function shownRows(
  { race, columns, questions, currency = "USD" }: ListRace,
  { rows, price }: ListToSend,
  rowId: string | null,
) {
  const edited = rows.find(({ draft }) => draft.key.draftId === rowId);
  const { distanceId = null } = edited?.draft.key ?? {};
  const lines = price?.priced.lines ?? [];
  return {
    isRight: rows.length > 0 && rows.every(isRightRow),
    rows: rows.map((row, at): ShownRow => {
      const { answers, key } = row.draft;
      const line = lines[at];
      return {
        id: key.draftId,
        number: row.number,
        name: nameIn(answers),
        distance: race.distances.find(({ id }) => id === key.distanceId)?.text ?? null,
        dateOfBirth: answers.dateOfBirth ?? "",
        isMinor: row.isMinor,
        dueMinor: line ? line.dueMinor + line.extrasMinor : null,
        bought: row.bought.map(({ name, quantity }) => ({ name, quantity })),
        sentences: isRightRow(row)
          ? []
          : rowSentences(columns, answers, row, { minimumAge: race.minimumAge, currency }),
      };
    }),
    edited: edited
      ? ({
          id: edited.draft.key.draftId,
          distanceId,
          answers: edited.draft.answers,
          questions: questions(distanceId),
          problems: edited.problems,
          offered: edited.offered,
          extras: edited.extras,
          wrong: edited.questions,
        } satisfies EditedRow)
      : null,
    // A code that keeps places opens a full distance.
    full: price?.voucher?.keepsPlaces ? [] : fullDistances(race.distances, rows),
    price: price && {
      currency: price.priced.currency,
      totalMinor: price.priced.totalMinor,
      groupMinor: lines.reduce((sum, { groupMinor }) => sum + groupMinor, 0),
      codeMinor: lines.reduce((sum, { codeMinor }) => sum + codeMinor, 0),
      creditMinor: lines.reduce((sum, { creditMinor }) => sum + creditMinor, 0),
      extrasMinor: lines.reduce((sum, line) => sum + line.extrasMinor, 0),
    },
  };
}

/** The distances that have fewer places left than the list has people for them. */
function fullDistances(
  distances: ListRace["race"]["distances"],
  rows: readonly ListRow[],
): { distance: string; left: number; people: number }[] {
  return distances.flatMap(({ id, text, capacity, taken }) => {
    const people = rows.filter(({ draft }) => draft.key.distanceId === id).length;
    const left = capacity === null ? people : Math.max(capacity - taken, 0);
    return people > left ? [{ distance: text, left, people }] : [];
  });
}
