import type { ReactNode } from "react";
import { href } from "react-router";
import { config } from "#services/config.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { ContactLines } from "#ui/list/contact-lines.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DocumentPage, type DocumentSection } from "#ui/page/document-page.tsx";
import type { Say } from "#values/say.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/terms.ts";
import { legalTitles, Questions } from "./questions.tsx";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  const { contact } = config();
  const { origin } = new URL(request.url);
  return { email: contact.terms, postal: contact.postal, url: `${origin}/terms` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: legalTitles.terms,
    description: {
      en: "The rules for using Dorsal: accounts, race registrations, reviews, subscriptions.",
      es: "Las reglas para usar Dorsal: cuentas, inscripciones en carreras, reseñas y suscripciones.",
    },
    url: loaderData.url,
  });

export default function Terms({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const contact = (
    <ContactLines name={say({ en: "Dorsal, Terms", es: "Dorsal, Términos" })} {...loaderData} />
  );
  return (
    <DocumentPage
      title={say(legalTitles.terms)}
      lead={say({
        en: "The agreement between you and Dorsal: what you may expect from us, and what we expect from you.",
        es: "El acuerdo entre tú y Dorsal: qué puedes esperar de nosotros y qué esperamos de ti.",
      })}
      updated="2025-06-30"
      sections={termsSections(say, contact)}
      footer={<Questions email={loaderData.email} others={["privacy", "cookies"]} />}
    />
  );
}

/** The twelve parts of the terms of service. */
function termsSections(say: Say, contact: ReactNode): DocumentSection[] {
  return [
    { id: "agreement", title: say({ en: "Agreement", es: "Acuerdo" }), body: <Agreement /> },
    {
      id: "use-license",
      title: say({ en: "Use License", es: "Licencia de uso" }),
      body: <UseLicense />,
    },
    {
      id: "user-accounts",
      title: say({ en: "User Accounts", es: "Cuentas de usuario" }),
      body: <UserAccounts />,
    },
    {
      id: "race-registrations",
      title: say({ en: "Race Registrations", es: "Inscripciones en carreras" }),
      body: <RaceRegistrations />,
    },
    {
      id: "user-content",
      title: say({ en: "User Content", es: "Contenido de los usuarios" }),
      body: <UserContent />,
    },
    {
      id: "payments",
      title: say({ en: "Payments and Subscriptions", es: "Pagos y suscripciones" }),
      body: <PaymentsAndSubscriptions />,
    },
    {
      id: "disclaimer",
      title: say({ en: "Disclaimer", es: "Exención de garantías" }),
      body: <Disclaimer />,
    },
    {
      id: "limitations",
      title: say({ en: "Limitations", es: "Límites de responsabilidad" }),
      body: <Limitations />,
    },
    {
      id: "third-party-links",
      title: say({ en: "Third-Party Links", es: "Enlaces a terceros" }),
      body: <ThirdPartyLinks />,
    },
    {
      id: "governing-law",
      title: say({ en: "Governing Law", es: "Ley aplicable" }),
      body: <GoverningLaw />,
    },
    { id: "changes", title: say({ en: "Changes", es: "Cambios" }), body: <Changes /> },
    {
      id: "contact",
      title: say({ en: "Contact", es: "Contacto" }),
      body: <Contact>{contact}</Contact>,
    },
  ];
}

function Agreement() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "These terms are an agreement between you and Dorsal about your use of this website. By using it you accept them. If you do not, please do not use it.",
          es: "Estos términos son un acuerdo entre tú y Dorsal sobre el uso que haces de este sitio web. Al usarlo, los aceptas. Si no los aceptas, no lo uses.",
        })}
      </p>
      <p>
        <Rich
          text={say({
            en: "The <0>Privacy Policy</0> and the <1>Cookie Policy</1> explain how we handle your information.",
            es: "La <0>política de privacidad</0> y la <1>política de cookies</1> explican cómo tratamos tus datos.",
          })}
          parts={[
            (words) => <TextLink to={href("/privacy")}>{words}</TextLink>,
            (words) => <TextLink to={href("/cookies")}>{words}</TextLink>,
          ]}
        />
      </p>
    </>
  );
}

function UseLicense() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "You may view these pages, keep copies for yourself, share links to them and subscribe to our race calendars, for personal and non-commercial use. You may not:",
          es: "Puedes ver estas páginas, guardar copias para ti, compartir enlaces a ellas y suscribirte a nuestros calendarios de carreras, para uso personal y no comercial. No puedes:",
        })}
      </p>
      <ul>
        <li>
          {say({
            en: "copy the directory or large parts of it to offer it elsewhere;",
            es: "copiar el directorio o grandes partes de él para ofrecerlo en otro lugar;",
          })}
        </li>
        <li>
          {say({
            en: "use the website in a way that breaks it, overloads it or gets around its limits;",
            es: "usar el sitio web de un modo que lo dañe, lo sobrecargue o eluda sus límites;",
          })}
        </li>
        <li>
          {say({
            en: "try to reach accounts or information that are not yours;",
            es: "intentar acceder a cuentas o datos que no son tuyos;",
          })}
        </li>
        <li>
          {say({
            en: "use the assistant or the coaches to produce anything unlawful or harmful;",
            es: "usar el asistente o los entrenadores para producir algo ilícito o dañino;",
          })}
        </li>
        <li>
          {say({
            en: "remove notices of authorship, or suggest that we endorse you when we do not.",
            es: "quitar los avisos de autoría ni dar a entender que te respaldamos cuando no es así.",
          })}
        </li>
      </ul>
      <p>
        {say({
          en: "Text, design and software of the website belong to us or to those who license them to us. This permission ends when you break these terms.",
          es: "Los textos, el diseño y el software del sitio web nos pertenecen a nosotros o a quienes nos dieron la licencia para usarlos. Este permiso termina si incumples estos términos.",
        })}
      </p>
    </>
  );
}

function UserAccounts() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "You must be at least 16 years old to open an account. Give true information, keep your password to yourself, and tell us at once if somebody else uses your account. You are responsible for what happens under it until you do.",
          es: "Debes tener al menos 16 años para abrir una cuenta. Da datos verdaderos, no compartas tu contraseña con nadie y avísanos de inmediato si otra persona usa tu cuenta. Hasta que lo hagas, eres responsable de lo que ocurra con ella.",
        })}
      </p>
      <p>
        {say({
          en: "You may delete your account at any time in your account settings. We may suspend or close an account that breaks these terms or puts others at risk; where that is possible and fair, we warn you first and tell you why.",
          es: "Puedes eliminar tu cuenta en cualquier momento en la configuración de tu cuenta. Podemos suspender o cerrar una cuenta que incumpla estos términos o ponga en riesgo a otras personas; cuando sea posible y justo, te avisaremos antes y te diremos por qué.",
        })}
      </p>
    </>
  );
}

function UserContent() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "Reviews, messages and pictures that you post stay yours. You allow us to store, show and adapt them for display on Dorsal, at no charge and for as long as they are posted.",
          es: "Las reseñas, los mensajes y las imágenes que publicas siguen siendo tuyos. Nos permites guardarlos, mostrarlos y adaptarlos para su presentación en Dorsal, sin costo y mientras estén publicados.",
        })}
      </p>
      <p>
        {say({
          en: "Write about what you have experienced yourself. Do not post anything unlawful, insulting, misleading, paid for or copied, nor anybody's private information. Organizers and experts may not review themselves. An expert may answer a review once, under the same rules. We hide content that breaks these rules. We do not hide a review because it is negative.",
          es: "Escribe sobre lo que has vivido. No publiques nada ilícito, ofensivo, engañoso, pagado o copiado, ni datos privados de nadie. Los organizadores y los expertos no pueden escribir reseñas de sí mismos. Un experto puede responder una reseña una vez, con las mismas reglas. Ocultamos el contenido que incumple estas reglas. No ocultamos una reseña por ser negativa.",
        })}
      </p>
      <p>
        {say({
          en: "If you apply to be listed as an expert, what you say of yourself must be true, and documents must be your own. We decide who is listed, tell you the decision, and may remove a page that is no longer right. What experts and those who write to them tell each other is between them; use it for nothing but the inquiry.",
          es: "Si solicitas aparecer como experto, lo que digas de ti debe ser verdad y los documentos deben ser tuyos. Nosotros decidimos quién aparece, te comunicamos la decisión y podemos retirar una página que ya no sea correcta. Lo que se dicen los expertos y quienes les escriben queda entre ellos; no lo uses para nada que no sea la consulta.",
        })}
      </p>
    </>
  );
}

function ThirdPartyLinks() {
  const say = useSay();
  return (
    <p>
      {say({
        en: "Race pages link to the websites of organizers, registration services and maps; articles link to their sources. We do not run those websites and are not responsible for what they say or do. Their own terms and privacy policies apply there.",
        es: "Las páginas de las carreras llevan a los sitios web de organizadores, servicios de inscripción y mapas; los artículos, a sus fuentes. No administramos esos sitios y no somos responsables de lo que dicen o hacen. Ahí se aplican sus propios términos y políticas de privacidad.",
      })}
    </p>
  );
}

function GoverningLaw() {
  const say = useSay();
  return (
    <p>
      {say({
        en: "These terms are governed by the laws of the United States, without regard to conflict of law rules. If you are a consumer and live elsewhere, the protection that the mandatory law of your country gives you stays yours.",
        es: "Estos términos se rigen por las leyes de los Estados Unidos de América, sin tener en cuenta las normas sobre conflicto de leyes. Si eres consumidor y vives en otro país, conservas la protección que te otorgan las normas imperativas de tu país.",
      })}
    </p>
  );
}

function Changes() {
  const say = useSay();
  return (
    <p>
      {say({
        en: "We may change these terms. The new text appears on this page with a new date at the top. If a change is to your disadvantage, we tell account holders by email before it takes effect. If you do not agree, you may delete your account and cancel your subscription before then; whoever goes on using Dorsal after that date accepts the new terms.",
        es: "Podemos cambiar estos términos. El nuevo texto aparece en esta página con una nueva fecha arriba. Si un cambio te perjudica, avisamos por correo electrónico a quienes tienen una cuenta antes de que entre en vigor. Si no estás de acuerdo, puedes eliminar tu cuenta y cancelar tu suscripción antes de esa fecha; quien siga usando Dorsal después de ella acepta los nuevos términos.",
      })}
    </p>
  );
}

function Contact({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "Questions about these terms go to:",
          es: "Las preguntas sobre estos términos van a:",
        })}
      </p>
      {children}
    </>
  );
}

/** What we do not promise. */
function Disclaimer() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "We work to keep the directory right and the website running, but both are provided as they are. Races change and are cancelled, and information comes from organizers, users and public sources. To the extent that the law allows, we give no warranty that it is complete, correct or always available.",
          es: "Trabajamos para que el directorio sea correcto y el sitio web funcione, pero ambos se ofrecen tal como están. Las carreras cambian y se cancelan, y los datos vienen de organizadores, usuarios y fuentes públicas. En la medida en que la ley lo permita, no garantizamos que sean completos, correctos o que estén siempre disponibles.",
        })}
      </p>
      <p>
        {say({
          en: "Running can injure you. Plans, articles and the answers of the running assistant and of the virtual coaches are general information. The assistant and the coaches are artificial intelligence and can be wrong. None of it is medical advice. Talk to a doctor before you start training, and when something hurts.",
          es: "Correr puede causar lesiones. Los planes, los artículos y las respuestas del asistente para corredores y de los entrenadores virtuales son información general. El asistente y los entrenadores son inteligencia artificial y pueden equivocarse. Nada de esto es un consejo médico. Consulta a un médico antes de empezar a entrenar y cuando algo te duela.",
        })}
      </p>
      <p>
        {say({
          en: "Some posts, pictures and podcast scripts are first written or drawn by a language model, an image model or our own software, and podcasts are read by a synthetic voice. We say so on the page, and in the recording itself. An editor decides what is published. Facts about races come from their listings; what a listing or an organizer says today comes before what an older post or episode says.",
          es: "Algunos artículos, imágenes y guiones de pódcast los escribe o dibuja primero un modelo de lenguaje, un modelo de imágenes o nuestro propio software, y los pódcasts los lee una voz sintética. Lo decimos en la página y en la propia grabación. Un editor decide qué se publica. Los datos de las carreras vienen de sus fichas; lo que hoy dice una ficha o un organizador prevalece sobre lo que dice un artículo o episodio anterior.",
        })}
      </p>
      <p>
        {say({
          en: "Experts listed on Dorsal are independent. We look at applications, but we do not check every word of a page or the quality of the work. What you agree with an expert is between the two of you.",
          es: "Los expertos que aparecen en Dorsal son independientes. Revisamos las solicitudes, pero no comprobamos cada palabra de una página ni la calidad del trabajo. Lo que acuerdes con un experto queda entre ustedes dos.",
        })}
      </p>
    </>
  );
}

/** What we answer for, and how far. */
function Limitations() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "To the extent that the law allows, we are not liable for indirect or consequential damage, for lost profit or data, or for what happens at a race, in training or between you and an organizer or expert. Our total liability is limited to what you paid us in the twelve months before the claim arose.",
          es: "En la medida en que la ley lo permita, no respondemos por daños indirectos o consecuenciales, por la pérdida de ganancias o de datos, ni por lo que ocurra en una carrera, en un entrenamiento o entre tú y un organizador o experto. Nuestra responsabilidad total se limita a lo que nos pagaste en los doce meses anteriores al hecho que origina la reclamación.",
        })}
      </p>
      <p>
        {say({
          en: "Nothing in these terms limits liability for intent, gross negligence, injury to life or body, or anything else for which the law does not allow it to be limited.",
          es: "Nada en estos términos limita la responsabilidad por dolo, por culpa grave, por daños a la vida o a la integridad física, ni por cualquier otro supuesto en que la ley no permita limitarla.",
        })}
      </p>
    </>
  );
}

function RaceRegistrations() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "Dorsal lists races; it does not organize them. The organizer decides about the course, the date, the rules, the price, changes, cancellation and refunds. Please check dates and prices on the organizer's own page before you plan or pay.",
          es: "Dorsal publica carreras; no las organiza. El organizador decide sobre el recorrido, la fecha, las reglas, el precio, los cambios, la cancelación y los reembolsos. Revisa las fechas y los precios en la página del propio organizador antes de planear o pagar.",
        })}
      </p>
      <p>
        {say({
          en: "Race registrations and payments are handled with organizers and payment processors. Where a race page leads to an outside registration, you register there and under the terms that apply there. Where you register on Dorsal, we pass your registration to the organizer; your contract about taking part is with the organizer, and entry fees are paid to the organizer or its payment processor, not to us.",
          es: "Las inscripciones y los pagos de las carreras se gestionan con los organizadores y los procesadores de pagos. Cuando la página de una carrera lleva a una inscripción externa, te inscribes ahí, con los términos que ahí se aplican. Cuando te inscribes en Dorsal, transmitimos tu inscripción al organizador; tu contrato de participación es con el organizador, y el costo de la inscripción se paga al organizador o a su procesador de pagos, no a nosotros.",
        })}
      </p>
      <p>
        {say({
          en: "You confirm that the details you give are true, that you are fit to take part and properly insured, and that you have read the waiver that you accept.",
          es: "Confirmas que los datos que das son verdaderos, que estás en condiciones de participar y cuentas con un seguro adecuado, y que leíste el deslinde de responsabilidad que aceptas.",
        })}
      </p>
    </>
  );
}

function PaymentsAndSubscriptions() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "Memberships are paid in advance, by the month or by the year, in US dollars at the price shown when you subscribe. Taxes may be added where the law asks for them. Stripe takes the payments.",
          es: "Las membresías se pagan por adelantado, cada mes o cada año, en dólares estadounidenses y al precio que se muestra cuando te suscribes. Pueden agregarse impuestos cuando la ley lo exija. Stripe recibe los pagos.",
        })}
      </p>
      <p>
        <Rich
          text={say({
            en: "Subscriptions renew automatically at the end of each billing period until cancelled in account settings. Open your <0>dashboard</0>, go to Billing and cancel there. A cancelled membership stays usable until the end of the period that you have paid for.",
            es: "Las suscripciones se renuevan automáticamente al final de cada periodo de facturación hasta que se cancelan en la configuración de la cuenta. Abre tu <0>panel</0>, ve a Facturación y cancela ahí. Una membresía cancelada se puede usar hasta el final del periodo que pagaste.",
          })}
          parts={[(words) => <TextLink to={href("/dashboard")}>{words}</TextLink>]}
        />
      </p>
      <p>
        {say({
          en: "When you move to a larger plan, the change takes effect at once and the price is prorated. When you move to a smaller one, it takes effect with the next billing period. If you are not happy with your first membership, write to us within 14 days of the first payment and we return it.",
          es: "Cuando pasas a un plan mayor, el cambio se aplica de inmediato y el precio se calcula en proporción. Cuando pasas a uno menor, se aplica con el siguiente periodo de facturación. Si tu primera membresía no te convence, escríbenos dentro de los 14 días posteriores al primer pago y te lo devolvemos.",
        })}
      </p>
      <p>
        {say({
          en: "If a payment fails, we try again and tell you. If it keeps failing, the membership ends. Price changes are announced by email at least 30 days before they apply to you.",
          es: "Si un pago falla, lo intentamos de nuevo y te avisamos. Si sigue fallando, la membresía termina. Los cambios de precio se anuncian por correo electrónico al menos 30 días antes de que se te apliquen.",
        })}
      </p>
    </>
  );
}
