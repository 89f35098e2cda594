import { publicOrigin } from "#services/context.ts";
import { attachment } from "#values/web/attachment.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/export.ts";
import { ownThread } from "./own-thread.server.ts";
import { threadFile } from "./thread-file.ts";

/** `GET /chat/threads/ID/export`: a conversation as a text file to keep. */
export async function loader(asked: Route.LoaderArgs) {
  const thread = await ownThread(asked, asked.params.id);
  return attachment(threadFile(thread, publicOrigin(asked.request), languageOf(asked.url)), {
    name: `dorsal-chat-${thread.id.slice(0, 8)}.md`,
    type: "text/markdown; charset=utf-8",
  });
}
