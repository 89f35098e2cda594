import { useSay } from "#ui/language/language.tsx";
import type { ExpertContact } from "../expert.ts";

/** How an expert is reached, for a visitor who asked. */
export function ExpertContactLines({ email, phone }: ExpertContact) {
  const say = useSay();
  return (
    <dl className="grid gap-3">
      {email && (
        <div>
          <dt className="text-sm text-muted">{say({ en: "Email", es: "Correo electrónico" })}</dt>
          <dd className="wrap-anywhere">
            <a href={`mailto:${email}`} className="link inline-block py-0.5">
              {email}
            </a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt className="text-sm text-muted">{say({ en: "Phone", es: "Teléfono" })}</dt>
          <dd className="tabular wrap-anywhere">
            <a
              href={`tel:${phone.replace(/[^\d+\s().\-/].*/, "").replace(/[^\d+]/g, "")}`}
              className="link inline-block py-0.5"
            >
              {phone}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
