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
import type { Route } from "./+types/privacy.ts";
import { legalTitles, Questions } from "./questions.tsx";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  const { contact } = config();
  const { origin } = new URL(request.url);
  return { email: contact.privacy, postal: contact.postal, url: `${origin}/privacy` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: legalTitles.privacy,
    description: {
      en: "What Dorsal knows about you, what it is used for, who sees it, and your rights.",
      es: "Qué sabe Dorsal de ti, para qué lo usa, quién lo ve y cuáles son tus derechos.",
    },
    url: loaderData.url,
  });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const contact = (
    <ContactLines name={say({ en: "Dorsal, Privacy", es: "Dorsal, Privacidad" })} {...loaderData} />
  );
  return (
    <DocumentPage
      title={say(legalTitles.privacy)}
      lead={say({
        en: "What we know about you, what we use it for, who gets to see it, and what you can do about it.",
        es: "Qué sabemos de ti, para qué lo usamos, quién llega a verlo y qué puedes hacer al respecto.",
      })}
      updated="2025-06-30"
      sections={privacySections(say, contact)}
      footer={<Questions email={loaderData.email} others={["terms", "cookies"]} />}
    />
  );
}

/** The ten parts of the privacy policy. */
function privacySections(say: Say, contact: ReactNode): DocumentSection[] {
  return [
    {
      id: "introduction",
      title: say({ en: "Introduction", es: "Introducción" }),
      body: <Introduction />,
    },
    {
      id: "information-we-collect",
      title: say({ en: "Information We Collect", es: "Datos que recopilamos" }),
      body: <WhatWeCollect />,
    },
    {
      id: "how-we-use",
      title: say({ en: "How We Use Your Information", es: "Cómo usamos tus datos" }),
      body: <HowWeUse />,
    },
    {
      id: "sharing",
      title: say({ en: "Sharing", es: "Con quién los compartimos" }),
      body: <Sharing />,
    },
    {
      id: "data-security",
      title: say({ en: "Data Security", es: "Seguridad de los datos" }),
      body: <DataSecurity />,
    },
    {
      id: "your-rights",
      title: say({ en: "Your Rights", es: "Tus derechos" }),
      body: <YourRights />,
    },
    { id: "cookies", title: say({ en: "Cookies", es: "Cookies" }), body: <Cookies /> },
    {
      id: "children",
      title: say({ en: "Children's Privacy", es: "Privacidad de los menores" }),
      body: <Children />,
    },
    { id: "changes", title: say({ en: "Changes", es: "Cambios" }), body: <Changes /> },
    {
      id: "contact",
      title: say({ en: "Contact", es: "Contacto" }),
      body: <Contact>{contact}</Contact>,
    },
  ];
}

function Introduction() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "Dorsal is a website for runners. You can find races, read and write reviews, register for races that take entries here, write to experts, talk to a running assistant and to virtual coaches, and take out a membership. Some of this needs personal information. This policy says which, why, and who sees it.",
          es: "Dorsal es un sitio web para corredores. Puedes encontrar carreras, leer y escribir reseñas, inscribirte en las carreras que reciben inscripciones aquí, escribir a expertos, conversar con un asistente para corredores y con entrenadores virtuales, y contratar una membresía. Para una parte de esto se necesitan datos personales. Esta política explica cuáles, para qué y quién los ve.",
        })}
      </p>
      <p>
        {say({
          en: "You can browse races, experts, the blog and the podcasts without an account and without telling us who you are.",
          es: "Puedes ver las carreras, los expertos, el blog y los pódcasts sin una cuenta y sin decirnos quién eres.",
        })}
      </p>
      <p>
        {say({
          en: "Texts, pictures and recordings of the blog and the podcasts may be made with the help of artificial intelligence, which the page then says. They are made from topics that our editors choose and from public facts about races: nothing about you goes into them.",
          es: "Los textos, las imágenes y las grabaciones del blog y de los pódcasts pueden estar hechos con ayuda de inteligencia artificial; en ese caso, la página lo dice. Se hacen a partir de temas que eligen nuestros editores y de datos públicos de las carreras: nada sobre ti entra en ellos.",
        })}
      </p>
      <p>
        {say({
          en: "We do not sell personal information, and we do not show advertising that follows you around the web.",
          es: "No vendemos datos personales ni mostramos publicidad que te siga por la web.",
        })}
      </p>
    </>
  );
}

function HowWeUse() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "We use personal information only to:",
          es: "Usamos los datos personales solo para:",
        })}
      </p>
      <ul>
        <li>
          {say({
            en: "run your account, keep you signed in and keep your account safe;",
            es: "administrar tu cuenta, mantener tu sesión abierta y mantener tu cuenta segura;",
          })}
        </li>
        <li>
          {say({
            en: "take your race registration and give the organizer what is needed to let you start and to help you in an emergency;",
            es: "recibir tu inscripción en una carrera y dar al organizador lo necesario para que puedas correr y para ayudarte en una emergencia;",
          })}
        </li>
        <li>
          {say({
            en: "publish the reviews you write, and check that a guest review comes from a real person;",
            es: "publicar las reseñas que escribes y comprobar que la reseña de un invitado viene de una persona real;",
          })}
        </li>
        <li>
          {say({
            en: "answer what you ask the running assistant, a virtual coach or us;",
            es: "responder lo que le preguntas al asistente para corredores, a un entrenador virtual o a nosotros;",
          })}
        </li>
        <li>
          {say({
            en: "pass messages on between you and an expert, and decide about your application to be listed;",
            es: "transmitir los mensajes entre tú y un experto, y decidir sobre tu solicitud para aparecer como experto;",
          })}
        </li>
        <li>
          {say({
            en: "take payment for a membership and send the receipts for it;",
            es: "cobrar una membresía y enviar sus comprobantes;",
          })}
        </li>
        <li>
          {say({
            en: "send messages that belong to something you did: confirmations, password resets, changes to a race you registered for, and an invitation to review a race you ran;",
            es: "enviar los mensajes que corresponden a algo que hiciste: confirmaciones, cambios de contraseña, cambios en una carrera en la que te inscribiste y la invitación a escribir una reseña de una carrera que corriste;",
          })}
        </li>
        <li>
          {say({
            en: "find faults, prevent abuse and meet our legal duties.",
            es: "encontrar fallas, prevenir abusos y cumplir nuestras obligaciones legales.",
          })}
        </li>
      </ul>
      <p>
        {say({
          en: "We keep information for as long as your account exists or as long as it is needed for these purposes. Records of payments are kept for as long as tax law asks for them. Technical logs are kept for a short time and then deleted.",
          es: "Conservamos los datos mientras exista tu cuenta o mientras sean necesarios para estos fines. Los registros de los pagos se conservan durante el plazo que exigen las leyes tributarias. Los registros técnicos se conservan poco tiempo y luego se eliminan.",
        })}
      </p>
      <p>
        {say({
          en: "Where the law asks for a legal basis, it is the contract with you (account, registration, membership), your consent (camera, microphone, guest reviews, documents of an application), our legitimate interest in a safe and working service, or a legal duty.",
          es: "Cuando la ley exige una base legal, esta es el contrato contigo (cuenta, inscripción, membresía), tu consentimiento (cámara, micrófono, reseñas de invitados, documentos de una solicitud), nuestro interés legítimo en un servicio seguro y que funcione, o una obligación legal.",
        })}
      </p>
    </>
  );
}

function Sharing() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "We share personal information only with:",
          es: "Compartimos los datos personales solo con:",
        })}
      </p>
      <ul>
        <li>
          <Rich
            text={say({
              en: "<0>Race organizers.</0> The organizer of a race you register for receives your registration, including insurance and emergency contact. From then on the organizer is responsible for its own copy.",
              es: "<0>Los organizadores de carreras.</0> El organizador de una carrera en la que te inscribes recibe tu inscripción, incluidos el seguro y el contacto de emergencia. Desde ese momento, el organizador es responsable de su propia copia.",
            })}
            parts={[(words) => <strong>{words}</strong>]}
          />
        </li>
        <li>
          <Rich
            text={say({
              en: "<0>Experts.</0> An expert whom you write to receives your name and your messages, but not your email address.",
              es: "<0>Los expertos.</0> El experto a quien escribes recibe tu nombre y tus mensajes, pero no tu correo electrónico.",
            })}
            parts={[(words) => <strong>{words}</strong>]}
          />
        </li>
        <li>
          <Rich
            text={say({
              en: "<0>Companies that work for us</0> and may use the information for that work only: Stripe for payments, OpenAI for the answers of the running assistant and the built-in coach, Tavus for video coaches where this server uses it, Google if you choose to sign in with Google, and providers of hosting, email and text messages.",
              es: "<0>Las empresas que trabajan para nosotros</0> y que pueden usar los datos solo para ese trabajo: Stripe para los pagos, OpenAI para las respuestas del asistente para corredores y del entrenador propio, Tavus para los entrenadores por video cuando este servidor lo usa, Google si eliges iniciar sesión con Google, y los proveedores de alojamiento, correo electrónico y mensajes de texto.",
            })}
            parts={[(words) => <strong>{words}</strong>]}
          />
        </li>
        <li>
          <Rich
            text={say({
              en: "<0>Everybody,</0> for what you publish yourself: a review shows its rating, its text, the date of the experience and your first name with the initial of your last name. It never shows your email address. The page and the answers of an expert are public too.",
              es: "<0>Todo el mundo,</0> en el caso de lo que tú publicas: una reseña muestra su calificación, su texto, la fecha de la experiencia y tu nombre con la inicial de tu apellido. Nunca muestra tu correo electrónico. La página y las respuestas de un experto también son públicas.",
            })}
            parts={[(words) => <strong>{words}</strong>]}
          />
        </li>
        <li>
          <Rich
            text={say({
              en: "<0>Authorities,</0> where the law obliges us, or where it is necessary to protect somebody's life, safety or rights.",
              es: "<0>Las autoridades,</0> cuando la ley nos obliga o cuando es necesario para proteger la vida, la seguridad o los derechos de alguien.",
            })}
            parts={[(words) => <strong>{words}</strong>]}
          />
        </li>
        <li>
          <Rich
            text={say({
              en: "<0>A successor,</0> if the service is transferred. We would tell you first, and this policy would keep applying to your information.",
              es: "<0>Un sucesor,</0> si el servicio se transfiere. Te avisaríamos antes y esta política seguiría aplicándose a tus datos.",
            })}
            parts={[(words) => <strong>{words}</strong>]}
          />
        </li>
      </ul>
      <p>
        {say({
          en: "Some of these companies are outside your country, in most cases in the United States. Where the law requires it, we use the contracts that it provides for such transfers.",
          es: "Algunas de estas empresas están fuera de tu país, en la mayoría de los casos en Estados Unidos. Cuando la ley lo exige, usamos los contratos que prevé para esas transferencias.",
        })}
      </p>
    </>
  );
}

function DataSecurity() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "Connections to Dorsal are encrypted. Passwords are stored as salted hashes that cannot be turned back. Insurance details, emergency contacts and dates of birth are visible only to you, to our administrators who handle registrations and to the organizer of your race, and they are kept out of our logs. Documents of an application are visible only to the applicant and our administrators. Card numbers go straight to Stripe and never reach our servers.",
          es: "Las conexiones con Dorsal están cifradas. Las contraseñas se guardan como hashes con sal que no se pueden revertir. Los datos del seguro, los contactos de emergencia y las fechas de nacimiento solo los ven tú, nuestros administradores que atienden las inscripciones y el organizador de tu carrera, y no entran en nuestros registros técnicos. Los documentos de una solicitud solo los ven quien la presenta y nuestros administradores. Los números de tarjeta van directo a Stripe y nunca llegan a nuestros servidores.",
        })}
      </p>
      <p>
        {say({
          en: "No system is perfectly secure. If your information is ever exposed in a way that puts you at risk, we will tell you and the responsible authorities as the law requires. If you find a weakness, please write to the privacy contact below.",
          es: "Ningún sistema es perfectamente seguro. Si alguna vez tus datos quedan expuestos de un modo que te ponga en riesgo, te avisaremos a ti y a las autoridades competentes, como lo exige la ley. Si encuentras una vulnerabilidad, escribe al contacto de privacidad que está más abajo.",
        })}
      </p>
    </>
  );
}

function YourRights() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "You can do most things yourself, in your account settings:",
          es: "La mayoría de las cosas puedes hacerlas tú, en la configuración de tu cuenta:",
        })}
      </p>
      <ul>
        <li>
          <Rich
            text={say({
              en: "<0>see and correct</0> <1>your profile</1>, and edit or delete <2>your reviews</2> at any time;",
              es: "<0>ver y corregir</0> <1>tu perfil</1>, y editar o eliminar <2>tus reseñas</2> en cualquier momento;",
            })}
            parts={[
              (words) => <strong>{words}</strong>,
              (words) => <TextLink to={href("/account/edit")}>{words}</TextLink>,
              (words) => <TextLink to={`${href("/dashboard")}?tab=reviews`}>{words}</TextLink>,
            ]}
          />
        </li>
        <li>
          <Rich
            text={say({
              en: "<0>see</0> in <1>Security</1> where you are signed in, and sign out elsewhere;",
              es: "<0>ver</0> en <1>Seguridad</1> dónde tienes una sesión abierta, y cerrarla en otros lugares;",
            })}
            parts={[
              (words) => <strong>{words}</strong>,
              (words) => <TextLink to={href("/account/security")}>{words}</TextLink>,
            ]}
          />
        </li>
        <li>
          <Rich
            text={say({
              en: "<0>download</0> in <1>Your data</1> a copy of everything that we know of you;",
              es: "<0>descargar</0> en <1>Tus datos</1> una copia de todo lo que sabemos de ti;",
            })}
            parts={[
              (words) => <strong>{words}</strong>,
              (words) => <TextLink to={href("/account/data")}>{words}</TextLink>,
            ]}
          />
        </li>
        <li>
          <Rich
            text={say({
              en: "<0>delete</0> your account, in the same place. You have two weeks to change your mind. Then your profile, photo, reviews, favorites, applications, inquiries and conversations are removed, your sessions with coaches lose all that was said, and you leave the races that are still to come. Organizers keep the number of entries of their races, without your name or anything else that you gave. What the law makes us keep, such as records of payments, is kept for that purpose only.",
              es: "<0>eliminar</0> tu cuenta, en el mismo lugar. Tienes dos semanas para cambiar de opinión. Después se eliminan tu perfil, tu foto, tus reseñas, tus favoritas, tus solicitudes, tus consultas y tus conversaciones, tus sesiones con entrenadores pierden todo lo que se dijo en ellas, y dejas las carreras que todavía no se corren. Los organizadores conservan el número de inscripciones de sus carreras, sin tu nombre ni nada más de lo que indicaste. Lo que la ley nos obliga a conservar, como los registros de los pagos, se conserva solo con ese fin.",
            })}
            parts={[(words) => <strong>{words}</strong>]}
          />
        </li>
      </ul>
      <p>
        {say({
          en: "Depending on where you live, you may also ask us to limit what we do with your information, object to it, withdraw a consent, or receive a copy to take elsewhere. You can ask for any of this, and for the tools above if you have no account, by writing to the privacy contact below. We answer within 30 days, at no cost, and never treat you worse for asking. You may also complain to the data protection authority of your country or state.",
          es: "Según el lugar donde vives, también puedes pedirnos que limitemos el uso de tus datos, oponerte a él, revocar un consentimiento o recibir una copia para llevarla a otro lugar. Puedes pedir todo esto, y también lo anterior si no tienes una cuenta, escribiendo al contacto de privacidad que está más abajo. Respondemos en un plazo de 30 días, sin costo, y nunca te trataremos peor por pedirlo. También puedes presentar una queja ante la autoridad de protección de datos de tu país o estado.",
        })}
      </p>
    </>
  );
}

function Cookies() {
  const say = useSay();
  return (
    <p>
      <Rich
        text={say({
          en: "We set cookies that keep you signed in, one by which a guest finds a conversation with the assistant or a coach again, and one that remembers whether you read distances in kilometers or miles. We set no cookies for advertising or for measuring visitors. The <0>Cookie Policy</0> lists them and explains how to refuse them.",
          es: "Usamos cookies que mantienen tu sesión abierta, una con la que un invitado vuelve a encontrar una conversación con el asistente o con un entrenador, y una que recuerda si lees las distancias en kilómetros o en millas. No usamos cookies de publicidad ni para medir a los visitantes. La <0>política de cookies</0> las enumera y explica cómo rechazarlas.",
        })}
        parts={[(words) => <TextLink to={href("/cookies")}>{words}</TextLink>]}
      />
    </p>
  );
}

function Children() {
  const say = useSay();
  return (
    <p>
      {say({
        en: "Dorsal is not directed to people under 16, and nobody under 16 may open an account. We do not knowingly collect information from people under 16. If you believe that a person under 16 has given us information, write to the privacy contact below and we will delete it.",
        es: "Dorsal no está dirigido a menores de 16 años, y nadie menor de 16 años puede abrir una cuenta. No recopilamos a sabiendas datos de menores de 16 años. Si crees que un menor de 16 años nos dio sus datos, escribe al contacto de privacidad que está más abajo y los eliminaremos.",
      })}
    </p>
  );
}

function Changes() {
  const say = useSay();
  return (
    <p>
      {say({
        en: "When this policy changes, the new text appears on this page with a new date at the top. If a change matters for what happens with your information, we tell account holders by email before it takes effect.",
        es: "Cuando esta política cambia, el nuevo texto aparece en esta página con una nueva fecha arriba. Si un cambio es importante para lo que pasa con tus datos, avisamos por correo electrónico a quienes tienen una cuenta antes de que entre en vigor.",
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
          en: "Questions, requests and complaints about privacy go to:",
          es: "Las preguntas, solicitudes y quejas sobre privacidad van a:",
        })}
      </p>
      {children}
    </>
  );
}

/** "Information We Collect": by what a person does, because that is how they look it up. */
function WhatWeCollect() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "What we collect depends on what you do here.",
          es: "Los datos que recopilamos dependen de lo que haces aquí.",
        })}
      </p>
      <h3>{say({ en: "When you open an account", es: "Cuando abres una cuenta" })}</h3>
      <p>
        {say({
          en: "Your email address, your password as a hash, and what you add to your profile: name, phone number and picture. If you sign in with Google, Google tells us your name, your email address and your picture. We also keep your favorite races.",
          es: "Tu correo electrónico, tu contraseña en forma de hash y lo que agregas a tu perfil: nombre, número de teléfono y foto. Si inicias sesión con Google, Google nos dice tu nombre, tu correo electrónico y tu foto. También guardamos tus carreras favoritas.",
        })}
      </p>
      <h3>
        {say({ en: "When you register for a race", es: "Cuando te inscribes en una carrera" })}
      </h3>
      <p>
        {say({
          en: "First and last name, date of birth, phone number, country, your insurance provider and policy number, the name and phone number of an emergency contact, and that you accepted the waiver. Of a runner under 18 also the name of the parent or guardian who consents. Please ask your emergency contact before you name them.",
          es: "Nombre y apellido, fecha de nacimiento, número de teléfono, país, tu aseguradora y tu número de póliza, el nombre y el teléfono de un contacto de emergencia, y el hecho de que aceptaste el deslinde de responsabilidad. De un corredor menor de 18 años, también el nombre del padre, la madre o el tutor que da su consentimiento. Pídele permiso a tu contacto de emergencia antes de indicarlo.",
        })}
      </p>
      <h3>
        {say({
          en: "When you ask for WhatsApp messages",
          es: "Cuando pides mensajes de WhatsApp",
        })}
      </h3>
      <p>
        {say({
          en: "The number that you confirm with a code, and the day. Meta, the company behind WhatsApp, gets the number and the subject of each message. After you stop the messages or delete your account, the number is deleted within 90 days. If a phone answers STOP, we keep its number so that we do not write to it again.",
          es: "El número que confirmas con un código y la fecha. Meta, la empresa dueña de WhatsApp, recibe el número y el asunto de cada mensaje. Después de que dejas de recibirlos o eliminas tu cuenta, el número se elimina en un plazo de 90 días. Si un teléfono responde BAJA, guardamos su número para no volver a escribirle.",
        })}
      </p>
      <h3>{say({ en: "When you write a review", es: "Cuando escribes una reseña" })}</h3>
      <p>
        {say({
          en: "Your rating, your text and the date of the experience. If you write as a guest, also your first name, last name and email address.",
          es: "Tu calificación, tu texto y la fecha de la experiencia. Si escribes como invitado, también tu nombre, tu apellido y tu correo electrónico.",
        })}
      </p>
      <h3>
        {say({
          en: "When you claim a race or write to us",
          es: "Cuando pides gestionar una carrera o nos escribes",
        })}
      </h3>
      <p>
        {say({
          en: "Your name, your email address, your phone number if you give it, and your message.",
          es: "Tu nombre, tu correo electrónico, tu número de teléfono si lo das, y tu mensaje.",
        })}
      </p>
      <h3>
        {say({
          en: "When you save an alert or suggest a race",
          es: "Cuando guardas una alerta o sugieres una carrera",
        })}
      </h3>
      <p>
        {say({
          en: "Your email address and the searches that you saved, until you end them; without a confirmation, for 7 days. With a suggestion, what you write and your email address if you give it, which is deleted once somebody has decided.",
          es: "Tu correo electrónico y las búsquedas que guardaste, hasta que las termines; sin confirmación, 7 días. Con una sugerencia, lo que escribes y tu correo electrónico si lo das, que se borra cuando alguien decide sobre ella.",
        })}
      </p>
      <WithExperts />
      <h3>
        {say({
          en: "When you talk to the running assistant",
          es: "Cuando conversas con el asistente para corredores",
        })}
      </h3>
      <p>
        {say({
          en: "The messages of the conversation, its answers and how they were made. With an account they are kept as long as your plan says: 7 days, 30 days or without a limit, and you can delete or export each conversation. As a guest they belong to a cookie in your browser and are kept for 7 days; when you sign in, they move to your account.",
          es: "Los mensajes de la conversación, sus respuestas y cómo se hicieron. Con una cuenta se conservan el tiempo que indica tu plan: 7 días, 30 días o sin límite, y puedes eliminar o exportar cada conversación. Si eres un invitado, pertenecen a una cookie de tu navegador y se conservan 7 días; cuando inicias sesión, pasan a tu cuenta.",
        })}
      </p>
      <p>
        {say({
          en: "On this server a language model may write the answers. Its provider receives what you type, what the assistant answered before, and facts about public races, and nothing else: not your name, your email address or your location. Without a model our own program answers, and nothing leaves our server.",
          es: "En este servidor, un modelo de lenguaje puede escribir las respuestas. Su proveedor recibe lo que escribes, lo que el asistente respondió antes y datos de carreras públicas, y nada más: ni tu nombre, ni tu correo electrónico, ni tu ubicación. Sin un modelo responde nuestro propio programa y nada sale de nuestro servidor.",
        })}
      </p>
      <p>
        {say({
          en: "If you rate an answer, our administrators may read it with its question, your reason and how it was made, to improve the assistant. Please do not enter medical details or other people's personal information.",
          es: "Si calificas una respuesta, nuestros administradores pueden leerla con su pregunta, tu motivo y cómo se hizo, para mejorar el asistente. No escribas datos médicos ni datos personales de otras personas.",
        })}
      </p>
      <CoachSessions />
      <h3>{say({ en: "When you take out a membership", es: "Cuando contratas una membresía" })}</h3>
      <p>
        {say({
          en: "Stripe takes the payment. We receive the plan, the state of the subscription, the amounts, and the brand and last four digits of the card. We never see or store the whole card number.",
          es: "Stripe recibe el pago. Nosotros recibimos el plan, el estado de la suscripción, los montos, y la marca y los cuatro últimos dígitos de la tarjeta. Nunca vemos ni guardamos el número completo de la tarjeta.",
        })}
      </p>
      <h3>{say({ en: "When you visit any page", es: "Cuando visitas cualquier página" })}</h3>
      <p>
        {say({
          en: "Like every website, our server notes the address of the page, the time, whether it worked, and your IP address, to keep the service running and to stop abuse.",
          es: "Como todo sitio web, nuestro servidor anota la dirección de la página, la hora, si funcionó y tu dirección IP, para mantener el servicio en marcha y frenar los abusos.",
        })}
      </p>
    </>
  );
}

/** What is stored of a session with an AI coach: ours, or a provider's. */
function CoachSessions() {
  const say = useSay();
  return (
    <>
      <h3>
        {say({
          en: "When you talk to a virtual coach",
          es: "Cuando hablas con un entrenador virtual",
        })}
      </h3>
      <p>
        {say({
          en: "A virtual coach is an AI, and every session says so. Camera and microphone are used only after you allow them and only during the session. We record neither pictures nor sound.",
          es: "Un entrenador virtual es una IA, y cada sesión lo dice. La cámara y el micrófono se usan solo después de que los permites y solo durante la sesión. No grabamos imágenes ni sonido.",
        })}
      </p>
      <p>
        {say({
          en: "On most servers our built-in coach answers. Then your camera is a mirror: the picture never leaves your browser. If you speak instead of typing, your browser turns your voice into words; some browsers send the sound to their maker for that, and the session says so before it listens. We receive the words. They are answered as the running assistant answers, with or without a language model.",
          es: "En la mayoría de los servidores responde nuestro entrenador propio. En ese caso, tu cámara es un espejo: la imagen nunca sale de tu navegador. Si hablas en lugar de escribir, tu navegador convierte tu voz en palabras; para eso, algunos navegadores envían el sonido a su fabricante, y la sesión lo dice antes de escuchar. Nosotros recibimos las palabras. Se responden igual que en el asistente para corredores, con un modelo de lenguaje o sin él.",
        })}
      </p>
      <p>
        {say({
          en: "On a server with a video provider the provider carries the session. It receives your picture, your voice and what you say, and sends us the text of the conversation afterwards. The session names the provider.",
          es: "En un servidor con un proveedor de video, el proveedor ofrece la sesión. Recibe tu imagen, tu voz y lo que dices, y después nos envía el texto de la conversación. La sesión nombra al proveedor.",
        })}
      </p>
      <p>
        {say({
          en: "We keep when the session took place, with which coach, what was said, a short summary and the stars that you give. With an account you find all of it in your dashboard and can delete each session there. As a guest the session belongs to a cookie in your browser and is forgotten after 7 days; when you sign in, it moves to your account. Of a deleted session only its times and its stars remain, and nothing leads from them to you.",
          es: "Guardamos cuándo fue la sesión, con qué entrenador, qué se dijo, un breve resumen y las estrellas que das. Con una cuenta, lo encuentras todo en tu panel y ahí puedes eliminar cada sesión. Si eres un invitado, la sesión pertenece a una cookie de tu navegador y se olvida después de 7 días; cuando inicias sesión, pasa a tu cuenta. De una sesión eliminada quedan solo sus horas y sus estrellas, y nada permite llegar de ellas a ti.",
        })}
      </p>
    </>
  );
}

/** What experts, applicants and those who write to them tell us. */
function WithExperts() {
  const say = useSay();
  return (
    <>
      <h3>{say({ en: "When you write to an expert", es: "Cuando escribes a un experto" })}</h3>
      <p>
        {say({
          en: "Your name, your email address and your message, and what the two of you write after that. We pass the messages on by mail. The expert sees your name and your words, but not your email address, and you do not see theirs. A conversation is deleted 12 months after its last message; either side can end it before. Nobody here reads along: if you report abuse, tell us what was written.",
          es: "Tu nombre, tu correo electrónico y tu mensaje, y lo que los dos escriban después. Transmitimos los mensajes por correo. El experto ve tu nombre y tus palabras, pero no tu correo electrónico, y tú no ves el suyo. Una conversación se elimina 12 meses después de su último mensaje; cualquiera de los dos puede terminarla antes. Aquí nadie lee lo que escriben: si denuncias un abuso, cuéntanos qué se escribió.",
        })}
      </p>
      <h3>
        {say({
          en: "When you apply to be listed as an expert",
          es: "Cuando solicitas aparecer como experto",
        })}
      </h3>
      <p>
        {say({
          en: "What you write in the application: your name, title, place, services, rate, what you say of yourself, and a phone number and an email address if you give them. You may add documents, such as certificates. Only you and our administrators can open them, and they are deleted 90 days after the decision or after you have withdrawn. Please send no more than we need to decide.",
          es: "Lo que escribes en la solicitud: tu nombre, título, lugar, servicios, tarifa, lo que dices de ti, y un número de teléfono y un correo electrónico si los das. Puedes agregar documentos, como certificados. Solo tú y nuestros administradores pueden abrirlos, y se eliminan 90 días después de la decisión o de que retires la solicitud. No envíes más de lo que necesitamos para decidir.",
        })}
      </p>
      <h3>{say({ en: "When you are listed as an expert", es: "Cuando apareces como experto" })}</h3>
      <p>
        {say({
          en: "Your page is public, with your photo or a drawn portrait and your answers to reviews. Your phone number and email address are shown only to visitors who ask to see them. If your account keeps the page, you change it yourself, and the page goes with the account when you delete that, with its reviews and the messages to it. If no account keeps it, ask us to remove the page, and we do.",
          es: "Tu página es pública, con tu foto o un retrato dibujado y tus respuestas a las reseñas. Tu número de teléfono y tu correo electrónico se muestran solo a los visitantes que piden verlos. Si tu cuenta administra la página, tú la cambias, y la página se elimina con la cuenta, junto con sus reseñas y los mensajes que recibió. Si ninguna cuenta la administra, pídenos que retiremos la página y lo haremos.",
        })}
      </p>
    </>
  );
}
