import type { ReactNode } from "react";
import { href } from "react-router";
import type { ApplicationRecord } from "#features/experts/applications/application.ts";
import { formatFileSize } from "#features/experts/applications/documents.ts";
import { showRate } from "#features/experts/card/rate.ts";
import { locationOf } from "#features/experts/expert.ts";
import { Icon } from "#ui/icon.tsx";
import { Chip } from "#ui/list/chip.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { mailLink } from "#values/web/addresses/mail-link.ts";

/** Everything that the applicant has sent. */
export function ApplicationAnswers({ application }: { application: ApplicationRecord }) {
  const { details, applicant } = application;
  const years = details.years_experience;
  const rate = showRate({
    price: details.hourly_rate,
    currency: details.hourly_rate_currency,
    rateDescription: details.rate_description,
  });
  return (
    <>
      <Part title="The page">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Fact name="Place">{locationOf(details)}</Fact>
          <Fact name="Experience">{years === 1 ? "1 year" : `${years} years`}</Fact>
          <Fact name="Rate">{rate}</Fact>
          <Fact name="Email">{details.email ?? "None"}</Fact>
          <Fact name="Phone">{details.phone ?? "None"}</Fact>
        </dl>
        <ul className="mt-5 flex flex-wrap gap-2" aria-label="Services">
          {details.services.map((service) => (
            <li key={service}>
              <Chip>{service}</Chip>
            </li>
          ))}
        </ul>
        <p className="mt-5 max-w-text whitespace-pre-line wrap-anywhere">
          {details.bio ?? "No text about the person."}
        </p>
      </Part>
      <Part title="For the administrators">
        <dl className="grid gap-4">
          <Fact name="Account">
            <TextLink to={href("/admin/users/:id", { id: applicant.userId })}>
              {applicant.email}
            </TextLink>{" "}
            ·{" "}
            <a className="link" href={mailLink(applicant.email, "Your application to Dorsal")}>
              Write an email
            </a>
          </Fact>
          <Fact name="Message">
            <span className="whitespace-pre-line wrap-anywhere">{details.message ?? "None"}</span>
          </Fact>
        </dl>
        <Documents documents={application.documents} />
      </Part>
    </>
  );
}

function Documents({ documents }: Pick<ApplicationRecord, "documents">) {
  return (
    <>
      <h3 className="mt-5 mb-1 text-base">Documents</h3>
      {documents.length === 0 && <p>None</p>}
      <ul className="grid gap-1">
        {documents.map(({ id, name, bytes }) => (
          <li key={id}>
            <a
              href={href("/admin/experts/documents/:id", { id })}
              download
              className="link inline-flex items-center gap-2 py-1 wrap-anywhere"
            >
              <Icon name="download" /> {name}
            </a>{" "}
            <span className="text-sm text-muted">{formatFileSize(bytes)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm font-medium text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
