import { data, Form, href, redirect } from "react-router";
import { proofProblems } from "#features/accounts/security/messages.ts";
import { hasPassword } from "#features/accounts/security/proof.server.ts";
import { proofForm } from "#features/accounts/security/schema.ts";
import { PasswordField } from "#features/accounts/security/setting-form.tsx";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { askForArchive } from "#features/personal-data/archive.server.ts";
import { services } from "#services/context.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { PageHeading } from "#ui/page/page.tsx";
import { withQuery } from "#values/address.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/download.ts";

export const handle: Handle = { keepsPages: true };

const title = { en: "Download my data", es: "Descargar mis datos" };

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  return { asksPassword: await hasPassword(services(args.context), viewer) };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(proofForm, form);
  if (errors) return data(errors, 400);
  const asked = await askForArchive(services(args.context), viewer, value.password);
  if (asked.problem !== null) {
    return data(formErrors(proofProblems[asked.problem], form, asked.field), 400);
  }
  return redirect(withQuery(href("/account/data/archive.zip"), { ticket: asked.ticket }), 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function DownloadData({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const said = actionData?.fields.password;
  const problem = actionData?.form ?? (loaderData.asksPassword ? null : said);
  return (
    <>
      <PageHeading
        lead={say({
          en: "A ZIP file of lists in JSON, which people and programs can read, with the files that are kept for you.",
          es: "Un archivo ZIP con listas en JSON, que leen personas y programas, y con los archivos que guardamos de ti.",
        })}
      >
        {say(title)}
      </PageHeading>
      {/* The answer is a file: the browser fetches it, and this page stays. */}
      <Form method="post" noValidate reloadDocument className="mt-6 grid max-w-110 gap-5">
        {problem && <Notice kind="problem">{problem}</Notice>}
        {loaderData.asksPassword && <PasswordField error={said} />}
        <FormWays out={href("/account/data")} outLabel={say({ en: "Back", es: "Volver" })}>
          {say({ en: "Download", es: "Descargar" })}
        </FormWays>
      </Form>
    </>
  );
}
