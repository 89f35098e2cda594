import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { managingProblems } from "#features/assistant/managing/messages.ts";
import { keptAssistants } from "#features/assistant/managing/queries.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { isServerReached } from "#ui/form/server-reached.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { readWords } from "#values/text/typed.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { AssistantTable } from "./assistant-table.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, log } = services(args.context);
  const words = readWords(args.url.searchParams);
  try {
    return data({ words, assistants: await keptAssistants({ db }, words) });
  } catch (error) {
    log.error({ error }, "assistants not read");
    return data({ words, assistants: null }, 500);
  }
}

/** Also after an order that was refused: the list shows how it stands now. */
export const shouldRevalidate = isServerReached;

export const meta: Route.MetaFunction = () => officeMeta("AI Management");

/** The assistants, in the order in which visitors see them. */
export default function Assistants({ loaderData }: Route.ComponentProps) {
  const { words, assistants } = loaderData;
  const next = useNavigation().location?.pathname;
  const isOpening = next?.startsWith(`${href("/admin/ai/edit")}/`);
  return (
    <>
      <ListTools label="Search assistants" words={words} />
      <p role="status" className="mt-4 text-muted empty:hidden">
        {isOpening && "Loading assistant data..."}
      </p>
      <div className="mt-4 grid gap-4">
        {assistants === null && <Notice kind="problem">{managingProblems["not-fetched"]}</Notice>}
        {assistants?.length === 0 && <NoAssistants words={words} />}
        {assistants && assistants.length > 0 && (
          <AssistantTable assistants={assistants} mayMove={words === ""} />
        )}
      </div>
    </>
  );
}

function NoAssistants({ words }: { words: string }) {
  const action = words ? (
    <TextLink to={href("/admin/ai")}>Show all assistants</TextLink>
  ) : (
    <Form method="post" action={href("/admin/ai/first")}>
      <Button type="submit" look="quiet">
        Add the starter assistants
      </Button>
    </Form>
  );
  return (
    <EmptyState title="No assistants found" icon={words ? "search" : "chat"} action={action}>
      {!words &&
        "Visitors talk to the site's own assistant. Add three to begin with: Race Finder, Training Partner and Race Day Guide."}
    </EmptyState>
  );
}
