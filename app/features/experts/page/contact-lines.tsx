import type { ExpertContact } from "../expert.ts";

/** How an expert is reached, for a visitor who asked. */
export function ExpertContactLines({ email, phone }: ExpertContact) {
  return (
    <dl className="grid gap-3">
      {email && (
        <div>
          <dt className="text-sm text-muted">Email</dt>
          <dd className="wrap-anywhere">
            <a href={`mailto:${email}`} className="link inline-block py-0.5">
              {email}
            </a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt className="text-sm text-muted">Phone</dt>
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
