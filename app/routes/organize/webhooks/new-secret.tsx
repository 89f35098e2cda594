import { buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";

/** The secret of an address that was just added. It is shown only now. */
export function NewSecret({ secret }: { secret: string }) {
  return (
    <section aria-labelledby="new-secret" className="card p-5">
      <h2 id="new-secret" className="text-lg">
        The secret of this address
      </h2>
      <p className="mt-1 text-muted">
        Your server checks with it that messages come from Dorsal, by the convention of Standard
        Webhooks. Please keep it now: it is not shown again.
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <code className="break-all font-semibold">{secret}</code>
        <CopyButton
          text={secret}
          done="Copied"
          className={buttonClass({ look: "quiet", size: "small" })}
        >
          Copy the secret
        </CopyButton>
      </p>
    </section>
  );
}
