const steps = ["Details", "Distances"] as const;

/** Which step of adding a race is shown. */
export function Steps({ current }: { current: (typeof steps)[number] }) {
  return (
    <ol className="mb-8 flex max-w-200 gap-3" aria-label="Steps">
      {steps.map((step, at) => {
        const isCurrent = step === current;
        return (
          <li
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            className={`flex flex-1 items-center gap-2.5 border-t-4 pt-2 font-display font-bold ${
              isCurrent ? "border-signal" : "border-line text-muted"
            }`}
          >
            <span className="tabular" aria-hidden="true">
              {at + 1}
            </span>
            {step}
          </li>
        );
      })}
    </ol>
  );
}
