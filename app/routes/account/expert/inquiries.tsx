import { data, href, Link } from "react-router";
import { inquiriesTo } from "#features/experts/inquiries/inquiries.server.ts";
import type { InquiryLine } from "#features/experts/inquiries/inquiry.ts";
import { services } from "#services/context.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Chip } from "#ui/list/chip.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay, toDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/inquiries.ts";
import { openDesk } from "./desk.server.ts";
import { DeskHead, NoDesk } from "./desk-head.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { viewer, desk } = await openDesk(args);
  if (!desk) return data({ desk: null, inquiries: null }, 404);
  const page = readPageNumber(args.url.searchParams.get("page"));
  return data({ desk, inquiries: await inquiriesTo(services(args.context), viewer, page) });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Messages to you", es: "Mensajes para ti" }, pageLanguages(matches).lang);

/** The conversations of the viewer as an expert. */
export default function ExpertInquiries({ loaderData: { desk, inquiries } }: Route.ComponentProps) {
  const say = useSay();
  if (!desk) return <NoDesk />;
  const addressOf = (page: number) => withQuery(href("/account/expert/inquiries"), { page });
  return (
    <>
      <DeskHead desk={desk} title={say({ en: "Messages to you", es: "Mensajes para ti" })} />
      {inquiries.rows.length > 0 ? (
        <ul className="grid gap-4">
          {inquiries.rows.map((inquiry) => (
            <InquiryItem key={inquiry.id} inquiry={inquiry} />
          ))}
        </ul>
      ) : (
        <EmptyState title={say({ en: "No messages yet", es: "Aún no hay mensajes" })} icon="mail">
          {say({
            en: "What visitors write to you from your page arrives here and in your mailbox.",
            es: "Lo que te escriben los visitantes desde tu página llega aquí y a tu correo.",
          })}
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination page={inquiries.page} pages={inquiries.pages} addressOf={addressOf} />
      </div>
    </>
  );
}

function InquiryItem({
  inquiry: { id, visitorName, excerpt, isFromExpert, isWaiting, isClosed, lastMessageAt },
}: {
  inquiry: InquiryLine;
}) {
  const say = useSay();
  return (
    <li>
      <article className="card relative p-4 hover:border-edge sm:p-5">
        <h2 className="text-lg">
          <Link to={href("/account/expert/inquiries/:id", { id })} className="wrap-anywhere">
            {visitorName}
            <span aria-hidden="true" className="absolute inset-0" />
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {formatDay(toDay(lastMessageAt), useLang())}
          {isWaiting && (
            <Chip>{say({ en: "Waits for your answer", es: "Espera tu respuesta" })}</Chip>
          )}
          {isClosed && <Chip>{say({ en: "Closed", es: "Cerrada" })}</Chip>}
        </p>
        <p dir="auto" className="mt-2 line-clamp-2 wrap-anywhere">
          {isFromExpert && <span className="text-muted">{say({ en: "You:", es: "Tú:" })} </span>}
          {excerpt}
        </p>
      </article>
    </li>
  );
}
