import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { changeStatuses, undoStatuses } from "#features/registrations/roster/commands.server.ts";
import {
  aheadFirst,
  changedSentence,
  failedToUpdate,
  nothingToUndo,
  tooManyMatching,
  undoneSentence,
  withoutMail,
} from "#features/registrations/roster/messages.ts";
import type {
  ChangeProblem,
  MatchingQuestion,
  RefusedChange,
  RosterFilters,
} from "#features/registrations/roster/roster.ts";
import {
  matchingChange,
  mostMatching,
  readUndone,
  statusChange,
} from "#features/registrations/roster/schema.ts";
import { matchingIds } from "#features/registrations/roster/search.server.ts";
import { offerFreed } from "#features/registrations/waiting/offering.server.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import type { Sentence, Words } from "#values/say.ts";
import { sentencesInOne } from "#values/text/sentences.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { GivenStatus } from "../given-status.ts";

/** Does what the form asks for, and leads on to `path` when nothing of it was refused. */
export async function changeFrom(args: RequestArgs, editor: Editor, path: string) {
  const { value, errors } = readForm(statusChange, await formOf(args.request));
  return errors ? firstOf(errors.fields) : change(args, editor, value, () => path);
}

type ListPage = { path: string; query: URLSearchParams };

/**
 * As `changeFrom`, for a list: also undoes the changes of one click, and changes all registrations that
 * match, after a question that names their number.
 * @param list - the page of the list, with its filters in the query
 */
export async function changeFromList(
  args: RequestArgs,
  editor: Editor,
  list: ListPage,
  filters: RosterFilters,
) {
  const form = await formOf(args.request);
  if (form.has("undo")) return undo(args, editor, readUndone(form.get("undo")), addressOf(list));
  const undoable = (moment: string) => addressOf(list, moment);
  const asksFirst = form.has("every");
  if (!asksFirst && !form.has("matching")) {
    const { value, errors } = readForm(statusChange, form);
    return errors ? firstOf(errors.fields) : change(args, editor, value, undoable);
  }
  const registration = await matchingIds(services(args.context), editor, filters, mostMatching + 1);
  if (registration.length > mostMatching) return refuse(tooManyMatching(mostMatching));
  const question = data<MatchingQuestion>({ matching: registration.length });
  if (asksFirst) return question;
  const { value, errors } = readForm(matchingChange, form);
  if (errors) return firstOf(errors.fields);
  // Others match by now than those that the question was about.
  if (value.matching !== registration.length) return question;
  return change(args, editor, { registration, status: value.status }, undoable);
}

/** The address of the list, where the changes of the timestamp `undo` can be undone. */
function addressOf({ path, query }: ListPage, undo?: string): string {
  const params = new URLSearchParams(query);
  if (undo) params.set("undo", undo);
  return params.size > 0 ? `${path}?${params}` : path;
}

type Asked = { registration: readonly string[]; status: GivenStatus; ahead?: boolean };

/** @param pathAfter - where it leads on to, given the timestamp of the changes */
async function change(
  { request, context }: RequestArgs,
  editor: Editor,
  asked: Asked,
  pathAfter: (moment: string) => string,
) {
  const at = { origin: publicOrigin(request) };
  const made = await changeStatuses(services(context), editor, asked, at);
  const done = made.changed > 0 ? changedSentence(asked.status, made.changed) : null;
  if (done && asked.status === "cancelled") await offerFreed(services(context));
  const undo = made.moment.toISOString();
  return answer(context, { refused: made.refused, done, undo }, pathAfter(undo));
}

async function undo(
  { request, context }: RequestArgs,
  editor: Editor,
  moment: Date | null,
  path: string,
) {
  const at = { origin: publicOrigin(request) };
  const made = moment && (await undoStatuses(services(context), editor, moment, at));
  if (!made || (made.changed === 0 && made.refused.length === 0)) return refuse(nothingToUndo);
  const done = made.changed > 0 ? undoneSentence(made.changed) : null;
  if (done) await offerFreed(services(context));
  return answer(context, { refused: made.refused, done }, path);
}

type Made = { refused: RefusedChange[]; done: Words | null; undo?: string };

function answer(context: RequestArgs["context"], made: Made, path: string) {
  const { refused, done } = made;
  if (done) dropPages(context);
  if (done && refused.length === 0) {
    const isSilent = services(context).mail.mode === "unavailable";
    return seeOtherSaying(path, isSilent ? sentencesInOne([done, withoutMail]) : done);
  }
  const isQuestion = refused.every(({ refusal }) => refusal.problem === "ahead");
  const problem = isQuestion && !done ? aheadFirst : failedToUpdate;
  return data<ChangeProblem>({ ...made, problem }, 400);
}

function firstOf(fields: Record<string, Sentence | undefined>) {
  return refuse(Object.values(fields).find((sentence) => sentence) ?? failedToUpdate);
}

function refuse(problem: Sentence) {
  return data<ChangeProblem>({ done: null, problem, refused: [] }, 400);
}
