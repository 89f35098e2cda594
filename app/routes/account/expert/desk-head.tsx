import { href } from "react-router";
import type { ExpertDesk } from "#features/experts/desk.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { LinkTabs } from "#ui/navigation/link-tabs.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { PageHeading } from "#ui/page/page.tsx";

/** Above each page of an expert's desk: the parts of the desk, and the number of unanswered items in each. */
export function DeskHead({ desk, title }: { desk: ExpertDesk; title: string }) {
  const say = useSay();
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <p className="mt-3 text-muted">
        {desk.isActive ? (
          <TextLink to={href("/experts/:id", { id: desk.expertId })}>
            {say({
              en: `See the page of ${desk.name} as visitors do`,
              es: `Ver la página de ${desk.name} como la ven los visitantes`,
            })}
          </TextLink>
        ) : (
          desk.name
        )}
      </p>
      <div className="mt-5 mb-8">
        <LinkTabs
          label={say({ en: "Your page as an expert", es: "Tu página de experto" })}
          tabs={[
            {
              to: href("/account/expert"),
              label: say({ en: "Page", es: "Página" }),
              isExact: true,
            },
            {
              to: href("/account/expert/reviews"),
              label: counted(say({ en: "Reviews", es: "Reseñas" }), desk.unanswered),
            },
            {
              to: href("/account/expert/inquiries"),
              label: counted(say({ en: "Messages", es: "Mensajes" }), desk.waiting),
            },
          ]}
        />
      </div>
      {!desk.isActive && (
        <div className="mb-6">
          <Notice icon="alert">
            <Rich
              text={say({
                en: "Visitors do not see your page right now. Please <0>ask us</0> if you do not know why.",
                es: "En este momento los visitantes no ven tu página. Si no sabes por qué, <0>pregúntanos</0>.",
              })}
              parts={[(words) => <TextLink to={contact}>{words}</TextLink>]}
            />
          </Notice>
        </div>
      )}
    </>
  );
}

const contact = href("/contact");

/** For an account that keeps no page of an expert. */
export function NoDesk() {
  const say = useSay();
  return (
    <>
      <PageHeading
        lead={say({
          en: "Your account is not linked to the page of an expert. Coaches, nutritionists and other professionals can apply to be listed.",
          es: "Tu cuenta no está vinculada a la página de un experto. Entrenadores, nutricionistas y otros profesionales pueden solicitar aparecer en la lista.",
        })}
      >
        {say({ en: "There is no expert page here", es: "Aquí no hay una página de experto" })}
      </PageHeading>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href("/experts/apply")}>
          {say({ en: "Apply to be listed", es: "Solicitar aparecer en la lista" })}
        </ButtonLink>
        <ButtonLink to={href("/services")} look="quiet">
          {say({ en: "See all experts", es: "Ver todos los expertos" })}
        </ButtonLink>
      </p>
    </>
  );
}

function counted(label: string, count: number): string {
  return count > 0 ? `${label} (${count})` : label;
}
