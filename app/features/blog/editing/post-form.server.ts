import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { upTo } from "#values/form/sent-file.ts";

const pictureLimit = upTo(20, {
  en: "The picture is too large: 15 MB can be sent at once.",
  es: "La imagen es demasiado grande: se pueden enviar 15 MB a la vez.",
});

/** The form of a post, which may hold a picture. */
export function postFormOf(asked: RequestArgs, admin: Admin): Promise<FormData> {
  return fileFormOf(asked, admin, pictureLimit);
}
