import { data, href, redirect } from "react-router";
import type { Admin } from "#features/accounts/viewer.ts";
import { changeEpisode, publishEpisode } from "#features/podcasts/studio/changes.server.ts";
import { writeDraft } from "#features/podcasts/studio/drafts.server.ts";
import {
  episodeMessages,
  type StudioProblem,
  studioProblems,
} from "#features/podcasts/studio/messages.ts";
import { recordDraft, savePodcast } from "#features/podcasts/studio/saving.server.ts";
import {
  episodeForm,
  type StudioAddress,
  scriptForm,
  statusForm,
  topicForm,
} from "#features/podcasts/studio/schema.ts";
import { savedBeside } from "#features/races/editing/messages.ts";
import type { Services } from "#services/services.ts";
import { formErrors, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { studioAddress } from "./addresses.ts";

type Sent = {
  services: Services;
  admin: Admin;
  address: StudioAddress;
  form: FormData;
  signal: AbortSignal;
  /** Called once visitors see something else. */
  changed: () => void;
};

/** Each view has one form, which is sent to the view's own address. */
export function answerForm(sent: Sent) {
  const { view, step, draft, id } = sent.address;
  if (view === "detail" && id !== null) return sendEpisode(sent, id);
  if (view === "select-races") return sendRaces(sent);
  if (view !== "create") return redirect(href("/admin/podcasts"), 303);
  if (draft === null || step === "topic") return sendTopic(sent);
  return step === "audio" ? sendAudio(sent, draft) : sendScript(sent, draft);
}

/** A topic becomes a draft with a script. */
async function sendTopic({ services, admin, address: { draft }, form, signal }: Sent) {
  const { value, errors } = readForm(topicForm, form);
  if (errors) return data(errors, 400);
  const wish = { topic: value.topic };
  const made = await writeDraft(services, admin, { wish, draft }, signal);
  if (made.problem !== null) return data(formErrors(studioProblems[made.problem], form), 502);
  return redirect(studioAddress("create", { draft: made.id, step: "script" }), 303);
}

/** The races of the address become a draft with a script. */
async function sendRaces({ services, admin, address, form, signal }: Sent) {
  const { draft } = address;
  const wish = { raceIds: address.races ?? [] };
  if (wish.raceIds.length === 0) return data(formErrors(studioProblems["no-race"], form), 400);
  const made = await writeDraft(services, admin, { wish, draft }, signal);
  if (made.problem !== null) return data(formErrors(studioProblems[made.problem], form), 502);
  return redirect(studioAddress("create", { draft: made.id, step: "script" }), 303);
}

/** A script becomes audio. */
async function sendScript({ services, admin, form }: Sent, draft: string) {
  const { value, errors } = readForm(scriptForm, form);
  if (errors) return data(errors, 400);
  const { problem, kept } = await recordDraft(services, admin, draft, value);
  if (problem === "no-draft") throw data(studioProblems[problem], 404);
  if (problem !== null) return data(formErrors(studioProblems[problem], form), 400);
  const audio = studioAddress("create", { draft: kept.id, step: "audio" });
  return kept.isCopy ? seeOtherSaying(audio, episodeMessages.copied) : redirect(audio, 303);
}

/** A draft with its audio becomes a podcast. */
async function sendAudio({ services, admin, form, changed }: Sent, draft: string) {
  const saved = await savePodcast(services, admin, draft, readId(form.get("audio")));
  if (saved.problem === "no-draft") throw data(studioProblems["no-draft"], 404);
  if (saved.problem !== null) {
    const status = saved.problem === "not-saved" ? 500 : 400;
    return data(formErrors(studioProblems[saved.problem], form), status);
  }
  changed();
  return seeOtherSaying(studioAddress("detail", { id: saved.id }), episodeMessages.saved);
}

/** The texts of an episode, or whether it is published. */
function sendEpisode(sent: Sent, id: string) {
  return sent.form.has("status") ? sendStatus(sent, id) : sendTexts(sent, id);
}

async function sendStatus({ services, admin, form, changed }: Sent, id: string) {
  const { value, errors } = readForm(statusForm, form);
  if (errors) return data(errors, 400);
  const { problem } = await publishEpisode(services, admin, id, value);
  if (problem === "no-podcast") throw data(studioProblems[problem], 404);
  if (problem !== null) return data(formErrors(studioProblems[problem], form), 500);
  changed();
  const { published, unpublished } = episodeMessages;
  const done = value.status === "published" ? published : unpublished;
  return seeOtherSaying(studioAddress("detail", { id }), done);
}

/** The field that a problem of an episode stands at. */
const fieldsOfProblems: Partial<Record<StudioProblem, string>> = {
  "no-original": "translation_of",
  "other-language": "lang",
};

async function sendTexts({ services, admin, form, changed }: Sent, id: string) {
  const { value, errors } = readForm(episodeForm, form);
  if (errors) return data(errors, 400);
  const saved = await changeEpisode(services, admin, id, value);
  if (saved.problem === "no-podcast") throw data(studioProblems[saved.problem], 404);
  if (saved.problem !== null) {
    const field = fieldsOfProblems[saved.problem] ?? null;
    const refused = formErrors(studioProblems[saved.problem], form, field);
    if (!("meanwhile" in saved)) return data(refused, field ? 400 : 500);
    const { meanwhile } = saved;
    return data({ ...refused, typed: meanwhile.merged, meanwhile }, 409);
  }
  changed();
  return seeOtherSaying(
    studioAddress("detail", { id }),
    savedBeside(episodeMessages.changed, saved.theirs),
  );
}
