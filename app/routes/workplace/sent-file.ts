import { decideOnFile } from "#features/registrations/files/commands.server.ts";
import { fileProblems } from "#features/registrations/files/messages.ts";
import { decisionForm } from "#features/registrations/files/schema.ts";
import { openSentFile } from "#features/registrations/files/stored.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { attachment } from "#values/web/attachment.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/sent-file.ts";
import { requireEditor } from "./editor.server.ts";

export const handle: Handle = { keepsPages: true };

/** `/…/registrations/:id/files/:file`: a file that the runner of an entry has sent. */
export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id: registrationId, file: fileId } = args.params;
  const key = { registrationId, fileId };
  const file = await openSentFile(services(args.context), editor, key);
  if (!file) throw new Response("Not Found", { status: 404 });
  return attachment(file.bytes, file);
}

/** Approves the file, or refuses it with a reason. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const { id: registrationId, file: fileId } = args.params;
  const screen = at.registration(registrationId);
  const { value: reason, errors } = readForm(decisionForm, await formOf(args.request));
  if (errors) {
    return seeOtherSaying(screen, Object.values(errors.fields)[0] ?? fileProblems.failed);
  }
  const origin = publicOrigin(args.request);
  const decision = { registrationId, fileId, reason, origin };
  const { problem } = await decideOnFile(services(args.context), editor, decision);
  if (problem === "gone") throw new Response("Not Found", { status: 404 });
  return seeOtherSaying(screen, problem ? fileProblems[problem] : doneWords(reason));
}

function doneWords(reason: string | null): Words {
  return reason === null
    ? { en: "File approved.", es: "Archivo aprobado." }
    : {
        en: "File refused. The runner gets an email with your reason.",
        es: "Archivo rechazado. El corredor recibe un correo con tu motivo.",
      };
}
