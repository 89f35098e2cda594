import { buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";

/** The key that was just made. It is shown only now. */
export function NewKey({ value }: { value: string }) {
  return (
    <section aria-labelledby="made-key" className="card p-5">
      <h2 id="made-key" className="text-lg">
        Your new key
      </h2>
      <p className="mt-1 text-muted">
        Copy it now: it is not shown again. A program that has it acts in your name, so keep it out
        of public code and of addresses.
      </p>
      <p className="mt-4 font-semibold wrap-anywhere">
        <code>{value}</code>
      </p>
      <p className="mt-3">
        <CopyButton
          text={value}
          done="Copied"
          className={buttonClass({ look: "quiet", size: "small" })}
        >
          Copy the key
        </CopyButton>
      </p>
    </section>
  );
}
