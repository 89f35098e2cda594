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
import type { Route } from "./+types/cookies.ts";
import { legalTitles, Questions } from "./questions.tsx";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  const { contact } = config();
  const { origin } = new URL(request.url);
  return { email: contact.privacy, postal: contact.postal, url: `${origin}/cookies` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: legalTitles.cookies,
    description: {
      en: "Which cookies Dorsal sets, what each one is for, and how to refuse or remove them.",
      es: "Qué cookies usa Dorsal, para qué sirve cada una y cómo rechazarlas o eliminarlas.",
    },
    url: loaderData.url,
  });

export default function Cookies({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const contact = (
    <ContactLines name={say({ en: "Dorsal, Privacy", es: "Dorsal, Privacidad" })} {...loaderData} />
  );
  return (
    <DocumentPage
      title={say(legalTitles.cookies)}
      lead={say({
        en: "Which cookies we set, what each one is for, and how to refuse or remove them.",
        es: "Qué cookies usamos, para qué sirve cada una y cómo rechazarlas o eliminarlas.",
      })}
      updated="2025-06-30"
      sections={cookieSections(say, contact)}
      footer={<Questions email={loaderData.email} others={["privacy", "terms"]} />}
    />
  );
}

/** The seven parts of the cookie policy. */
function cookieSections(say: Say, contact: ReactNode): DocumentSection[] {
  return [
    {
      id: "introduction",
      title: say({ en: "Introduction", es: "Introducción" }),
      body: <Introduction />,
    },
    {
      id: "what-are-cookies",
      title: say({ en: "What Are Cookies", es: "Qué son las cookies" }),
      body: <WhatAreCookies />,
    },
    { id: "types", title: say({ en: "Types", es: "Tipos" }), body: <Types /> },
    {
      id: "third-party-cookies",
      title: say({ en: "Third-Party Cookies", es: "Cookies de terceros" }),
      body: <ThirdPartyCookies />,
    },
    {
      id: "managing-cookies",
      title: say({ en: "Managing Cookies", es: "Cómo administrar las cookies" }),
      body: <BrowserSteps />,
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
    <p>
      <Rich
        text={say({
          en: "Dorsal uses few cookies, all of them its own, and none to follow you. That is why no banner asks you about them. This page lists every one. What else we know about you is in the <0>Privacy Policy</0>.",
          es: "Dorsal usa pocas cookies, todas propias, y ninguna para seguirte. Por eso ningún aviso te pregunta por ellas. En esta página están todas. Qué más sabemos de ti está en la <0>política de privacidad</0>.",
        })}
        parts={[(words) => <TextLink to={href("/privacy")}>{words}</TextLink>]}
      />
    </p>
  );
}

function WhatAreCookies() {
  const say = useSay();
  return (
    <p>
      {say({
        en: "A cookie is a short text that a website asks your browser to keep and to send along with later visits. It lets the website recognize that two visits come from the same browser. Session cookies disappear when you close the browser; others stay until a date or until you delete them.",
        es: "Una cookie es un texto breve que un sitio web le pide a tu navegador que guarde y que envíe en las visitas siguientes. Así el sitio reconoce que dos visitas vienen del mismo navegador. Las cookies de sesión desaparecen al cerrar el navegador; otras permanecen hasta una fecha o hasta que las eliminas.",
      })}
    </p>
  );
}

function Types() {
  const say = useSay();
  return (
    <>
      <h3>{say({ en: "Essential cookies", es: "Cookies esenciales" })}</h3>
      <p>
        <Rich
          text={say({
            en: "Cookies whose names begin with <0>dorsal.</0>, first of all <1>dorsal.session_token</1>. They are set only when you sign up, sign in, set a new password or want to keep a race before you have signed in; they keep you signed in, protect the sign-in itself and remember the race. They end when you sign out or when the session expires, and those of a sign-up and of a race to keep after a day; if you do not choose “Remember me”, they end when you close the browser. Scripts cannot read them. Without them an account cannot be used.",
            es: "Las cookies cuyo nombre empieza con <0>dorsal.</0>, en primer lugar <1>dorsal.session_token</1>. Se guardan solo cuando creas una cuenta, inicias sesión, defines una contraseña nueva o quieres guardar una carrera antes de iniciar sesión; mantienen tu sesión abierta, protegen el propio inicio de sesión y recuerdan la carrera. Terminan cuando cierras sesión o cuando la sesión vence, y las de la creación de una cuenta y de una carrera por guardar, después de un día; si no eliges “Recordarme”, terminan al cerrar el navegador. Los scripts no pueden leerlas. Sin ellas no se puede usar una cuenta.",
          })}
          parts={[(words) => <code>{words}</code>, (words) => <code>{words}</code>]}
        />
      </p>
      <p>
        <Rich
          text={say({
            en: "Another one is <0>chat_guest</0>, or <1>__Host-chat_guest</1> on an encrypted connection. It is set when you write to the running assistant or begin a session with a virtual coach without an account. It holds a random number, by which your browser finds its conversations and its session again, and ends after 7 days or when you sign in. Scripts cannot read it.",
            es: "Otra es <0>chat_guest</0>, o <1>__Host-chat_guest</1> en una conexión cifrada. Se guarda cuando escribes al asistente para corredores o empiezas una sesión con un entrenador virtual sin tener una cuenta. Contiene un número al azar, con el que tu navegador vuelve a encontrar sus conversaciones y su sesión, y termina después de 7 días o cuando inicias sesión. Los scripts no pueden leerla.",
          })}
          parts={[(words) => <code>{words}</code>, (words) => <code>{words}</code>]}
        />
      </p>
      <h3>
        {say({ en: "Performance and analytics cookies", es: "Cookies de rendimiento y análisis" })}
      </h3>
      <p>
        {say({
          en: "These measure how visitors use a website. We set none.",
          es: "Miden cómo se usa un sitio web. No usamos ninguna.",
        })}
      </p>
      <h3>{say({ en: "Functionality cookies", es: "Cookies de funcionalidad" })}</h3>
      <p>
        <Rich
          text={say({
            en: "One: <0>units</0>. It is set when you choose kilometers or miles, holds only <1>km</1> or <2>mi</2>, and stays for up to a year. When you close the card of the running assistant on the home page, your browser keeps that to itself and sends it to nobody. The same is true of where you stopped in a podcast: your browser keeps that, so that you can go on there.",
            es: "Una: <0>units</0>. Se guarda cuando eliges kilómetros o millas, contiene solo <1>km</1> o <2>mi</2> y permanece hasta un año. Cuando cierras la tarjeta del asistente para corredores en la página de inicio, tu navegador guarda ese dato para sí y no lo envía a nadie. Lo mismo ocurre con el punto en que dejaste un pódcast: tu navegador lo guarda para que puedas seguir desde ahí.",
          })}
          parts={[
            (words) => <code>{words}</code>,
            (words) => <code>{words}</code>,
            (words) => <code>{words}</code>,
          ]}
        />
      </p>
      <h3>
        {say({
          en: "Targeting and advertising cookies",
          es: "Cookies de publicidad y segmentación",
        })}
      </h3>
      <p>
        {say({
          en: "These build a profile to show fitting advertisements. We set none.",
          es: "Crean un perfil para mostrar anuncios a la medida. No usamos ninguna.",
        })}
      </p>
    </>
  );
}

function ThirdPartyCookies() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "Our pages load no advertising and no buttons of social networks, and therefore set no cookies of others. The links for sharing a race are plain links.",
          es: "Nuestras páginas no cargan publicidad ni botones de redes sociales y, por lo tanto, no instalan cookies de otros. Los enlaces para compartir una carrera son enlaces simples.",
        })}
      </p>
      <p>
        {say({
          en: "Some steps take place on the pages of other companies, which set their own cookies there under their own policies: paying and managing payment methods at Stripe, signing in at Google if you choose to, and a session with a video coach, where our provider Tavus carries it. With our built-in coach everything stays on our pages. The same is true of every website that a race page links to.",
          es: "Algunos pasos tienen lugar en las páginas de otras empresas, que instalan ahí sus propias cookies según sus propias políticas: el pago y la administración de los medios de pago, en Stripe; el inicio de sesión con Google, si lo eliges; y una sesión con un entrenador por video, cuando la ofrece nuestro proveedor Tavus. Con nuestro entrenador propio, todo queda en nuestras páginas. Lo mismo vale para todos los sitios web a los que lleva la página de una carrera.",
        })}
      </p>
    </>
  );
}

function Changes() {
  const say = useSay();
  return (
    <p>
      {say({
        en: "When we set a new cookie or drop one, this page changes and so does the date at its top. Before we ever set a cookie that is not necessary for something you asked for, we will ask you.",
        es: "Cuando agreguemos o quitemos una cookie, cambiará esta página y también la fecha que aparece arriba. Antes de usar alguna vez una cookie que no sea necesaria para algo que pediste, te preguntaremos.",
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
          en: "Questions about cookies go to:",
          es: "Las preguntas sobre las cookies van a:",
        })}
      </p>
      {children}
    </>
  );
}

/** Where each browser lists cookies, as its menus call it. */
const browsers = [
  {
    name: { en: "Google Chrome", es: "Google Chrome" },
    steps: {
      en: "Settings, then Privacy and security, then Third-party cookies; “See all site data and permissions” deletes what is stored.",
      es: "Configuración, luego Privacidad y seguridad, luego Cookies de terceros; “Ver todos los datos y permisos del sitio” permite eliminar lo guardado.",
    },
  },
  {
    name: { en: "Mozilla Firefox", es: "Mozilla Firefox" },
    steps: {
      en: "Settings, then Privacy & Security, then Cookies and Site Data; “Manage Data” deletes what is stored.",
      es: "Configuración, luego Privacidad y seguridad, luego Cookies y datos del sitio; “Administrar datos” permite eliminar lo guardado.",
    },
  },
  {
    name: { en: "Safari on a Mac", es: "Safari en una Mac" },
    steps: {
      en: "Safari, then Settings, then Privacy; “Manage Website Data” deletes what is stored.",
      es: "Safari, luego Configuración, luego Privacidad; “Administrar datos de sitios web” permite eliminar lo guardado.",
    },
  },
  {
    name: { en: "Safari on an iPhone or iPad", es: "Safari en un iPhone o iPad" },
    steps: {
      en: "Settings, then Apps, then Safari, then Advanced, then Website Data; “Block All Cookies” is on the same Advanced page.",
      es: "Configuración, luego Apps, luego Safari, luego Avanzado, luego Datos de sitios web; “Bloquear todas las cookies” está en la misma página Avanzado.",
    },
  },
  {
    name: { en: "Microsoft Edge", es: "Microsoft Edge" },
    steps: {
      en: "Settings, then Privacy, search, and services, then Cookies; “See all cookies and site data” deletes what is stored.",
      es: "Configuración, luego Privacidad, búsqueda y servicios, luego Cookies; “Ver todas las cookies y datos del sitio” permite eliminar lo guardado.",
    },
  },
];

function BrowserSteps() {
  const say = useSay();
  return (
    <>
      <p>
        {say({
          en: "Every browser can show, delete and refuse cookies. Newer versions may name the menus a little differently.",
          es: "Todos los navegadores permiten ver, eliminar y rechazar las cookies. En versiones más nuevas, los menús pueden llamarse de una forma un poco distinta.",
        })}
      </p>
      <ul>
        {browsers.map((browser) => (
          <li key={browser.name.en}>
            <strong>{say(browser.name)}:</strong> {say(browser.steps)}
          </li>
        ))}
      </ul>
      <p>
        {say({
          en: "If you refuse all cookies you can still read everything on Dorsal, but you cannot sign in, and distances are always shown in kilometers. You can also browse in a private window, which forgets its cookies when it is closed.",
          es: "Si rechazas todas las cookies, puedes seguir leyendo todo en Dorsal, pero no puedes iniciar sesión y las distancias se muestran siempre en kilómetros. También puedes navegar en una ventana privada, que olvida sus cookies al cerrarse.",
        })}
      </p>
    </>
  );
}
