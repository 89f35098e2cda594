import { href } from "react-router";
import { dayOf, type PlanStanding } from "#features/membership/membership.ts";
import { planOf } from "#features/membership/plans/plans.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";

/** What a member has, and until when. */
export default function MemberStanding({ member }: { member: PlanStanding }) {
  const lang = useLang();
  const say = useSay();
  const { tier, periodEnd, endsWithPeriod, keeps } = member;
  const day = periodEnd === null ? null : dayOf(periodEnd, lang);
  const ends = say({
    en: `Your subscription is canceled and ends${day ? ` on ${day}` : ""}.`,
    es: `Tu suscripción está cancelada y ${day ? `termina el ${day}` : "va a terminar"}.`,
  });
  const renews = day && say({ en: `It renews on ${day}.`, es: `Se renueva el ${day}.` });
  return (
    <div className="mt-5">
      <p className="text-lg">
        {tier ? (
          <>
            <Rich
              text={say({
                en: `Your current plan is <0>${planOf(tier).name}</0>.`,
                es: `Tu plan actual es <0>${planOf(tier).name}</0>.`,
              })}
              parts={[(words) => <strong>{words}</strong>]}
            />{" "}
          </>
        ) : (
          say({ en: "You are subscribed. ", es: "Tienes una suscripción. " })
        )}
        {!endsWithPeriod && <span className="text-muted">{renews}</span>}
      </p>
      {endsWithPeriod && <p className="mt-2 font-semibold text-danger">{ends}</p>}
      {keeps && day && (
        <p className="mt-2 text-muted">
          {say({
            en: `You keep everything of ${planOf(keeps).name} until ${day}.`,
            es: `Conservas todo lo de ${planOf(keeps).name} hasta el ${day}.`,
          })}
        </p>
      )}
      <ButtonLink to={href("/dashboard")} look="quiet" className="mt-5">
        {say({ en: "Go to Dashboard", es: "Ir al panel" })}
      </ButtonLink>
    </div>
  );
}
