import type { RaceSubject } from "../intents.ts";
import { type Found, findPhrases, phrasebook, wordsOfBook } from "../words/phrasebook.ts";

/** What a race is asked about, as runners say it. */
const subjects = phrasebook<RaceSubject>([
  [
    `race date, and date, date and, y fecha, fecha y, when is, whens, when was, when the, cuando la|el, when does, when are, when will, what date,
      what day, which day, whats the date, date of, cuando es, cuando son, cuando sera,
      cuando se corre, cuando toca, que dia, que fecha, cuanto falta, how long until, cual es la fecha, fecha de`,
    "date",
  ],
  [
    `what time, start time|times, starting time, when does it start, start gun, how early,
      a que hora [es] [la] largada|salida|partida [de|del], a que hora, que hora, hora de inicio|salida|largada|partida, horario|horarios, hora empieza`,
    "start-time",
  ],
  [
    `how long do they give, how much time do they give, how much time do you get, dan de tiempo, cuanto [tiempo] dan|da, tiempo para|de terminar|acabar|completarla|completarlo, time to finish, time limit|limits, cutoff|cutoffs [time|times], cut off|offs|offtime [time|times], max time, maximum time,
      how long do i|we have, time allowed, limite de tiempo, tiempo limite, tiempo maximo,
      tiempo de corte, corte|cortes [de] [tiempo], cuanto tiempo [me|nos|te] hay|tengo|dan|da,
      hora|horas de corte|cierre, cuanto tiempo dan`,
    "time-limit",
  ],
  [
    `how many weeks would i|we have [to] [prepare|train], how long do|will i|we have to|left prepare|train, how much time do|will i|we have to prepare|train,
      time to prepare|train, how many weeks do i|we have [left], how many weeks until|till|left,
      weeks do i|we have to train|prepare, cuanto tiempo tengo|tenemos|hay|queda|falta para prepararme|prepararnos|prepararse|entrenar|entrenarme,
      cuantas semanas tengo|tenemos|faltan|quedan|hay, cuantos meses tengo|faltan|quedan,
      me alcanza el tiempo [para] [prepararme|entrenar], alcanzo a prepararme|entrenar, how many days until|till|to|left, days to go, cuantos dias faltan|quedan,
      when should|do|would|must i|we start|begin [to] train|training|prepare|preparing,
      cuando debo|deberia|debemos|tengo [que] empezar|comenzar [a] [entrenar|prepararme], cuando empiezo|comienzo a entrenar|prepararme`,
    "preparation",
  ],
  [
    `transferable, transferrable, transferible, defer, deferral, deferring, defer my entry, transfer my entry|bib|spot|place, sell|give my bib|entry|spot,
      change [my] distance, switch [my] distance|distances, switch to the half|10k|5k, pass on my entry|bib, get my money back,
      diferir, aplazar, postergar mi inscripcion, traspasar, transferir, ceder mi, vender mi, pasar mi inscripcion|dorsal|cupo,
      cambiar de|mi distancia, cambiarme de distancia, pasarla a la proxima|siguiente, pasarlo para el proximo ano`,
    "changes",
  ],
  [
    `sell out [fast|quickly|early], sells out [fast|quickly|early], se agota [rapido], se llena [rapido], if it sells out, when it sells out, it sells out, if its full, if it is full, if it fills up, if its sold out, if it is sold out, waiting list, waitlist, wait list,
      si se agota|agotan|llena|acaban, si ya no hay cupo|cupos|lugares, si no alcanzo cupo|lugar, lista de espera`,
    "sold-out",
  ],
  [
    `can i|we walk [it], se puede caminar, if i|we walk, walk it, walk the whole, walking it, walkers, walker, by walking, walking allowed, only walk, walk only, walk most,
      caminando, si camino|caminamos, ir caminando, hacerla|hacerlo caminando, caminarla, caminarlo, a pie caminando`,
    "walking",
  ],
  [
    `too hard|tough|difficult, how hard|difficult|tough, is it hard|difficult|tough, first timer|timers, first time runner, for beginners|beginner|newbies,
      beginner friendly, que dificultad, que tan dificil|dura|duro|exigente, es dificil|dura|duro|exigente, muy dificil|dura|duro|exigente,
      demasiado dificil|dura|duro, para principiantes|primerizos|primeriza|primerizo|novatos, para alguien que`,
    "difficulty",
  ],
  [
    `how much, price|prices, cost|costs, entry fee|fees, fee|fees, expensive, how expensive,
      [cuanto] estan cobrando, cuanto estan pidiendo, cuanto cobra|piden, cuanto cuesta|cuestan|sale|vale|es|esta|costaria|cobran, precio|precios, costo|costos,
      tarifa|tarifas, cuanto hay que pagar, que precio`,
    "price",
  ],
  [
    `included, include, includes, what do i|you get, medal|medals, shirt|shirts, t shirt, tshirt,
      goodie bag, race kit|pack, swag, incluye, incluido, incluida, incluyen, que dan,
      medalla|medallas, polo, playera, camiseta, kit`,
    "price-includes",
  ],
  [
    `what distances, which distances, distances, how long is, how far is, other distances,
      que distancias, distancias, cuantos kilometros|km|k, cuanto mide, que distancia`,
    "distances",
  ],
  [
    `elevation [gain|profile], altitude, climb, climbing, how high, que tan alto [llega|sube], hilly, flat, how flat,
      vertical gain, vert, how much vert, how much does it|this|that climb|drop|rise|descend, cuanto sube|baja, ascent, desnivel, altitud, a que altura, altura, altimetria, elevacion,
      subida|subidas, plana|plano, cuestas`,
    "elevation",
  ],
  [
    `when does|do [it] [registration] open|opens [registration], open|opens registration,
      cuando abren|abre [las] [la] inscripciones|inscripcion, is registration open, registration [is] [still] open, registrations [are] [still] open,
      are registrations|entries open, when do|does entries|registrations|entry|registration open, still|todavia|aun accepting|acepta|aceptan|reciben [gente|inscripciones|corredores|entries|runners],
      cuando abre|abren, open for registration|entries, can i|you still register|enter|join|sign,
      still register|enter, estan abiertas las inscripciones,
      inscripciones [siguen|estan] [aun|todavia] abiertas, [todavia|aun] me puedo inscribir,
      [ya] cerraron|cerro|abrieron|abrio [las] [la] inscripciones|inscripcion,
      se puede inscribir`,
    "registration",
  ],
  [
    `register|sign up by, [until] when [do|can] [i|we] [have] [to] register|sign, when do i have to register|sign,
      deadline|deadlines, registration|registrations close|closes|end|ends,
      last day to register|sign, until when can [i|we] [still] [register|enter|sign] [up],
      by when, close|closes by|on, when does|do it|they|entries close, cuando cierra|cierran, cierra|cierran cuando, i have to decide by, decide by,
      hasta cuando [me|se] [puedo|puede] [inscribir|inscribirme|inscribirse|registrar|registrarme],
      fecha limite, cierre de [las] inscripciones, cierran [las] inscripciones,
      cierra la inscripcion, ultimo dia`,
    "deadline",
  ],
  [
    `still|any space|room, space|room left, places|spots|slots|bibs|entries [still] left|available|remaining, sold out,
      how many spots|places|slots, cuantos|cuantas cupos|lugares|plazas|dorsales [quedan|hay], full already, quedan cupos|lugares|plazas|dorsales,
      hay cupos|cupo|lugares|lugar|plazas, cupos, agotada|agotadas|agotado, se agoto`,
    "places-left",
  ],
  [
    `where is, wheres, where are, where does, where will, whats the location, start|starting location|point, location of, what city,
      which city, where exactly, donde es, donde queda, donde sera, donde se corre,
      donde empieza|inicia|larga, de donde sale|parte, donde sale|parte, en que ciudad, ubicacion, punto de partida|salida`,
    "place",
  ],
  [
    `how long|far is the swim|bike|run|swim leg|bike leg, swim|bike leg|distance, cuanto se nada, cuanto mide la natacion,
      highest point, punto mas alto, altura maxima,
      course, the route, route like, what route, terrain, surface, gpx, course map, loop|loops,
      elevation map, ruta, recorrido, circuito, terreno, mapa, que tipo de superficie,
      por donde pasa`,
    "course",
  ],
  [
    `rating|ratings, how is|are|was it|they|this|that [race|one] rated, how is [the] first|second|third|last [one|race] rated,
      reviews, any good, is it good, is it worth, worth it|running|doing, how good,
      what do people|runners think|say, what do people|runners complain [about], complaints, quejas, de que se quejan, [is] [it] well organized|organised, que tal esta|estan organizada|organizado|organizadas, bien organizada|organizado, opiniones, resenas, calificacion,
      que tal es, es buena|bueno, vale la pena, que opinan, que dicen, recomendable`,
    "rating",
  ],
  [
    `who organizes|organises|runs|hosts|is, organizer|organizers, organiser|organisers,
      organized|organised by, quien organiza, quien la|lo|las|los organiza, quienes organizan,
      organizador|organizadora|organizadores, a cargo`,
    "organizer",
  ],
  [
    `rule|rules, regulations, headphones, earphones, dog|dogs, age limit, minimum age,
      poles allowed, mandatory gear|kit|equipment, stroller|strollers, refund|refunds,
      transfer my, medical certificate, certificado medico, reglamento, reglas, bases, audifonos, auriculares, perro|perros, edad minima,
      bastones, material obligatorio, equipo obligatorio, reembolso, devolucion`,
    "rules",
  ],
  [
    `cancelled, canceled, still on, still happening, still going ahead, going ahead, postponed,
      rescheduled, called off, cancelada|cancelado|cancelaron, se cancela, se cancelo,
      pospuesta|postergada, reprogramada, sigue en pie, suspendida|suspendieron, se realizara,
      se hara, se realiza, se va a realizar|hacer|correr|suspender|cancelar`,
    "status",
  ],
  [
    `packet|bib pickup, pick up my|the bib|packet, recojo|recoger el|mi dorsal|kit, qualification|qualifications, field size, how many people|runners|participants|finishers|finish [finish|run|start], size of the field, cuanta gente, cuantas personas, cuantos corredores|participantes|terminan,
      rent|renting a|my bike, bike rental, alquilar|alquilo|alquilan|rentar [una] bici|bicicleta, ropero, consigna, guardarropa|guardarropas, bag drop|check, gear check, aid stations, drop bags,
      do|does the waves|corrals work, race photos|pictures, photos, fotos, lottery, sorteo, wave|waves, corrals, qualify, qualifying [time|times], qualifier,
      road bike, bici de ruta, wetsuit, traje de neopreno, podium, live stream,
      where do|can i|we park, is there [any] parking, parking, car park, how many aid|water stations,
      have [any] aid|water|hydration stations|points, are there [any] aid|water stations|points|toilets|pacers|showers|photos,
      shuttle|shuttles, pacers, pacer, live tracking, gels on course, toilets on course, changing rooms, spectators, wheelchair,
      donde [me] estaciono, donde puedo estacionar, hay|tiene estacionamiento|parqueo|parqueadero|cochera|duchas|banos|liebres|fotos,
      estacionamiento, parqueo, parqueadero, donde [me] parqueo, puestos de agua|hidratacion hay|tiene, cuantos puestos, hay puestos [de] [agua|hidratacion],
      tiene puestos [de] [agua|hidratacion], liebres, pacers, entrega de kits|dorsales, donde se recoge|entrega|retira, donde recojo,
      donde dan|entregan|retiro|recogen [el|los] kit|kits`,
    "services",
  ],
]);

/** Asks about a race as a whole. */
const telling = phrasebook([
  [
    `on here, listed [here], on dorsal, on this site, in your list|calendar, esta aqui, esta en la lista, en esta pagina,
      tell me [more] about, more about, [more] info|information|details about|on|of|for, details,
      more info|information, what do you know about, what is, whats, what about, describe,
      cuentame [mas] de|sobre|acerca [de], dime [mas] de|sobre, hablame de|sobre,
      [mas] info|informacion|detalles de|sobre|del, mas info|informacion|detalles,
      que sabes de|sobre, que es, detalles, informacion`,
    true,
  ],
]);

export const subjectWords = [subjects, telling].flatMap((book: Parameters<typeof wordsOfBook>[0]) =>
  wordsOfBook(book),
);

/** The subjects of a question about a race, and the words that name them. */
export function readSubjects(words: readonly string[]): Found<RaceSubject>[] {
  const text = words.join(" ");
  const isOfKit = ofKit.test(text);
  return findPhrases(subjects, words).flatMap((found) => {
    const { value, at, size } = found;
    const isOfOther =
      (value === "price" && isNoPrice(words, at + size)) ||
      (value === "date" && ofBirth.test(text));
    if (isOfOther) return [];
    // `Desde qué día entregan el kit` asks for no date of the race.
    const isOfPickup = isOfKit && (value === "date" || value === "price-includes");
    return [isOfPickup ? { ...found, value: "services" as const } : found];
  });
}

function isNoPrice(words: readonly string[], next: number): boolean {
  return /much$/.test(words[next - 1] ?? "") && ofNoPrice.test(words[next] ?? "");
}

/** The same, each subject once. */
export function subjectsOf(words: readonly string[]): RaceSubject[] {
  return [...new Set(readSubjects(words).map(({ value }) => value))];
}

const ofKit =
  /^(?!.*\b(?:includ\w*|comes with|incluye\w*|trae|viene)\b)(?=.*\b(?:kits?|bibs?|packets?|dorsal(?:es)?|paquetes?)\b).*\b(?:pick ?ups?|pick(?:ing)? (?:it |them )?up|collect|hand(?:ed)? out|entreg\w+|recoj\w+|recog\w+|repart\w+|retir\w+)\b/;
const ofBirth = /\b(?:fecha de nacimiento|birth ?dates?|date of birth|birthday|cumpleanos)\b/;

/** `How much climb`, `how much time`: the next word names what is asked for. */
const ofNoPrice =
  /^(?:climb\w*|elevation|vert\w*|ascent|gain|time|hill\w*|up|downhill|uphill|shade|water|of|parking|swag|rest|space|room)$/;

/** Where a message asks to be told about a race. */
export function readTelling(words: readonly string[]): Found<boolean>[] {
  return findPhrases(telling, words);
}
