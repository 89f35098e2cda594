import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { threadMessages } from "#features/assistant/threads/messages.ts";
import { chatOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { findThread } from "#features/assistant/threads/queries.server.ts";
import type { ChatThread } from "#features/assistant/threads/thread.ts";
import { services } from "#services/context.ts";
import { languageOf } from "#values/web/language.ts";

/**
 * A conversation of the visitor's own.
 * @throws a 404 for any other
 */
export async function ownThread(
  asked: RequestArgs & { url: URL },
  id: string,
): Promise<ChatThread> {
  const { db, now } = services(asked.context);
  const thread = await findThread({ db, now }, await chatOwnerOf(asked), id, languageOf(asked.url));
  if (!thread) throw data(threadMessages["no-thread"].en, 404);
  return thread;
}
