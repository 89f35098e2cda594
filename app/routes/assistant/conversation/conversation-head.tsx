import { href, Link } from "react-router";
import type { AnswerDebug } from "#features/assistant/threads/thread.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ChatIcon } from "../chat-icon.tsx";
import { DrawerButton } from "../drawer-button.tsx";
import { debugFacts } from "./debug-facts.ts";

/** Who answers, what it is about, and how the latest answer was made. */
export function ConversationHead({
  name,
  race,
  debug,
}: {
  name: string;
  race: { id: string; name: string } | null;
  debug: AnswerDebug | null;
}) {
  const say = useSay();
  return (
    <header className="chat-head">
      <DrawerButton />
      <div className="chat-with">
        <h1>
          <span>{say({ en: "Chatting with", es: "Conversas con" })}</span> {name}
        </h1>
        {race && (
          <p>
            <Rich
              text={say({ en: `About <0>${race.name}</0>`, es: `Sobre <0>${race.name}</0>` })}
              parts={[
                (words) => <TextLink to={href("/races/:id", { id: race.id })}>{words}</TextLink>,
              ]}
            />
          </p>
        )}
      </div>
      <DebugPanel debug={debug} />
      <Link
        to={href("/chat/:threadId?")}
        aria-label={say({ en: "New Chat", es: "Nueva conversación" })}
        title={say({ en: "New Chat", es: "Nueva conversación" })}
        className="chat-drawer-button"
      >
        <ChatIcon name="plus" />
      </Link>
    </header>
  );
}

/** How the latest answer was made. It opens without a script. */
function DebugPanel({ debug }: { debug: AnswerDebug | null }) {
  const lang = useLang();
  const say = useSay();
  return (
    <details>
      <summary
        title={say({ en: "Debug", es: "Depuración" })}
        className="flex min-h-10 items-center gap-1.5 rounded-control px-2.5 text-muted text-sm hover:bg-sunken hover:text-ink"
      >
        <ChatIcon name="debug" />
        <span className="max-sm:hidden">{say({ en: "Debug", es: "Depuración" })}</span>
      </summary>
      <div className="floating absolute inset-x-0 mx-3 max-h-96 max-w-110 overflow-y-auto p-4 text-sm sm:ml-auto">
        <h2 className="mb-2 text-base">
          {say({ en: "The latest answer", es: "La última respuesta" })}
        </h2>
        {debug ? (
          <dl>
            {debugFacts(debug, lang).map(({ label, value }) => (
              <div
                key={label}
                className="flex justify-between gap-3 border-line border-t border-dashed py-1"
              >
                <dt className="flex-none text-muted">{label}</dt>
                <dd className="tabular text-right wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>{say({ en: "Nothing has been answered yet.", es: "Todavía no hay respuestas." })}</p>
        )}
      </div>
    </details>
  );
}
