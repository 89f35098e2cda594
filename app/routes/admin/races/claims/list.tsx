import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { handleClaim, searchClaims } from "#features/claims/inbox/inbox.server.ts";
import {
  claimGone,
  claimStatuses,
  claimStatusWords,
  claimsNotLoaded,
  claimUpdated,
} from "#features/claims/inbox/inbox.ts";
import { claimHandling, readClaimFilters } from "#features/claims/inbox/schema.ts";
import { requestId, services } from "#services/context.ts";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { NotLoaded } from "#ui/message/not-loaded.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { withQuery } from "#values/address.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../../handle.ts";
import type { Route } from "./+types/list.ts";
import { ClaimTable } from "./claim-table.tsx";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, log } = services(args.context);
  const { searchParams } = args.url;
  const filters = readClaimFilters(searchParams);
  const page = readPageNumber(searchParams.get("page"));
  try {
    return data({ filters, claims: await searchClaims({ db }, filters, page) });
  } catch (error) {
    log.error({ error, id: requestId(args.context) }, "claims could not be loaded");
    return data({ filters, claims: null }, 500);
  }
}

/** Also after a refusal: the claim may be gone. */
export const shouldRevalidate = () => true;

/** Stores the status of a claim and its note. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  // A claim is shown on no page.
  const form = await formOf(args.request);
  const { value, errors } = readForm(claimHandling, form);
  if (errors) return data(errors, 400);
  const { db, now } = services(args.context);
  const isKnown = await handleClaim({ db, now }, admin, value);
  if (!isKnown) return data(formErrors(claimGone, form), 404);
  return seeOtherSaying(pathOf(args.url) + args.url.search, claimUpdated);
}

export const meta: Route.MetaFunction = () => officeMeta("Race Claims", "en");

/** The claims of organizers, the latest first. */
export default function Claims({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, claims } = loaderData;
  const { words, status } = filters;
  const addressOf = (page: number) =>
    withQuery(href("/admin/races/claims"), { q: words, status, page });
  const problem = actionData && (actionData.form ?? Object.values(actionData.fields)[0]);
  return (
    <>
      <ListTools label="Search by race, name or email" words={words}>
        <Select
          label="Status"
          name="status"
          defaultValue={status ?? ""}
          options={[
            { value: "", label: "All" },
            ...claimStatuses.map((value) => ({ value, label: claimStatusWords[value] })),
          ]}
        />
      </ListTools>
      <div className="mt-4 grid gap-4">
        {problem && <Notice kind="problem">{problem}</Notice>}
        {!claims && <NotLoaded again={addressOf(1)}>{claimsNotLoaded}</NotLoaded>}
        {claims && claims.rows.length > 0 && (
          <ClaimTable claims={claims.rows} typed={actionData?.typed ?? null} />
        )}
        {claims?.rows.length === 0 && <EmptyState title="No race claims found" />}
        {claims && <Pagination page={claims.page} pages={claims.pages} addressOf={addressOf} />}
      </div>
    </>
  );
}
