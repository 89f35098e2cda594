import { href } from "react-router";
import { billingPath } from "#features/membership/membership.ts";
import type { PriceTexts } from "#features/membership/plans/price-texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Words } from "#values/say.ts";

type Question = {
  question: Words;
  answer: Words | ((prices: PriceTexts) => Words);
  /** Where the link in the answer leads. */
  to?: string;
};

const questions: Question[] = [
  {
    question: { en: "Can I change my plan later?", es: "¿Puedo cambiar de plan después?" },
    answer: {
      en: "Yes, at any time, on this page. Upgrades are prorated: you pay the difference for the days that are left, and have the larger plan at once. You see the amount before you confirm.",
      es: "Sí, en cualquier momento y en esta página. Al subir de plan pagas solo la diferencia por los días que quedan y tienes el plan mayor de inmediato. Ves el monto antes de confirmar.",
    },
  },
  {
    question: { en: "What happens when I downgrade?", es: "¿Qué pasa si bajo de plan?" },
    answer: {
      en: "Downgrades take effect next billing cycle: the lower price and features apply from your next billing cycle. Until then you keep everything of the plan that you have paid for. A downgrade charges nothing and credits nothing, and going back up to what you have paid for costs nothing until then.",
      es: "El cambio a un plan menor vale desde tu próximo ciclo de facturación: desde entonces se aplican el precio y las funciones menores. Hasta ese día conservas todo lo del plan que ya pagaste. Bajar de plan no cobra ni abona nada, y volver a lo que ya pagaste no cuesta nada hasta entonces.",
    },
  },
  {
    question: { en: "How do I cancel?", es: "¿Cómo cancelo?" },
    answer: {
      en: "In your dashboard, under <0>Billing</0>. Your membership stays until the end of the period that is paid for, and you can take it back until that day. A credit that is left is not paid out: it stays on your account and comes off the first invoices if you come back.",
      es: "En tu panel, en <0>Facturación</0>. Tu membresía sigue hasta el final del periodo pagado, y hasta ese día puedes anular la cancelación. El saldo a favor que quede no se paga en efectivo: se conserva en tu cuenta y se descuenta de las primeras facturas si vuelves.",
    },
    to: billingPath(),
  },
  {
    question: { en: "Is there a money-back guarantee?", es: "¿Hay garantía de devolución?" },
    answer: {
      en: "Yes: a 14-day money-back guarantee. If your first membership is not for you, write to us within 14 days of the first payment by <0>our form</0> and we return it.",
      es: "Sí: una garantía de devolución de 14 días. Si tu primera membresía no es para ti, escríbenos con <0>nuestro formulario</0> dentro de los 14 días siguientes al primer pago y te lo devolvemos.",
    },
    to: href("/contact"),
  },
  {
    question: { en: "Which payment methods can I use?", es: "¿Qué métodos de pago puedo usar?" },
    answer: {
      en: "Credit and debit cards. Stripe takes the payment; your card number never reaches us. You can change the card at any time in your dashboard.",
      es: "Tarjetas de crédito y débito. Stripe recibe el pago; el número de tu tarjeta nunca llega a nosotros. Puedes cambiar la tarjeta en cualquier momento en tu panel.",
    },
  },
  {
    question: { en: "How does yearly billing work?", es: "¿Cómo funciona el pago anual?" },
    answer: ({ pacer, sprinter, elite }) => ({
      en: `You pay for twelve months at once and save 20%: ${pacer.year.total} a year for Pacer, ${sprinter.year.total} for Sprinter and ${elite.year.total} for Elite. It renews each year until you cancel. A change between monthly and yearly billing begins a new period at once, and what is left of the plan that you pay for is credited.`,
      es: `Pagas doce meses de una vez y ahorras 20%: ${pacer.year.total} al año por Pacer, ${sprinter.year.total} por Sprinter y ${elite.year.total} por Elite. Se renueva cada año hasta que canceles. Un cambio entre el pago mensual y el anual inicia de inmediato un periodo nuevo, y lo que queda del plan que pagas se te abona.`,
    }),
  },
];

/** Six answers, and where to ask anything else. */
export function Questions({ prices }: { prices: PriceTexts }) {
  const say = useSay();
  return (
    <section className="questions" aria-labelledby="questions">
      <div>
        <h2 id="questions" className="text-2xl">
          {say({ en: "Frequently Asked Questions", es: "Preguntas frecuentes" })}
        </h2>
        <p className="mt-4 text-muted">
          {say({
            en: "Is yours not among them? A person reads what you write.",
            es: "¿No está la tuya? Una persona lee lo que escribes.",
          })}
        </p>
        <ButtonLink to={href("/contact")} look="quiet" className="mt-5">
          {say({ en: "Contact Support", es: "Escríbenos" })}
        </ButtonLink>
      </div>
      <div className="questions-list">
        {questions.map(({ question, answer, to = "" }) => (
          <details key={question.en} name="questions">
            <summary>
              <h3>{say(question)}</h3>
              <Icon name="chevron-down" className="size-5 text-muted" />
            </summary>
            <div className="questions-answer">
              <Rich
                text={say(typeof answer === "function" ? answer(prices) : answer)}
                parts={[(words) => <TextLink to={to}>{words}</TextLink>]}
              />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
