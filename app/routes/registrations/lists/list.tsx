import { data, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { answersIn } from "#features/registrations/answers.ts";
import { changeListed, forgetList, keepForList } from "#features/registrations/drafts.server.ts";
import { extraAnswersIn } from "#features/registrations/extras/reading-extras.ts";
import { sendList, uploadList } from "#features/registrations/lists/commands.server.ts";
import {
  listFileProblems,
  listMegabytes,
  listProblems,
} from "#features/registrations/lists/messages.ts";
import {
  findListRace,
  isRightRow,
  type ListRace,
  type ListToSend,
  readListOf,
  rowsOf,
  unsentLists,
} from "#features/registrations/lists/queries.server.ts";
import { ListReview } from "#features/registrations/lists/screens/list-review.tsx";
import { ListUpload } from "#features/registrations/lists/screens/list-upload.tsx";
import { shownRows } from "#features/registrations/lists/screens/shown-rows.server.ts";
import { registrationFailures, registrationRefusals } from "#features/registrations/messages.ts";
import { registrationObstacle } from "#features/registrations/obstacle.ts";
import { codeOfEntries, keptDistances } from "#features/registrations/prices/queries.server.ts";
import { questionAnswersIn } from "#features/registrations/questions/reading-answers.ts";
import styles from "#features/registrations/registrations.css?url";
import { listPath } from "#features/registrations/wizard/wizard.ts";
import { dropPages, publicOrigin, requestId, services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import type { Services } from "#services/services.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useSay } from "#ui/language/language.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { type FormErrors, formErrors, formOf } from "#values/form/form.ts";
import { upTo } from "#values/form/upload.ts";
import { readId } from "#values/id.ts";
import type { Words } from "#values/say.ts";
import { keepable } from "#values/text/clean.ts";
import { languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { saidBefore, saidNow, seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../../changes.ts";
import type { Route } from "./+types/list.ts";

const changes = { read, row, leave, code, send, drop };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** `/races/:id/register/list`: many people from a spreadsheet, in one order. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  if (args.params.change !== undefined) changeOf(changes, args.params.change);
  const all = services(args.context);
  const listRace = await raceOf(args);
  const { race, form, today } = listRace;
  const listId = readId(args.url.searchParams.get("list"));
  const rowId = readId(args.url.searchParams.get("row"));
  const found = listId ? await readListOf(all, viewer, listRace, listId) : null;
  const said = saidBefore(args.request.headers.get("Cookie"));
  const typedCode = found?.rows[0]?.draft.answers.voucherCode ?? "";
  const coded =
    found &&
    (found.price ?? (await keptCodeOf(all, viewer, listRace, { rows: found.rows, typedCode })));
  const shown = {
    race: {
      id: race.id,
      name: race.name,
      minimumAge: race.minimumAge,
      distances: race.distances.map(({ id, text }) => ({ id, text })),
    },
    form,
    columns: listRace.columns,
    currency: listRace.currency ?? "USD",
    isOpen: form.people > 1 && registrationObstacle(race, null, { today }) === null,
    lists: await unsentLists(all, viewer, race.id),
    list:
      listId && found && found.rows.length > 0
        ? {
            id: listId,
            ...shownRows(listRace, found, rowId),
            code: coded && { typedCode, problem: coded.problem },
          }
        : null,
    isGone: listId !== null && found?.rows.length === 0,
    said,
  };
  return data(shown, said ? { headers: { "Set-Cookie": saidNow() } } : {});
}

/** The code of a list that costs nothing, where places are kept for codes. */
async function keptCodeOf(
  all: Pick<Services, "db">,
  viewer: Viewer,
  { race, today }: ListRace,
  { rows, typedCode }: Pick<ListToSend, "rows"> & { typedCode: string },
) {
  if ((await keptDistances(all, race.id)).length === 0) return null;
  const entries = rows.map(({ draft: { key, companionId } }) => ({
    distanceId: key.distanceId,
    companionId,
  }));
  return codeOfEntries(all, viewer, { raceId: race.id, entries, today, typedCode });
}

/** `POST /races/:id/register/list/:change`; places that are taken are shown by pages. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const change = changeOf(changes, args.params.change);
  return change(args, viewer, await raceOf(args));
}

async function raceOf({ context, params }: Pick<Route.ActionArgs, "context" | "params">) {
  const found = await findListRace(services(context), params.id);
  if (!found) throw data("Race Not Found", 404);
  return found;
}

const listLimit = upTo(listMegabytes + 1, listFileProblems["too-large"]);

/** Reads a file, or rows that were pasted from a spreadsheet. */
async function read(args: Route.ActionArgs, viewer: Viewer, listRace: ListRace) {
  const { race, form: entryForm } = listRace;
  const all = services(args.context);
  const form = await fileFormOf(args, viewer, listLimit);
  const refuse = (sentence: Words, status = 400, field: string | null = "file") =>
    data<FormErrors>(formErrors(sentence, form, field), status);
  if (entryForm.people < 2) return refuse(listProblems.closed, 409, null);
  if (!(await all.limits.allow("entryList", viewer.userId))) {
    return refuse(registrationFailures.tooMany, 429, null);
  }
  const file = form.get("file");
  const isFile = file instanceof File && file.name !== "";
  if (isFile && file.size > listMegabytes * 1024 * 1024)
    return refuse(listFileProblems["too-large"]);
  const pasted = String(form.get("rows") ?? "");
  if (!isFile && pasted.trim() === "") return refuse(listFileProblems["no-file"]);
  const made = await uploadList(all, viewer, listRace, {
    bytes: isFile ? await file.bytes() : new TextEncoder().encode(pasted),
    distanceId: race.distances.find(({ id }) => id === form.get("distance"))?.id ?? null,
    savesPeople: form.get("saves_people") === "yes",
  });
  if (made.problem !== null)
    return refuse(listFileProblems[made.problem], 400, isFile ? "file" : "rows");
  const path = listPath(race.id, { list: made.id });
  if (made.ignored.length === 0) return redirect(path, 303);
  const names = made.ignored.join(", ");
  return seeOtherSaying(path, {
    en: `This race does not ask for these columns, which were left out: ${names}.`,
    es: `Esta carrera no pide estas columnas, que se dejaron fuera: ${names}.`,
  });
}

/** Stores the corrected data of one person, and goes on to the next one with a problem. */
async function row(args: Route.ActionArgs, viewer: Viewer, listRace: ListRace) {
  const { race } = listRace;
  const { list, draftId } = placeOf(args);
  const all = services(args.context);
  const form = await formOf(args.request);
  const asked = race.distances.find(({ id }) => id === form.get("distance"))?.id ?? null;
  const distanceId = race.distances.length === 1 ? (race.distances[0]?.id ?? null) : asked;
  const {
    waiverVersion: _,
    waiverAccepted: __,
    guardianConsent: ___,
    ...safety
  } = answersIn(2, form);
  // The questions and extras of the distance that the form was shown for.
  const shownFor = readId(form.get("asked_distance"));
  const isKept =
    list !== null &&
    draftId !== null &&
    (await changeListed(
      all,
      viewer,
      { raceId: race.id, draftId },
      {
        distanceId,
        answers: {
          ...answersIn(1, form),
          ...safety,
          ...questionAnswersIn(listRace.questions(shownFor), form),
          // The form shows what the distance sells: what else was ordered stays only for another distance.
          ...(distanceId === shownFor && extraAnswersIn(listRace.allExtras, new FormData())),
          ...extraAnswersIn(listRace.extras(shownFor), form),
          typedDistance: "",
        },
      },
    ));
  if (!isKept) return redirect(listPath(race.id, list ? { list } : {}), 303);
  const rows = await rowsOf(all, viewer, listRace, list);
  const at = rows.findIndex(({ draft }) => draft.key.draftId === draftId);
  const own = rows[at];
  const next =
    own && !isRightRow(own)
      ? own
      : [...rows.slice(at + 1), ...rows.slice(0, at)].find((one) => !isRightRow(one));
  const path = listPath(race.id, { list, ...(next && { row: next.draft.key.draftId }) });
  return redirect(`${path}#${next ? `row-${next.number}` : "send"}`, 303);
}

function placeOf({ url }: Pick<Route.ActionArgs, "url">) {
  return {
    list: readId(url.searchParams.get("list")),
    draftId: readId(url.searchParams.get("row")),
  };
}

/** Leaves one person out. */
async function leave(args: Route.ActionArgs, viewer: Viewer, { race }: ListRace) {
  const { list, draftId } = placeOf(args);
  if (list === null || draftId === null) return redirect(listPath(race.id), 303);
  await forgetList(services(args.context), viewer, { raceId: race.id, groupId: list }, draftId);
  return redirect(listPath(race.id, { list }), 303);
}

/** Deletes the list. */
async function drop(args: Route.ActionArgs, viewer: Viewer, { race }: ListRace) {
  const { list } = placeOf(args);
  if (list) await forgetList(services(args.context), viewer, { raceId: race.id, groupId: list });
  return seeOtherSaying(listPath(race.id), {
    en: "The list is deleted.",
    es: "La lista se eliminó.",
  });
}

/** More than the longest code has. */
const longestCode = 60;

/** Applies a code to everybody of the list. */
async function code(args: Route.ActionArgs, viewer: Viewer, { race }: ListRace) {
  const { list } = placeOf(args);
  const form = await formOf(args.request);
  const all = services(args.context);
  if (!(await all.limits.allow("registration", viewer.userId))) {
    return data<FormErrors>(formErrors(registrationFailures.tooMany, form), 429);
  }
  const voucherCode = keepable(String(form.get("voucher") ?? "")).slice(0, longestCode);
  if (list) {
    await keepForList(all, viewer, { raceId: race.id, groupId: list }, { voucherCode });
  }
  return redirect(list ? `${listPath(race.id, { list })}#send` : listPath(race.id), 303);
}

/** Registers everybody of the list. */
async function send(args: Route.ActionArgs, viewer: Viewer, listRace: ListRace) {
  const { request, context, url } = args;
  const { log, limits, ...rest } = services(context);
  const form = await formOf(request);
  const refuse = (sentence: Words, status: number) =>
    data<FormErrors>(formErrors(sentence, form), status);
  if (!(await limits.allow("registration", viewer.userId))) {
    return refuse(registrationFailures.tooMany, 429);
  }
  try {
    const sent = await sendList(rest, viewer, listRace, {
      listId: placeOf(args).list ?? "",
      consent: {
        waiverVersion: String(form.get("waiverVersion") ?? ""),
        hasWaiver: form.get("everybody_accepts") === "yes",
        hasGuardians: form.get("guardians_consent") === "yes",
      },
      shownMinor: form.has("total") ? Number(form.get("total")) : null,
      origin: publicOrigin(request),
      lang: languageOf(url),
    });
    if (sent.problem !== null) {
      return refuse({ ...registrationRefusals, ...listProblems }[sent.problem], 400);
    }
    dropPages(context);
    if (sent.orderId) return redirect(href("/orders/:id/:change?", { id: sent.orderId }), 303);
    return seeOtherSaying(href("/dashboard"), {
      en: "Everybody on your list is registered.",
      es: "Todas las personas de tu lista quedaron inscritas.",
    });
  } catch (error) {
    log.error({ id: requestId(context), error }, "a list was not registered");
    return refuse(registrationFailures.failed, 500);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), registrationFailures.failed, { file: listFileProblems["too-large"] });

/** Also after a refusal: the price or the places may have changed. */
export const shouldRevalidate = isServerReached;

/** The page shows personal data: it is not cached. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  loaderData
    ? officeMeta(
        {
          en: `Enter many people: ${loaderData.race.name}`,
          es: `Inscribe a muchas personas: ${loaderData.race.name}`,
        },
        pageLanguages(matches).lang,
      )
    : missingMeta(matches, error, { en: "Race Not Found", es: "No encontramos esta carrera" });

export default function EntryList({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { race, list, said } = loaderData;
  const errors = actionData ?? null;
  return (
    <Container className="py-10 sm:py-14">
      <div className="grid max-w-190 gap-6">
        <BackLink to={href("/races/:id", { id: race.id })}>
          {say({ en: "Back to the race", es: "Volver a la carrera" })}
        </BackLink>
        <PageHeading lead={race.name}>
          {list
            ? say({ en: "Check your list", es: "Revisa tu lista" })
            : say({ en: "Enter many people", es: "Inscribe a muchas personas" })}
        </PageHeading>
        {said && <LiveMessage>{say(said)}</LiveMessage>}
        {list ? (
          <ListReview shown={loaderData} list={list} errors={errors} />
        ) : (
          <ListUpload shown={loaderData} errors={errors} />
        )}
      </div>
    </Container>
  );
}
