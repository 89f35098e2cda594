import { useSay } from "#ui/language/language.tsx";
/** Codes that each replace the app once. They are shown only now. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const say = useSay();
  return (
    <section aria-labelledby="backup-codes" className="card p-5">
      <h2 id="backup-codes" className="text-lg">
        {say({ en: "Your backup codes", es: "Tus códigos de respaldo" })}
      </h2>
      <p className="mt-1 text-muted">
        {say({
          en: "Keep them where you keep your papers. Each one works once in place of the app, should you lose your phone. They are not shown again.",
          es: "Guárdalos donde guardas tus documentos. Cada uno sirve una vez en lugar de la aplicación, si pierdes tu celular. No se vuelven a mostrar.",
        })}
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
