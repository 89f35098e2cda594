import type { ToldField, ToldOperation } from "#features/public-api/reference/reference.server.ts";
import { Code } from "./code.tsx";
import { Words } from "./words.tsx";

/** One operation of the API: what it takes, and an example to copy. */
export function Operation({ operation }: { operation: ToldOperation }) {
  const { name, method, path, summary, needs, query, body, example } = operation;
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="min-w-0">
      <h3 id={`${name}-title`} className="text-lg wrap-anywhere">
        <code>{`${method} ${path}`}</code>
      </h3>
      <p className="mt-1">{summary}.</p>
      {needs && <p className="mt-1 text-sm text-muted">{needed(needs)}</p>}
      <Fields label="Parameters" fields={query} />
      <Fields label="Members of the body" fields={body} />
      {example && <Code title={example.title}>{example.text}</Code>}
    </section>
  );
}

function needed(needs: string): string {
  return needs === "signed-in"
    ? "Needs a key or the access token of an app."
    : `Needs a key with the scope ${needs}.`;
}

function Fields({ label, fields }: { label: string; fields: ToldField[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 text-sm font-bold">{label}</h4>
      <dl className="mt-1 grid gap-1 text-sm">
        {fields.map(({ name, kind, description, isRequired }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt>
              <code>{name}</code>
              {isRequired && " (needed)"}
            </dt>
            <dd className="min-w-0 text-muted wrap-anywhere">
              <Words text={[kind, description].filter(Boolean).join(". ")} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
