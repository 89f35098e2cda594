import { data } from "react-router";
import { queueThanks } from "#features/race-mail/sending.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import type { Workplace } from "#features/races/editing/workplace.ts";
import type { Editor } from "#features/races/rights.server.ts";
import {
  correctResult,
  discardResults,
  mapResults,
  matchResult,
  publishResults,
  setPhotosLink,
  setResultSettings,
  withdrawResults,
} from "#features/results/commands.server.ts";
import { findVersion } from "#features/results/desk.server.ts";
import {
  type ResultFileProblem,
  type ResultProblem,
  resultFileProblems,
  resultProblems,
} from "#features/results/messages.ts";
import {
  columnChoice,
  correctionForm,
  matchForm,
  photosForm,
  publishForm,
  settingsForm,
} from "#features/results/schema.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "../+types/version.ts";

/** What the screen says of a change that was not made. */
export type VersionAnswer = { problem: Words | null; errors: FormErrors | null };

type Change = (
  args: Route.ActionArgs,
  editor: Editor & { userId: string },
  at: Workplace,
) => Promise<Response | ReturnType<typeof refused>>;

export const changes: Record<string, Change> = {
  async columns(args, editor, at) {
    const key = keyOf(args.params);
    const known = services(args.context);
    const version = await findVersion(known.db, key.raceId, key.importId);
    if (!version) return refused("gone");
    const form = await formOf(args.request);
    const only = String(form.get("only") ?? "");
    const fields = version.reading.headings.map((_, place) =>
      columnChoice.parse(form.get(`column-${place}`) ?? ""),
    );
    const { problem } = await mapResults(known, editor, key, { fields, only: only || null });
    if (problem !== null) return refused(problem, form);
    return seeOtherSaying(at.resultVersion(key.raceId, key.importId), {
      en: "The file was read again.",
      es: "Leímos el archivo de nuevo.",
    });
  },
  async settings(args, editor, at) {
    const form = await formOf(args.request);
    const { value } = readForm(settingsForm, form);
    if (!value) return refused("unreadable", form);
    const key = keyOf(args.params);
    const { team_by: by, team_count: count, ...settings } = value;
    const { problem } = await setResultSettings(services(args.context), editor, key, {
      ...settings,
      teams: by && { by, count },
    });
    if (problem !== null) return refused(problem, form);
    dropPages(args.context);
    return seeOtherSaying(at.resultVersion(key.raceId, key.importId), {
      en: "Places updated.",
      es: "Puestos actualizados.",
    });
  },
  async publish(args, editor, at) {
    const key = keyOf(args.params);
    const form = await formOf(args.request);
    const { value, errors } = readForm(publishForm, form);
    if (errors) return data<VersionAnswer>({ problem: null, errors }, 400);
    const { problem } = await publishResults(services(args.context), editor, key, {
      hidesMinors: value.hides_minors,
      note: value.note,
    });
    if (problem !== null) return refused(problem);
    dropPages(args.context);
    const origin = publicOrigin(args.request);
    await queueThanks(services(args.context), { origin, raceId: key.raceId });
    return seeOtherSaying(at.resultVersion(key.raceId, key.importId), {
      en: "The results are published.",
      es: "Los resultados están publicados.",
    });
  },
  async withdraw(args, editor, at) {
    const key = keyOf(args.params);
    const { problem } = await withdrawResults(services(args.context), editor, key);
    if (problem !== null) return refused(problem);
    dropPages(args.context);
    return seeOtherSaying(at.resultVersion(key.raceId, key.importId), {
      en: "The results are no longer public.",
      es: "Los resultados ya no son públicos.",
    });
  },
  async photos(args, editor, at) {
    const key = keyOf(args.params);
    const { value, errors } = readForm(photosForm, await formOf(args.request));
    if (errors) return data<VersionAnswer>({ problem: null, errors }, 400);
    const { problem } = await setPhotosLink(services(args.context), editor, key, value.photos);
    if (problem !== null) return refused(problem);
    dropPages(args.context);
    return seeOtherSaying(at.resultVersion(key.raceId, key.importId), {
      en: "The link to the photos is saved.",
      es: "Se guardó el enlace a las fotos.",
    });
  },
  async discard(args, editor, at) {
    const key = keyOf(args.params);
    const { problem } = await discardResults(services(args.context), editor, key);
    if (problem !== null) return refused(problem);
    return seeOtherSaying(at.results(key.raceId), {
      en: "The draft is deleted.",
      es: "El borrador fue eliminado.",
    });
  },
  async match(args, editor, at) {
    const form = await formOf(args.request);
    const { value } = readForm(matchForm, form);
    if (!value) return refused("gone", form);
    if (value.way === "match" && value.bib === null) return refused("no-entry", form);
    const key = { ...keyOf(args.params), resultId: value.row };
    const entry = value.way === "match" && value.bib !== null ? { bib: value.bib } : "left";
    const { problem } = await matchResult(services(args.context), editor, key, entry);
    if (problem !== null) return refused(problem, form);
    dropPages(args.context);
    return seeOtherSaying(
      at.resultVersion(key.raceId, key.importId) + args.url.search,
      entry === "left"
        ? { en: "The result stays without an entry.", es: "El resultado queda sin inscripción." }
        : { en: "The result has its entry.", es: "El resultado tiene su inscripción." },
    );
  },
  async correct(args, editor, at) {
    const form = await formOf(args.request);
    const { value, errors } = readForm(correctionForm, form);
    if (errors) return data<VersionAnswer>({ problem: null, errors }, 400);
    const resultId = args.url.searchParams.get("row") ?? "";
    const key = { ...keyOf(args.params), resultId };
    const { problem } = await correctResult(services(args.context), editor, key, value);
    if (problem === "no-reason") {
      const fields = { reason: resultProblems[problem] };
      return data<VersionAnswer>(
        { problem: null, errors: { ...formErrors(null, form), fields } },
        400,
      );
    }
    if (problem !== null) return refused(problem, form);
    dropPages(args.context);
    return seeOtherSaying(at.resultVersion(key.raceId, key.importId), {
      en: "The result is corrected.",
      es: "El resultado fue corregido.",
    });
  },
};

function keyOf({ id, version }: { id: string; version: string }) {
  return { raceId: raceIdOf(id), importId: version };
}

function refused(problem: ResultProblem | ResultFileProblem, form: FormData | null = null) {
  if (problem === "no-race") throw raceMissing();
  const words = { ...resultProblems, ...resultFileProblems }[problem];
  const errors = form && formErrors(null, form);
  return data<VersionAnswer>({ problem: words, errors }, problem === "gone" ? 409 : 400);
}
