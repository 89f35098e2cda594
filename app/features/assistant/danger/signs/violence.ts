import { emergencyNumbers } from "./emergency-numbers.ts";
import type { Sign } from "./sign.ts";

const hurtingVerbs = {
  en: "hit me|hits me|hitting me|beats me|beat me|beating me|beat me up|slaps me|slapped me|punched me|punches me|chokes me|choked me|strangled me|shoves me|kicks me|threatens me|threatened me|abuses me|abusive|raped me|forces me|locks me|hurts me",
  es: "me pega|me pego|me golpea|me golpeo|me cachetea|me empuja|me amenaza|me amenazo|me maltrata|me ahorca|me ahorco|me patea|me viola|me violo|me encierra|me lastima|me hace dano",
};

/** Being attacked, followed or beaten: not a sign of the body, but nobody should get a list of races. */
export const violence: Sign = {
  id: "violence",
  phrases: {
    en: `
      someone|somebody|man|men|guy|guys|dude|stranger|he|they|teenager|biker|cyclist|driver|person|creep + grabbed|groped|attacked|assaulted|mugged|robbed|flashed|touched|pinned|dragged|chased|chasing|stalk*|followed me|follows me|following me|follow me|keeps following|tried to pull|tried to grab|waiting for me|waits for me|waiting at my|waits at my|watching me|watches me|exposed himself|catcall*|pulled a knife|pulled a gun|masturbat* - dog|dogs|pace group|on strava|on instagram|pacer|finish line|robbed of my
      im being|i was|i got|i am being|being|been|was|got > grabbed|groped|attacked|assaulted|mugged|robbed|stalked|chased|followed|raped|molested|harassed|catcalled|flashed - dog|dogs|bees|by a goose|pace group
      following|followed|follows|chasing|chased|stalking > me - dog|dogs|pacer|strava|instagram|the race follow
      car|van|truck|motorcycle|bike + following me|follows me|followed me|slows down next|circling|creeping
      husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mother|mom|stepdad|coach|brother|spouse|fiance + ${hurtingVerbs.en}|wont let me leave|touches me|touched me - race|half|marathon|minutes|seconds|finish|time|strava|pb|pr
      coach|trainer|physio + touched me|touches me|kissed me|inappropriate*|groped|sexual*
      he|she > hits me|beats me|slaps me|punches me|chokes me - race|half|marathon|minutes|seconds|finish|time|pb|pr
      sexual > assault|harassment|abuse - awareness|walk
      rape|raped|molested|domestic violence|stalker|assaulted - awareness|benefit|charity|walk|run for|against
      afraid|scared|terrified > husband|boyfriend|partner|ex|stalker
      creep|creepy|stalker|pervert|peeping|shadowing me|tailing me|lurking|weirdo + trail|run|me|my|route|van|car|park|follow* - creepy race|halloween
      hand|hands > up my|down my|on my butt|on my breast|between my legs - running with|hydration
    `,
    es: `
      alguien|hombre|hombres|tipo|tipos|sujeto|sujetos|chico|chicos|desconocido|senor|pata|wey|moto|carro|auto|camioneta|motociclista|ciclista + me sigue|me siguio|me siguen|siguiendome|me persigue|me persiguio|me persiguen|me acosa|me acoso|me agarro|me agarraron|me manoseo|me toco|me tocaron|me ataco|me atacaron|me asalto|me asaltaron|me robo|me robaron|me jalo|me forcejeo|me grita|me gritan|me espia|me espera|me quiso tocar|trato agarrarme|siguio hasta - perro|perros|ritmo|pacer|tipo de|tipo carrera|strava|instagram|en la meta
      me > manose*|persigu*|acos*|asalt*|atacaron|ataco|agarraron|violaron|violo|secuestr*|jalonearon|tocaron|nalgue* - perro|perros|gato|calambre*|acostumbr*|acost*
      me|nos > viene siguiendo|vienen siguiendo|anda siguiendo|esta siguiendo|va siguiendo - perro|perros|strava|instagram|liebre
      me > sigue|siguen|siguio|siguieron|estan siguiendo|esta siguiendo|venian siguiendo|vienen siguiendo + hombre|tipo|alguien|carro|auto|moto|camioneta|corro|correr|entren*|persona|desde|parque|todos los dias|a casa - doliendo|duele|molestando|dolor|fallando|perro
      esposo|esposa|pareja|novio|novia|marido|ex|papa|padre|padrastro|hermano|entrenador|conviviente + ${hurtingVerbs.es} - el ritmo|carrera|mi tiempo|marca|plan
      entrenador|profe|coach|fisio + me toca|me toco|manose*|acos*|beso|insinu*
      me|le > pega|pego|golpea|golpeo > esposo|pareja|novio|marido|papa|ex|casa
      acoso sexual|violencia domestica|violencia familiar|abuso sexual|violacion|violada|violado|tocamientos - carrera contra|caminata|marcha|campana|benefic*|lucha
      miedo > esposo|marido|novio|pareja|ex
      metio mano|meter mano|nalguead*|piropos|acosador|degenerado|exhibicionista|mirando raro
      camioneta|carro|auto|moto|tipo|hombre|sujeto > detras mio|detras de mi|tras de mi|atras mio|merodea*|ronda*|vigila* - categoria
    `,
  },
  answer: {
    en: `**I am sorry. This is not your fault, and you do not have to sort it out alone.**

**Is it happening now, or could they come back?** ${emergencyNumbers.en} For the police, 911, and 105 in Peru.

- **Followed:** go to people and light: a shop, a gas station, a building with a guard. Do not go home. Turn against the direction of a car. Call somebody, say aloud where you are, and keep the line open.
- **Attacked or touched:** get to a safe place first and have your injuries looked at, today. You can get care without reporting it. If you may want to report it, do not wash or change your clothes before that, and write down what you remember: place, time, face, clothes, plate.
- **Hurt or threatened by somebody you know:** these lines listen, by day and night, also if you only want to talk.

**Who listens**
- **United States:** 1-800-799-7233 (violence at home), 1-800-656-4673 (sexual assault, RAINN)
- **Canada:** 911; a local crisis line is at sheltersafe.ca
- **Mexico:** 911; in Mexico City also *765 (SOS Mujeres)
- **Peru:** Línea 100

Change your route and your times for now, and run with others. I am a program and cannot send help.`,
    es: `**Lo siento. No es tu culpa, y no tienes que resolverlo a solas.**

**¿Está pasando ahora, o puede volver?** ${emergencyNumbers.es} Policía: 105 en Perú, 911 en México, Estados Unidos y Canadá.

- **Te siguen:** ve adonde haya gente y luz: una tienda, un grifo o gasolinera, un edificio con vigilante. No vayas a tu casa. Si es un auto, da la vuelta en sentido contrario. Llama a alguien, di en voz alta dónde estás y no cuelgues.
- **Te atacaron o te tocaron:** primero ponte a salvo y haz que hoy revisen tus lesiones. Puedes recibir atención sin denunciar. Si quizás quieras denunciar, antes no te laves ni te cambies de ropa, y anota lo que recuerdas: lugar, hora, cara, ropa, placa.
- **Te hace daño o te amenaza alguien que conoces:** estas líneas escuchan, de día y de noche, también si solo quieres hablar.

**Quién escucha**
- **Perú:** Línea 100
- **México:** 911; en la Ciudad de México también *765 (SOS Mujeres)
- **Estados Unidos:** 1-800-799-7233 (violencia en casa), 1-800-656-4673 (agresión sexual, RAINN)
- **Canadá:** 911; en sheltersafe.ca hay una línea cercana

Por ahora cambia de ruta y de horario, y corre con otras personas. Soy un programa y no puedo enviar ayuda.`,
  },
  sources: [
    {
      name: "Bryan Police, what joggers who are followed should do (as quoted)",
      address: "https://www.reginarowley.com/joggers-safety/",
      seen: "2026-11-29",
    },
    {
      name: "Healthline, Sexual assault resource guide",
      address: "https://www.healthline.com/health/sexual-assault-resource-guide",
      seen: "2026-11-29",
    },
    {
      name: "Office for Victims of Crime, the National Domestic Violence Hotline, 1-800-799-7233, 2022",
      address:
        "https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts",
      seen: "2026-11-29",
    },
    {
      name: "SPAN, the hotline of RAINN, 1-800-656-4673",
      address: "https://span.state.gov/social-development/sms-sos/20140901",
      seen: "2026-11-29",
    },
    {
      name: "sheltersafe.ca and 911 for violence in Canada",
      address: "https://bunningmc.com/women/violence-against-women-pandemic-canada",
      seen: "2026-11-29",
    },
    {
      name: "El Gráfico, 911 and *765 SOS Mujeres in Mexico, January 2026",
      address:
        "https://www.elgrafico.mx/opinion/salvador-guerrero-chipres/2026/01/09/escuchas-gritos-en-casa-del-vecino-asi-puedes-denunciar-violencia-familiar",
      seen: "2026-11-29",
    },
    {
      name: "Exitosa, Línea 100 of the Ministry of Women of Peru, November 2025",
      address:
        "https://www.exitosanoticias.pe/actualidad/linea-100-enero-octubre-2025-registran-mas-296-000-llamadas-casos-violencia-n162917",
      seen: "2026-11-29",
    },
  ],
};
