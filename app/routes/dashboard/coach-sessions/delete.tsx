import { data, Form, href, useNavigation } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { deleteSession } from "#features/coaches/sessions/commands.server.ts";
import { unknownSession } from "#features/coaches/sessions/session.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { tabPath } from "../tab.ts";
import type { Route } from "./+types/delete.ts";
import { ownSession } from "./own-session.server.ts";

export const handle: Handle = { keepsPages: true };

/** Asks before a session is deleted. */
export async function loader(asked: Route.LoaderArgs) {
  const { personaName, createdAt, messages } = await ownSession(asked, asked.params.id);
  return { coach: personaName, day: toDay(createdAt), messages };
}

export async function action(asked: Route.ActionArgs) {
  const { userId } = await requireViewer(asked);
  const isDeleted = await deleteSession(services(asked.context), { userId }, asked.params.id);
  if (!isDeleted) throw data(unknownSession, 404);
  return seeOtherSaying(tabPath("coach-sessions"), {
    en: "The session is deleted.",
    es: "La sesión se eliminó.",
  });
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Delete session", es: "Eliminar sesión" }, pageLanguages(matches).lang);

export default function DeleteSession({ loaderData, params }: Route.ComponentProps) {
  const lang = useLang();
  const say = useSay();
  const { coach, day, messages } = loaderData;
  return (
    <Container className="max-w-text pt-8 pb-16">
      <PageHeading>{say({ en: "Delete this session?", es: "¿Eliminar esta sesión?" })}</PageHeading>
      <p className="mt-6">
        <Rich
          text={say({
            en: `Your session with <0/> of ${formatDay(day, lang)}, its summary and its ${messages === 1 ? "one message" : `${messages} messages`} are deleted. Stars that you gave stay, without your name. This cannot be undone.`,
            es: `Se eliminan tu sesión con <0/> del ${formatDay(day, lang)}, su resumen y ${messages === 1 ? "su único mensaje" : `sus ${messages} mensajes`}. Las estrellas que diste se quedan, sin tu nombre. Esto no se puede deshacer.`,
          })}
          parts={[() => <strong>{coach}</strong>]}
        />
      </p>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={useNavigation().formMethod === "POST"}>
          {say({ en: "Delete", es: "Eliminar" })}
        </Button>
        <ButtonLink to={href("/dashboard/coach-sessions/:id", { id: params.id })} look="plain">
          {say({ en: "Keep it", es: "Conservarla" })}
        </ButtonLink>
      </Form>
    </Container>
  );
}
