import { href } from "react-router";
import { sessionLength } from "#features/coaches/sessions/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Stars } from "#ui/list/stars.tsx";
import { Markdown } from "#ui/markdown/markdown.tsx";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { Container } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { tabPath } from "../tab.ts";
import type { Route } from "./+types/session.ts";
import { ownSession } from "./own-session.server.ts";

/** A session with a coach: its summary, and what was said. */
export async function loader(asked: Route.LoaderArgs) {
  const { said, ...session } = await ownSession(asked, asked.params.id);
  return {
    session,
    said: said.map(({ isUser, content }) => ({
      isUser,
      content,
      // Links of an answer are read without the conversation that allowed them: they stay words.
      blocks: isUser ? [] : parseMarkdown(content.replace(/\]\([^)]*\)/g, "]"), { shift: 3 }),
    })),
  };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const name = loaderData?.session.personaName;
  return officeMeta(
    { en: `Session with ${name ?? "a coach"}`, es: `Sesión con ${name ?? "un entrenador"}` },
    pageLanguages(matches).lang,
  );
};

export default function CoachSessionPage({ loaderData: { session, said } }: Route.ComponentProps) {
  const lang = useLang();
  const say = useSay();
  const { id, personaName, portrait, createdAt, endedAt, source, summary, rating } = session;
  return (
    <Container className="pt-8 pb-16">
      <Breadcrumb
        steps={[
          { label: say({ en: "Dashboard", es: "Panel" }), to: href("/dashboard") },
          {
            label: say({ en: "Coach Sessions", es: "Sesiones con entrenadores" }),
            to: tabPath("coach-sessions"),
          },
          { label: personaName },
        ]}
      />
      <header className="mt-6 flex flex-wrap items-center gap-5">
        <img src={portrait} alt="" width={96} height={96} className="size-24 rounded-card" />
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">
            {say({ en: `Session with ${personaName}`, es: `Sesión con ${personaName}` })}
          </h1>
          <p className="mt-1 text-muted">
            <time dateTime={toDay(createdAt)}>{formatDay(toDay(createdAt), lang)}</time>
            {" · "}
            {say(sessionLength(session) ?? { en: "still running", es: "en marcha" })}
            {" · "}
            {source === "built-in"
              ? say({ en: "built-in coach", es: "entrenador propio" })
              : say({ en: "video coach", es: "entrenador por video" })}{" "}
            {rating !== null && <Stars value={rating} />}
          </p>
        </div>
      </header>
      <div className="mt-6 flex flex-wrap gap-3">
        {!endedAt && source === "built-in" && (
          <ButtonLink to={href("/coach-sessions/:id", { id })}>
            {say({ en: "Go on", es: "Continuar" })}
          </ButtonLink>
        )}
        <ButtonLink to={href("/dashboard/coach-sessions/:id/delete", { id })} look="quiet">
          {say({ en: "Delete Session", es: "Eliminar sesión" })}
        </ButtonLink>
      </div>
      {summary && (
        <section className="mt-10 max-w-text">
          <h2 className="mb-2 text-xl">{say({ en: "Summary", es: "Resumen" })}</h2>
          <p className="whitespace-pre-line">{summary}</p>
        </section>
      )}
      <section className="mt-10 max-w-text">
        <h2 className="mb-4 text-xl">{say({ en: "What was said", es: "Lo que se dijo" })}</h2>
        {said.length === 0 && (
          <p className="text-muted">
            {say({
              en: "Nothing was kept of this session.",
              es: "No se guardó nada de esta sesión.",
            })}
          </p>
        )}
        <ol className="grid gap-6">
          {said.map(({ isUser, content, blocks }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place
            <li key={place} className={isUser ? "border-l-4 border-signal pl-4" : "pl-5"}>
              <h3 className="text-sm text-muted">
                {isUser ? say({ en: "You", es: "Tú" }) : personaName}
              </h3>
              {isUser ? (
                <p className="whitespace-pre-line">{content}</p>
              ) : (
                <Markdown tree={blocks} />
              )}
            </li>
          ))}
        </ol>
      </section>
    </Container>
  );
}
