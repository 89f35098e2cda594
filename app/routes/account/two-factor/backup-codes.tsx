/** Codes that each replace the app once. They are shown only now. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-labelledby="backup-codes" className="card p-5">
      <h2 id="backup-codes" className="text-lg">
        Your backup codes
      </h2>
      <p className="mt-1 text-muted">
        Keep them where you keep your papers. Each one works once in place of the app, should you
        lose your phone. They are not shown again.
      </p>
      <ol className="tabular mt-4 grid grid-cols-2 gap-x-6 gap-y-1.5 font-semibold sm:w-fit">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
