import { Form, href, useNavigate } from "react-router";
import type { Assistant } from "#features/assistant/conversation/assistant.ts";
import { useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { withQuery } from "#values/address.ts";
import { ChatIcon } from "../chat-icon.tsx";

/** The assistants to choose from. Without a script a choice is posted, and its answer is a page. */
export function Chooser({ assistants }: { assistants: readonly Assistant[] }) {
  const say = useSay();
  const navigate = useNavigate();
  const choose = (id: string) =>
    navigate(withQuery(href("/chat/:threadId?"), { assistant: id }), { state: { isPicked: true } });
  return (
    <div className="chooser">
      <p className="chooser-mark">
        <ChatIcon name="bib" />
        {say({ en: "Running Assistant", es: "Asistente para corredores" })}
      </p>
      <h1>{say({ en: "Let's plan your next run", es: "Planeemos tu próxima carrera" })}</h1>
      {assistants.length === 0 ? (
        <EmptyState
          title={say({ en: "No Assistants Available", es: "No hay asistentes disponibles" })}
          icon="chat"
        >
          {say({
            en: "You can still ask a question below.",
            es: "De todos modos puedes hacer una pregunta aquí abajo.",
          })}
        </EmptyState>
      ) : (
        <ul aria-label={say({ en: "Assistants", es: "Asistentes" })} className="chooser-list">
          {assistants.map((assistant) => (
            <li key={assistant.id}>
              <Form
                method="post"
                onSubmit={(event) => {
                  event.preventDefault();
                  choose(assistant.id);
                }}
              >
                <input type="hidden" name="assistant" value={assistant.id} />
                <button type="submit">
                  <strong>{assistant.conversationStarter ?? assistant.name}</strong>
                  <span className="chooser-name">{assistant.name}</span>
                  {assistant.description && (
                    <span className="chooser-words">{assistant.description}</span>
                  )}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
