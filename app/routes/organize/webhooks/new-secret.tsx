import { buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { useSay } from "#ui/language/language.tsx";

/** The secret of an address that was just added. It is shown only now. */
export function NewSecret({ secret }: { secret: string }) {
  const say = useSay();
  return (
    <section aria-labelledby="new-secret" className="card p-5">
      <h2 id="new-secret" className="text-lg">
        {say({ en: "The secret of this address", es: "El secreto de esta dirección" })}
      </h2>
      <p className="mt-1 text-muted">
        {say({
          en: "Your server checks with it that messages come from Dorsal, by the convention of Standard Webhooks. Please keep it now: it is not shown again.",
          es: "Con él, tu servidor verifica que los mensajes vienen de Dorsal, según la convención Standard Webhooks. Guárdalo ahora: no se vuelve a mostrar.",
        })}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <code className="break-all font-semibold">{secret}</code>
        <CopyButton
          text={secret}
          done={say({ en: "Copied", es: "Copiado" })}
          className={buttonClass({ look: "quiet", size: "small" })}
        >
          {say({ en: "Copy the secret", es: "Copiar el secreto" })}
        </CopyButton>
      </p>
    </section>
  );
}
