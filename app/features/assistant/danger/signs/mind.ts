import type { Source } from "../../knowledge/topic.ts";
import { emergencyNumbers, noDoctor, type Sign, shortNumbers } from "./sign.ts";

/** Who listens, by country, and in which order a reader of each language finds them. */
const listeners: Readonly<Record<"en" | "es", readonly { of: readonly string[]; line: string }[]>> =
  {
    en: [
      { of: ["United States", "Canada"], line: "**United States and Canada:** call or text 988" },
      { of: ["Mexico"], line: "**Mexico:** Línea de la Vida, 800 911 2000" },
      { of: ["Peru"], line: "**Peru:** Línea 113, option 5" },
    ],
    es: [
      { of: ["Peru"], line: "**Perú:** Línea 113, opción 5" },
      { of: ["Mexico"], line: "**México:** Línea de la Vida, 800 911 2000" },
      {
        of: ["United States"],
        line: "**Estados Unidos:** 988 (marca 2 para español, o envía AYUDA al 988)",
      },
      { of: ["Canada"], line: "**Canadá:** 988 (inglés y francés)" },
    ],
  };

const elsewhere = {
  en: "**Elsewhere:** your emergency number can connect you with a crisis line.",
  es: "**En otros países:** tu número de emergencias puede comunicarte con una línea de crisis.",
};

/** Who listens, in the four countries of our races, those of a country first. */
export function helplinesFrom(country: string): { en: string; es: string } {
  const isOwn = ({ of }: { of: readonly string[] }) => of.includes(country);
  const lines = (language: "en" | "es") => {
    const own = listeners[language].filter(isOwn);
    const others = listeners[language].filter((one) => !isOwn(one));
    const all = [...own, ...others].map(({ line }) => line);
    return [...all, elsewhere[language]].map((line) => `- ${line}`).join("\n");
  };
  return { en: lines("en"), es: lines("es") };
}

export const helplines = helplinesFrom("");

const helplineSources: readonly Source[] = [
  {
    name: "National Institute of Mental Health, warning signs of suicide (as quoted), and 988",
    address: "https://empowerthrive.org/2024/08/what-are-warning-signs-of-suicide.html",
    seen: "2026-11-28",
  },
  {
    name: "Panamericana, Línea 113, option 5, of the Ministry of Health of Peru, March 2026",
    address:
      "https://panamericana.pe/salud/466160-minsa-refuerza-lineas-gratuitas-atencion-salud-mental-nivel-nacional",
    seen: "2026-11-28",
  },
  {
    name: "El Universal, Línea de la Vida 800 911 2000, December 2025",
    address:
      "https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/",
    seen: "2026-11-28",
  },
  {
    name: "La Crónica de Hoy, Línea de la Vida 800 911 2000 for thoughts of suicide, September 2025",
    address:
      "https://www.cronica.com.mx/nacional/2025/09/19/jornada-para-la-prevencion-del-suicidio/",
    seen: "2026-11-29",
  },
  {
    name: "Infobae, Línea 113, option 5, free and day and night, August 2025",
    address:
      "https://www.infobae.com/peru/2025/08/16/crisis-silenciosa-jovenes-de-18-a-29-anos-son-quienes-mas-buscan-ayuda-por-ansiedad-y-depresion/",
    seen: "2026-11-29",
  },
];

/** When somebody hurts themselves. */
const whenDown =
  "cuando|si|cada vez|despues|porque|por > va mal|me va mal|mal en|fracas*|pierdo|triste|rabia|ansiedad|ansios*|culpa|estres*|fallo|decepcion*|no cumplo|no cumpli|no entreno|no corro|no llego|falto|como de mas";

const selfHarm: Sign = {
  id: "self-harm",
  phrases: {
    en: `
      @ done with everything|tired of everything|done with it all|cant go on|sick of everything + bridge|overpass|cliff|train tracks|rope|pills
      wish|hope|better|rather|prefer|easier + not wake|never wake|dont wake|didnt wake|wouldnt wake|not waking - alarm|early|at 4|at 5|at 6|before the race|on time
      kill|killing|hang|hanging|shoot|shooting > myself|himself|herself|themselves - time|killing it
      suicide|suicidal|suicides - hill|squad|sprint*|drill*|climb|run|race|trail|ridge|pass|prevention|awareness|price|workout|interval*|repeats
      suicide|suicidal + i|me|feel*|thought*|think*|commit*|friend|want|considering - hill|sprint*|drill*|ridge|workout|interval*|repeats|run for
      end|ending|take|taking > my life|my own life|his life|her life|his own life|her own life
      want|wanna|wish|going|ready|like|prefer|rather|better|thinking about|think about > die|dead|be dead|not exist|not existing|disappear|disappearing|disappear forever|vanish|vanishing|not waking up|not being here|ending it - dying to|want to die trying|legs|for a bib|to run
      i wish i was dead|i wish i were dead|wish i was never born|better off dead|rather be dead
      end it|ending it|end it all|ending everything|end everything + all|now|myself|tonight|want|life
      better|happier|easier|relieved > without me|off without me|if i was gone|if i were gone|if i werent here|if i wasnt here|if i died|once im gone|when im gone|if i disappeared|if i didnt exist
      no|not|dont|any|lost|see|find|without > reason|point|sense > live|living|keep living|alive|go on living|be here|keep going on|exist|being alive
      dont|no longer|not > want|wanna|feel like > live|living|be alive|be here|exist|wake up|be here anymore|keep living
      life > not worth|isnt worth|no meaning|meaningless|no point - insurance
      nothing > live for|left to live
      nobody|no one|noone|family|friends|anyone|wife|husband|kids > would|wouldnt|wont > notice|miss me|care|cry|even notice + if i|me|i was|i died|i disappeared|gone|family|nobody|no one - if i walk*|if i jog*|if i skip*|pace|time|medal|slow|last|race|finish|results|shoes
      about|think*|thoughts|imagine|of > not being alive|not existing|not being around|being dead|being gone - race
      gonna|going to|want to|wanna|ima|ill|will|might|about to > kms|kys|unalive|unalive myself|off myself|delete myself|end me
      thinking about|think about|thinking of|thought about|thoughts of|planning on|considering > ending it|ending things|ending everything|ending it all|dying|death|not being here - race plan
      dont|cant|no longer|not > see > future|a future for me|tomorrow - race|training plan
      cant|dont want to|done > do life|doing life|face life|keep doing life|do this life
      think*|thought*|sometimes|tempt*|imagine + step*|walk*|jump*|veer*|swerv*|run* + into traffic|in front of a car|in front of cars|in front of a truck|into oncoming
      hid|hide|hiding|stash* + razor|razors|blades|rope
      goodbye|farewell|suicide + letter|letters|note|notes
      gave|giving|given > away > all my things|all my stuff|my belongings|everything i own
      hope|hoping|wish|wishing|waiting|want|wanting > car|truck|bus|train|something > hits me|hit me|to hit me|takes me out|take me out|runs me over|run me over|kills me|ends me
      hope|hoping|wish|wishing|want|wanna|wouldnt mind|dont mind > hit by|run over by > car|truck|bus|train - dont get|wont get|not get|never get
      car|truck|bus|train > hit me|hits me|ran me over|runs me over > be fine|be ok|be okay|wouldnt mind|wouldnt care|be better|dont care
      @ train tracks|railway|railroad|rails|bridge|overpass|cliff|highway|traffic|platform + think|thinking|thought|thoughts|imagine|imagining|urge|tempted + stepping out|step out|stepping off|step off|stepping in front|step in front|jumping|jumping off|jump off|jump in front|letting go|walking into|running into|driving into - bungee|box jump|people jumping|jumping the queue
      keep|keeping|carry|carrying + razor|razors|blade|blades - shave|shaving|prosthe*|amput*|running blade|shoulder blade
      she|he|friend|brother|sister|mom|dad|teammate|kid + end it|ending it all|wants to die|kill herself|kill himself - on a high|race|season
      lost|no|losing > will to live|will to carry on|will to go on|desire to live
      wont|dont think|not > make it through the night|be here tomorrow|see tomorrow|live much longer
      gave away|giving away|give away > wont need
      @ gave away|giving away|give away|gave all my|given away + goodbye|farewell|say bye|thank you for everything|thanks for everything|one last time - coach is leaving|new city
      just wanted to say goodbye|only wanted to say goodbye|wanted to say goodbye and thank|this is goodbye - team|group|club|coach|city|season|shoes
      no|not|dont|any|see|find > reason|point|sense > stick around|stay around|be around|stay alive - awards|party|expo|ceremony|finish line|after the race
      beats|better than|instead of|rather than|replaces > cutting|self harm|hurting myself|cutting myself - carbs|weight|mileage|calories|corner*
      @ deserve it|deserve this|deserve the pain|deserve to hurt|deserve to suffer + bleed*|bloody|hurt*|pain|suffer*|punish* - medal|beer|rest|pizza|podium|new shoes
      hurt|hurting|harm|harming|cut|cutting|cuts|burn|burning > myself|himself|herself + purpose|since|want|again|keep|been|started|feel|to cope|razor|arms|wrists|thighs - shaving|paper|carbs|weight|cutting down|fell|falling|form
      cutting|cut|slit > wrists|arms|thighs|myself - sleeves
      self harm|self injury|self harming
      dont|wont|stop|stops|keeps|from|might|could|will|would|gonna|want to > do|doing > something|anything > to myself
      stop|stops|keeps|keep > from > hurting|harming|cutting|killing > myself
      cant|dont think i can > go on anymore|take it anymore|keep living|go on like this|go on living - this plan|race|training|km|mile|workout|long run|intervals
      tired of living|tired of life|tired of being alive|done with life|sick of living|give up on life|giving up on life
      jump|jumping|step|stepping|throw|throwing|walk|walking > off bridge|in front train|in front car|in front of a train|off the bridge|under a train
      feel like|want to|wanna|gonna|going to|thinking of|thinking about|tempted to|could just|might > jump|jumping|throw|throwing|drive|driving|step|stepping|walk|walking|run|running > off|into|in front + bridge|cliff|train|traffic|building|roof|balcony|overpass|truck - course|view|bungee
      end|ending > things|everything > plan|after|tonight|soon|now - on a high
      plan|want|going > end things
      started|start|again|still|back > cutting > again|myself|since - carbs|weight|down|back|mileage|sugar
      burden > everyone|family|everybody|them|wife|husband|kids|parents + i
      never woke up|never wake up|not wake up|didnt wake up > care|miss|better|nobody|wish|hope
      never woke up|never wake up|didnt wake up + care|miss|better|nobody|wish|hope
      go to sleep|fall asleep > not wake up|never wake up|dont wake up
      everyone|nobody|no one > would notice|would miss|would care|cares|care > gone|died|dead|disappeared|never woke up|didnt wake up
      everybody|everyone|they all|my family|the kids|my kids|my wife|my husband|people > be better off|better off then|be happier then - if they|with more|with a pacer|walking breaks
      happier|better|better off|easier > if i was not around|if i wasnt around|without me|if i were not here|if i was gone
      wont be|not going to be > around|here anymore|here much longer - refund|transfer|bib|packet|race day|weekend|town|until
      see|no|dont see > reason|point > keep going|to go on|going on - race|marathon|plan|training plan|km
      daughter|son|friend|sister|brother|kid|wife|husband > cuts|cutting|hurts|harms > herself|himself|themselves
      whats the point|what is the point|whats even the point > living|life|being alive|anything anymore|going on anymore|it all - race|plan|training
      nobody|no one|noone > miss|would miss|will miss|notice > me|if i|im gone - if i walk*|if i jog*|if i skip*
      i will|im going to|ill|gonna|want to|wanna > kill myself|end myself|end it
      painless|easiest|quickest|best > way|ways|method|methods > die|go|end|dying|kill
      how to > die|kill myself|end it
      dont want to|dont wanna > be here anymore|be here any more|exist|go on - this plan|race
      see|point|no|whats|reason|sense > point|reason|sense|use > being here|being around|keep being here|sticking around|anymore|any of this|any of it|going on|carrying on|in anything|to anything - race|plan|training|km|mile|watch|gel|gels|app|website|page|chat|workout|long run|intervals
      dont|cant|not|cannot > see|find > point|reason|sense > being|staying|continuing|trying - race|plan|training|km|mile|watch|gel|gels|app|website|page|chat|workout|long run|intervals
      @ bridge|overpass|cliff|balcony|roof|rooftop|ledge|parapet|railing|train tracks|platform|viaduct + think*|thought*|imagin*|wonder*|urge*|tempt*|picture|pull|feel like + jump|jumping|jumped|throwing myself|going over|letting go|stepping off|climbing over|not stopping - bungee|zipline|rope|cable|view|ankle|knee
      might as well|may as well > not exist|not be here|not be alive|be dead|be gone|disappear|stop existing|die - legs|quit
      no one|nobody|noone|not a soul|who > notice|notices|miss|misses|care|cares|remember|cry > if i was gone|if i were gone|if i disappeared|if i vanished|if i died|if im gone|if i am gone|if i wasnt here|if i werent here|if i wasnt around|if i werent around|if i never came back|when im gone
      world|everyone|everybody|family|kids|people > fine without me|be fine without me|forget me|not need me
      @ didnt|dont|never|not > come back|coming back|return|come home > nobody|no one|noone|who > notice|care|miss
      dont|do not|not|never > deserve > live|to live|be alive|to be alive|exist|to exist|be here
      cut|cutting|burn|burning|hit|hitting|punish|punishing > myself > when|after|because|whenever|every time|if > bad|lose|lost|fail*|sad|angry|ashamed|stress*|anxious|numb|guilt* - shaving|carbs|fell
      @ part of me|part of her|part of him|sometimes i|half of me|secretly|kind of|hope|hoping|wish|wishing + car|truck|bus|train|lorry|van + takes care of it|take care of it|ends it|end it|ends it all|finishes me|finishes it|does it for me|solves it|settles it|wipes me out|flattens me|plows into me|takes me out|gets it over - to the start|to the trail|trailhead|home|hotel|airport|bike
      part of me|wouldnt be so bad|not be so bad > car|truck|bus|train > to hit me|hit me|got me|took me out
      wouldnt mind|dont mind|wouldnt care|dont care|be relieved|be a relief|be fine > car|truck|bus|train|lorry > took me out|takes me out|take me out|hit me|hits me|got me|ran me over|runs me over
      didnt wake up|dont wake up|never woke up|never wake up|not waking up|wouldnt wake up|not wake up + be fine|fine with|id be ok|be ok|be okay|relief|no big deal|whatever|wouldnt matter|wont matter|doesnt matter|wouldnt mind|dont mind|not mind|be alright|peaceful|no loss|fine by me - alarm|early|on time|in time|at 4|at 5|at 6|for the race|for my run|for training|for the run
      hope|hoping|wish|praying > dont|not|never > come back from|make it back|make it home|come home - late|slow*|injur*
      @ dont|not|stopped|quit > look|looking|check|checking > cross|crossing|for cars|for traffic|both ways + dont care|care anymore|matter|whatever happens
    `,
    es: `
      @ regale|regalando|regalo todas|regalo todos|repartiendo|di todas + despedirme|despedirnos|adios|no las voy a necesitar|no los voy a necesitar|ya no las necesito|ya no los necesito - talla|equipo|ciudad|mudanza|me mudo
      solo|nomas|unicamente > queria|quiero|vine|vengo > despedirme|decir adios - equipo|club|grupo|ciudad|trabajo|entrenador|temporada
      no|ya no|sin > razon|razones|motivo|motivos|sentido > quedarme|seguir por aca|seguir por aqui|andar por aca - carrera|plan|expo|premiacion
      mejor que|en vez de|en lugar de|antes que > cortarme|lastimarme|hacerme dano - el pelo|cabello|unas
      @ me lo merezco|lo merezco|merezco sufrir|merezco el dolor + sangr*|dolor|duele|sufr*|castig* - medalla|cerveza|descanso|pizza|podio
      no|ya no|sin|perdi > sentido|caso|razon|motivo > a seguir|de seguir|seguir aqui|seguir aca|a estar|de estar|estar aca|estar aqui|a la vida|a nada|a todo esto|vivir|a vivir - carrera|plan|entren*|maraton|media|ruta|km|reloj|gel|geles|pagina|app
      mejor|ojala|quisiera|preferiria|prefiero + no despertar|no despertarme|no despierte|no amanecer|nunca despertar|no volver a despertar - temprano|alarma|despertador
      si no despierto|si no despertara|si no despertase|si no amanezco|manana no despierto|no despertar|no despertarme + no pasa nada|no pasaria nada|da igual|daria igual|da lo mismo|daria lo mismo|no importa|no importaria|seria mejor|no seria malo|tampoco seria|que mas da|no me molestaria|estaria bien|no seria tan malo - temprano|alarma|despertador|a tiempo|a las|para correr|para la carrera|para entrenar|pagina
      @ dice|dijo|dise|dicho > si no despierta|si no despertara|si no amanece|no despierta > no pasa nada|no pasaria nada|da igual|daria igual|da lo mismo|no importa|mejor|que mas da
      @ parte de mi|parte de ella|parte de el|a veces|ojala|espero|esperando|espera|quisiera|deseo|desearia + carro|auto|coche|camion|trailer|bus|micro|combi|tren + se encargue|se encargara|lo resuelva|lo arregle|acabe con todo|acabe conmigo|acabe todo|termine con todo|termine conmigo|me lleve por delante|haga el trabajo|me arrolle|me pase por encima - no me|no acabe|no se encargue
      no me molestaria|no me importaria|me daria igual|me da igual|no pasa nada|no pasaria nada > me atropelle|me atropella|me atropellan|me atropellara|me atropellaran|me arrolla|me pisa un carro
      @ no miro|ya no miro|sin mirar|dejado de mirar|deje de mirar + cruzar|cruzo|pista|calle|carros + lo que pase|da igual|que pase|no importa|daria igual|que me pase
      matarme|suicid*|quitarme la vida|quitarse la vida|ahorcarme|colgarme|pegarme un tiro|terminar con mi vida|acabar con mi vida|acabar con todo|terminar con todo - cuesta|carrera|subida|cerro|prevencion|series|hill|sprint*|drill*|squad|ridge|climb|prevention|awareness
      quiero|quisiera|queria|ganas|prefiero|preferiria|deseo|pienso en > morir|morirme|matarme|estar muerto|estar muerta|desaparecer|dejar de existir|no existir|dormir y no despertar|no despertar - reir|risa|por correr|en el intento|de risa
      me quiero matar - entrenando|corriendo|en el gym|trabajando|de risa
      me quiero morir|ojala me muera|ojala estuviera muerto|ojala estuviera muerta|ojala no despertara|ojala no hubiera nacido|mejor muerto|mejor muerta
      no quiero|ya no quiero|no deseo|no tengo ganas > seguir en este mundo|estar en este mundo|vivir|seguir viviendo|despertar|existir|estar aqui|estar vivo|estar viva|seguir aqui
      sin|no|ninguna|ningun|ni > razon|razones|sentido|motivo|motivos|ganas > vivir|seguir viviendo|la vida|vida|viva|vivo|existir|seguir aqui - correr
      no tiene sentido > vivir|vida|seguir|nada > vida|vivir|viviendo|mi
      mejor|felices|aliviados|tranquilos|descansarian > sin mi|si no estuviera|si no existiera|si me muero|si me muriera|si desapareciera|si yo no estuviera|si ya no estoy
      todos|todo el mundo|mi familia|mis hijos > van a estar mejor|estaran mejor|estarian mejor > despues|cuando ya no|si ya no|si no estoy|cuando me vaya
      estarian mejor sin mi|estaria mejor sin mi|estaran mejor sin mi|vivirian mejor sin mi
      no vale la pena > vivir|vida|seguir viviendo|seguir
      mi vida|la vida > no vale|no tiene sentido|ya no tiene sentido|no sirve
      hacerme|hacerse|haciendome|me hago|me hice > dano|cortes + proposito|quiero|mi mismo|pienso|siento|ganas|volvi
      me lastimo|me golpeo|me hago dano|lastimo > proposito
      hacerme algo malo|hacerme algo a mi|hacerme algo yo|cometer una locura|hacerme dano|lastimarme a proposito|autolesion*|autoles*|cortarme las venas|cortarme los brazos
      me corto|me corte|me estoy cortando|cortandome|cortarme > brazos|munecas|piernas|venas|muslos|piel - el pelo|unas|afeit*
      ya no puedo mas|no puedo mas|no aguanto mas|ya no aguanto + vida|vivir|morir|todo|existir|sufrir|nada tiene sentido - km|kilometro|carrera|entrenamiento|plan|rodilla|dolor de|muro
      cansado|cansada|harto|harta > vivir|de la vida|existir|estar vivo
      tirarme|lanzarme|aventarme|botarme|arrojarme + puente|metro|tren|edificio|azotea|ventana|balcon|barranco|acantilado|precipicio|carretera|via|vias - bungee|puenting
      me quiero|me voy a|me quisiera|me dan ganas de|me provoca > tirar|lanzar|aventar|botar|arrojar + puente|metro|tren|edificio|azotea|ventana|balcon|barranco|acantilado|precipicio|carro|carros|carretera|via|vias - bungee|puenting|en la ultima cuadra
      tirarme|lanzarme|saltar|aventarme|botarme > puente|tren|edificio|azotea|ventana|carros|via del tren
      plan > acabar con todo|terminar con todo|acabar con esto
      carta|cartas|nota|notas > despedida|despedirme|adios - soltero|soltera
      me despedi|despedirme > de todos|mi familia|mis hijos|mi mama - viaje|viajo
      regale|regalando|regalo > todas mis cosas|todo lo mio
      esperando|ojala|deseo|deseando|quisiera|quiero|no me importaria > me atropelle|me atropellara|me atropellen|me arrolle|me pase por encima - no me atropelle|no me atropellara|no me atropellen|no me arrolle|no me pase
      esperando|ojala|deseo|deseando|quisiera|quiero > carro|auto|coche|camion|bus|tren|micro > me mate|me matara|me pise|acabe conmigo - no me mate|no me matara|no me pise
      esperando|ojala|deseo|deseando|quisiera > carro|auto|coche|camion|tren > me lleve|me llevara - a la salida|a la larg*|a la meta|al inicio|a casa|al hotel|al aeropuerto|de vuelta
      @ vias|rieles|autopista|carretera|trafico + pienso|pensado|pensando|imagino|ganas|tentacion|se me ocurre|impulso + cruzarme|tirarme|lanzarme|aventarme|botarme|arrojarme|meterme debajo
      castig* > haciendome|lastimandome|cortandome|golpeandome|pegandome|hacerme dano
      culpable|culpa|triste|fracas*|verguenza|rabia + me corto|me corte|me cortaba|me quemo|me golpeo|me lastimo a proposito - pelo|unas|afeit*|respiracion|queme con el sol|quemo con el sol|corte rodilla|corte tobillo
      hay dias|hay noches|a veces|algunas noches|algunos dias > me corto|me cortaba - pelo|unas|afeit*|respiracion|dedo|pie|labio
      me corto|me cortaba|me quemo|me golpeo|me lastimo > para > aguantar|sentir|calmarme|no sentir|desahogarme|no pensar|castigarme - pelo|unas|afeit*
      volvi a cortarme|otra vez me corto|me vuelvo a cortar|sigo cortandome
      no despierto|no despertara|no despertar > nadie|importaria|mejor|ojala
      nadie|a nadie > le importaria|importaria|le importa > no despierto|no despertara|muero
      estaria mejor|estare mejor > muerto|muerta
      soy una carga|soy un estorbo|soy carga + todos|familia|hijos|esposa|esposo|padres|ellos|nadie|para
      pensar|pienso|pensando|imagino > no estar viv*|no existir|no estar aqui|estar muert*
      nadie > extranaria|notaria|daria cuenta|le importaria > muero|desaparezco|muriera|desaparezco|no estoy|falto
      perdi|sin|no tengo > ganas de seguir adelante|ganas de seguir|ganas de vivir|ganas de nada
      no paso de esta noche|no llego a manana|no voy a estar manana|no creo que llegue a manana
      regale|regalo|regalando > no voy a necesitar|no las voy a necesitar|ya no las necesito
      no veo|no le veo|no hay|sin > futuro|un futuro para mi|manana - carrera|inscripcion
      pienso|pensado|ganas|veces|imagino + cruzarme|meterme|lanzarme|tirarme|ponerme + delante|frente|trafico|carro|carros|camion|micro|tren - peloton
      se va a|se quiere|se queria|se iba a > matar|suicidar|quitar la vida|ahorcar - de risa|entrenando
      nada > por que vivir|para que vivir|me queda por vivir
      para que > sigo vivo|sigo viva|seguir viviendo|vivo yo
      ganas|pienso|pensando|quiero > aventarme|tirarme|botarme|lanzarme|saltar > metro|tren|puente|auto|carro|via|vias|edificio
      no tengo|no hay|no veo > por que|para que|razon > vivir|seguir
      no encuentro|no le encuentro|no veo|no le veo > sentido > nada|vida|vivir|todo
      quiere|quiso|piensa|quieren > matarse|suicidarse|morirse|quitarse la vida - de risa
      se quiere|se quiso|quiere|quieres > matar|suicidar|morir|quitar la vida - de risa
      nadie > me va a extranar|me extranara|va a extranarme
      ya no voy a estar|cuando ya no este|cuando no este - reembolso|inscripcion|dorsal|kit|ese dia|ciudad|pais|en lima
      hija|hijo|amiga|amigo|hermana|hermano > se corta|se hace dano|se lastima > brazos|piernas|a proposito|otra vez
      voy a > matarme|matar > me - de risa
      me voy a matar|voy a matarme|nadie me extranaria|nadie me va a extranar|nadie me echaria de menos
      no puedo|ya no puedo > seguir viviendo|vivir asi|seguir con vida|mas con la vida
      mejor|felices > sin mi - carrera sin mi|correrian
      formas|forma|manera|maneras|metodo > morir|irme|matarme|suicid*|terminar con - a casa|temprano
      morir|irme|matarme > sin dolor
      no quiero|ya no quiero > estar aqui|existir|seguir|continuar > para nada|mas|viviendo|vivo|viva - el plan|entrenando|corriendo
      @ puente|azotea|balcon|techo|acantilado|precipicio|barranco|baranda|barandal|viaducto|anden|vias del tren|pasarela + pienso|pense|pensado|pensando|imagino|ganas|tienta|tentacion|se me ocurre|se me pasa por la cabeza|impulso + saltar|saltara|tirarme|lanzarme|aventarme|botarme|arrojarme|dejarme caer|soltarme|no parar - bungee|puenting|tirolesa|cuerda|vista
      mejor|bien podria|da igual si|daria igual si|para eso mejor|ya ni deberia > no existir|no existiera|no existo|no estar aqui|dejar de existir|desaparecer|desaparezco|no haber nacido - pagina|boton|dolor
      nadie|quien|ni quien > notaria|daria cuenta|se entera|enteraria|se enteraria|extranaria|importaria|lloraria|echaria de menos|acordaria > si no estuviera|si ya no estuviera|si no estoy|si ya no estoy|si desapareciera|si desaparezco|si muero|si me muero|si me muriera|si me fuera|si no vuelvo|si no volviera|si no existiera
      si no estuviera|si ya no estuviera|si desapareciera|si desaparezco|si no volviera|si no vuelvo|si no existiera > nadie|a nadie > notaria|daria cuenta|se entera|enteraria|extranaria|importaria|lloraria
      no merezco|no me merezco > vivir|la vida|estar vivo|estar viva|existir|estar aqui
      me corto|me corte|me cortaba|cortarme|me quemo|me golpeo|me pego > ${whenDown} - pelo|unas|afeit*
      me castigo > ${whenDown} - sin cenar|sin comer|no comiendo|mas km|mas kilometros|corriendo
      me corte|me queme|me golpee > porque|para > fracas*|perdi|triste*|rabia|ansiedad|culpa|castig*|desahog*|alivi*|sentir - pelo|unas|afeit*|equilibrio|control|pie
    `,
  },
  answer: {
    en: `I am very glad that you wrote it. What you feel matters, and you do not have to carry it alone.

**If you might act on it, or have hurt yourself, call your local emergency number now** (${shortNumbers.en}), or go to the nearest emergency room.

**People who listen, free of charge, day and night:**
${helplines.en}

Please tell somebody near you now: a friend, somebody in the family, a neighbor. “I am not well, can you stay with me?” is enough. If you can, put distance between you and anything that you could hurt yourself with.

I am a program and cannot give you the help that a person can. Running can wait; you come first.`,
    es: `Me alegra mucho que lo hayas escrito. Lo que sientes importa, y no tienes que cargarlo a solas.

**Si crees que podrías hacerlo, o ya te hiciste daño, llama ahora a tu número local de emergencias** (${shortNumbers.es}) o ve a la sala de urgencias más cercana.

**Personas que escuchan, gratis, de día y de noche:**
${helplines.es}

Cuéntaselo ahora a alguien cercano: una amistad, tu familia, un vecino. Basta con “no estoy bien, ¿puedes quedarte conmigo?”. Si puedes, aléjate de todo aquello con lo que podrías hacerte daño.

Soy un programa y no puedo darte la ayuda que da una persona. Correr puede esperar; primero estás tú.`,
  },
  sources: helplineSources,
};

const overdose: Sign = {
  id: "overdose",
  phrases: {
    en: `
      pills|tablets|medicine|meds|medication + by mistake|by accident|my moms|my dads|my grandmas|my grandpas|my wifes|my husbands|the dogs|wrong - website|order
      drank|drunk|swallowed|ingested|sipped > bleach|detergent|chlorine|gasoline|kerosene|antifreeze|pesticide|insecticide|paint thinner|cleaning product|cleaner|disinfectant|wrong bottle
      @ $childWord|toddler|baby + ate|swallowed|drank|got into|chewed + caffeine|pills|tablets|medicine|iron pills|ibuprofen|melatonin
      overdose*|od d|poisoned|poisoning - food poisoning|fun
      took|taken|swallowed|ate + whole bottle|all the pills|all my pills|all of my pills|too many pills|too many|whole pack|whole box|20|30|40|handful + pills|tablets|ibuprofen|paracetamol|tylenol|acetaminophen|caffeine|sleeping|medicine|advil
      took|drank|swallowed|downed|chugged|drunk > whole|entire|full|bottle > bottle|bottle of|of > $medicineUnits|medicine - salt
      took|swallowed|taken > all my pills|all pills|every pill|entire bottle - vitamin*|salt
      took|taken|swallowed|popped|had|ate|downed + $overdoseCount + $medicineUnits - mg|milligram*|days|weeks|salt|salt pills|salt tablets|vitamin*|months
      too many|too much|way too much|way too many|double dose|twice the dose|accidentally took + $medicineUnits|pills|medicine|meds|caffeine|pre workout|preworkout|stimulant* - is 2|is 3|is 4|are 2|are 3|are 4|is two|is three|is four|are two|are three|are four|how much|how many|coffee before|salt
      how many + pills|tablets|paracetamol|tylenol|ibuprofen|sleeping pills + die|kill|overdose|lethal
      bunch of|handful of > sleeping pills
      took|swallowed|taken > bunch of|lots of|too many|a lot of|bottle of|box of > pills|sleeping pills|tablets|paracetamol|ibuprofen
      @ how many|how much + pills|caffeine pills|caffeine|tablets + dying|die|kill me|lethal
      3|4|5|6|7|8|9|10|three|four|five|six|several > pre workout|pre workouts|preworkout|preworkouts|energy drinks|red bulls|monsters|caffeine pills|scoops
      mixed|mixing|combined|washed down + pills|meds|xanax|oxy*|sleeping + whiskey|vodka|alcohol|rum|wine|beer|liquor|tequila|booze
      caffeine|caffein + 500|550|600|700|750|800|900|1000|1200|1500|2000 > mg|milligram* - sodium|salt|carb*
      caffeine|caffein + 1|2|3|4|5 > gram|grams - sodium|salt|carb*
    `,
    es: `
      pastillas|pastilla|pildoras|medicina|medicinas|remedio + por error|por equivocacion|equivocad*|de mi abuel*|de mi mama|de mi papa|del perro
      tomo|tome|trago|trague|bebio|bebi|ingirio|ingeri > lejia|cloro|detergente|gasolina|kerosene|querosene|insecticida|raticida|veneno|desinfectante|thinner|de la botella equivocada - agua con cloro|agua de la piscina|agua de piscina|agua de la pileta|agua de la alberca
      se tomo|tomo|trago|se trago|ingirio > frasco|frasco entero|blister|caja|tira|un monton|puno|todas > pastillas|pildoras|paracetamol|ibuprofeno|clonazepam|medicinas
      @ $childWord|nene|bebe + comio|trago|mastico|agarro + cafeina|pastillas|pildoras|medicina|ibuprofeno|paracetamol - gel de
      sobredosis|intoxicad*|envenenad* - comida
      pastillas|tabletas + de mas|no sentir nada|para dormirme|para no despertar
      tome|trague|tomo + toda la caja|todo el frasco|todas las pastillas|muchas pastillas|demasiadas pastillas|20 pastillas|30 pastillas|un punado|demasiadas
      tome|tomado|tomamos|trague|meti + $overdoseCount + $medicineUnits - mg|miligramos|dias|semanas|meses|de sal|vitamin*
      demasiad*|paso la mano|me pase|me excedi|doble dosis|sobredosis + $medicineUnits|medicina|cafeina|pre entreno|preentreno - cuanta|cuantas
      empastill*
      cuantas + pastillas|tabletas + morir|matar|sobredosis|mortal
      tome|trague|bebi|tomado > frasco|frasco entero|todo el frasco|botella > $medicineUnits|medicina|entero
      tome|trague|tomado > caja|blister|frasco|tira|un monton|puno|todas > pastillas|paracetamol|ibuprofeno|clonazepam|alprazolam|tabletas
      cuant* + pastillas|tabletas|cafeina + morir*|matar*|muero
      3|4|5|6|7|8|9|10|tres|cuatro|cinco|seis|varias|varios > pre entrenos|preentrenos|energizantes|bebidas energeticas|red bulls|monsters|volts
      mezcle|mezclando|mezclo|combine|junte + pastillas|medicina|clonazepam|alprazolam|pildoras + alcohol|ron|pisco|vino|cerveza|vodka|tequila|whisky|trago
      cafeina + 500|550|600|700|750|800|900|1000|1200|1500|2000 > mg|miligramos - sodio|sal|carb*
      cafeina + 1|2|3|4|5 > gramo|gramos - sodio|sal|carb*
    `,
  },
  answer: {
    en: `${emergencyNumbers.en} Too much of a medicine or of caffeine, or a poison, is dangerous before anybody feels anything. In the United States and Canada a poison center answers day and night (1-800-222-1222, Canada 1-844-764-7669).

- Do not wait for signs, do not vomit on purpose, and take nothing more.
- **A racing or irregular heart, confusion, a seizure or hard breathing:** say so at once when you call.
- Keep the packages, and write down what, how much and when.
- Do not be alone; on the side, if you become sleepy.

**If somebody wanted to hurt themselves:** nobody has to carry that alone. People listen, free of charge, day and night:
${helplines.en}

${noDoctor.en}`,
    es: `${emergencyNumbers.es} Demasiada medicina o cafeína, o un veneno, es peligroso antes de sentir algo. En Estados Unidos y Canadá un centro de toxicología atiende día y noche (1-800-222-1222, Canadá 1-844-764-7669).

- No esperes síntomas, no te provoques el vómito y no tomes nada más.
- **Corazón acelerado o irregular, confusión, convulsiones o mucha dificultad para respirar:** dilo de inmediato al llamar.
- Guarda los envases y anota qué, cuánto y a qué hora.
- No te quedes solo; de lado, si te da sueño.

**Si fue para hacerse daño:** nadie tiene que cargar con eso a solas. Hay personas que escuchan, gratis, de día y de noche:
${helplines.es}

${noDoctor.es}`,
  },
  sources: [
    ...helplineSources,
    {
      name: "MSD Manual, Acetaminophen poisoning, with the number of the poison centers of the United States",
      address:
        "https://www.msdmanuals.com/home/quick-facts-injuries-and-poisoning/poisoning/acetaminophen-poisoning",
      seen: "2026-11-29",
    },
    {
      name: "CTV News, Canada's toll-free number of poison centers, 2023",
      address:
        "https://www.ctvnews.ca/health/health-canada-launches-new-toll-free-number-for-poison-centres-1.6321586",
      seen: "2026-11-28",
    },
    {
      name: "Lima Memorial Health System, Caffeine overdose",
      address: "https://limamemorial.org/health-library/HIE%20Multimedia-TextOnly/1/002579",
      seen: "2026-12-01",
    },
  ],
};

const lowMood: Sign = {
  id: "low-mood",
  phrases: {
    en: `
      depress*|hopeless|worthless - economy|race|great depression|price
      dont|no longer|cant|not|never|whats|what is > see the point|see any point|see a point|see the sense|see a reason|see why i|find any sense|find a reason|the point + anymore|any more|anything|of it all|in it all|in life|of this life|to go on|of going on|of everything - race|racing|training|shoes|taper*|membership|plan|interval*|gel|gels|stretch*|warm*|watch|medal|medals|zone|marathon|half|running
      i > dont see the point - of|in|race|training|shoes|taper|running
      dont|no longer|cant|not|never > see|find > point|sense|reason|meaning > in life|of life|to life
      tired|sick|done|exhausted|fed up > of everything|of life|of living|of it all|of all this|with everything|with life|with it all|of being here - of everything hurting|taper|plan|race|training
      giving up|give up|falling apart|lost everything|cant cope|empty inside|so alone|so lonely|cant stop crying|cry every day|crying all the time + i|my|me - half marathon|at km|at mile|during the race|on the hill|lungs give up|legs give up|calves give up|quads give up|lungs giving up|legs giving up
      dont see|cant see|no longer see > the point + only thing|all i had|kept me going
      running was all i had|running was the only thing|running is all i have|only thing i have left|all i had left|nothing matters|nothing makes sense|i hate myself|i hate my life
      panic attack|panic attacks|anxiety attack|anxiety attacks
    `,
    es: `
      depresion|deprimid*|desesperad*|sin esperanza - economica
      no le veo|no le encuentro|no veo > sentido + lo unico
      correr era lo unico|era lo unico que tenia|es lo unico que tengo|lo perdi todo|nada me importa|nada tiene sentido|me odio|odio mi vida|me siento vacio|me siento vacia|no valgo nada|me siento solo|me siento sola
      ya no|no > le veo|le encuentro|veo|encuentro > sentido|el punto|razon|el caso - correr solo|correr sola|carrera|entren*|zapatilla*|taper|plan|membresia|series|gel*|reloj|maraton|correr con|estirar
      cansad*|hart*|agotad* > de todo|de vivir|de la vida|de esta vida|de seguir|con todo - de todo el dia
      ni|nadie|ninguno + notaria|notarian|lo notaria|lo notarian|me extranaria|me extranarian|me echaria de menos|le importaria|se daria cuenta|lloraria - ritmo|tiempo|medalla|lento|ultimo|zapatilla*
      no paro de llorar|lloro todos los dias|no dejo de llorar|lloro por todo|rendirme en la vida|ya no le veo sentido
      ataque panico|ataques panico|ataque ansiedad|ataques ansiedad|crisis ansiedad|crisis panico
    `,
  },
  answer: {
    en: `I am sorry that it is so hard right now, and glad that you said it. You do not have to get through it alone, and how you feel can get better with help.

- **Tell somebody today** who is close to you. “I am not well, can you come by?” is enough.
- **See a doctor or a psychologist this week** if it has lasted for more than two weeks, you sleep or eat badly, or nothing gives you joy: it is an illness that can be treated.
- **If you think of not wanting to live, or of hurting yourself, call now** (${shortNumbers.en}).

People who listen, free of charge, day and night:
${helplines.en}

If it feels good, walk or run easily outside, with somebody, without a watch; leave races and plans for later. I am a program and cannot give you what a person can.`,
    es: `Siento que sea tan difícil ahora, y me alegra que lo hayas dicho. No tienes que pasarlo a solas, y lo que sientes puede mejorar con ayuda.

- **Cuéntaselo hoy a alguien** cercano. Basta con “no estoy bien, ¿puedes venir?”.
- **Ve esta semana a un médico o psicólogo** si dura más de dos semanas, duermes o comes mal, o nada te alegra: es una enfermedad que tiene tratamiento.
- **Si piensas en no querer vivir o en hacerte daño, llama ahora** (${shortNumbers.es}).

Personas que escuchan, gratis, de día y de noche:
${helplines.es}

Si te hace bien, camina o trota suave al aire libre, con alguien y sin reloj; deja carreras y planes para después. Soy un programa y no puedo darte lo que da una persona.`,
  },
  sources: helplineSources,
};

const eating: Sign = {
  id: "eating",
  phrases: {
    en: `
      make myself|making myself|force myself > throw up|vomit|sick|puke
      throw up|throw back up|vomit|puke > purpose
      purge|purging|bulimi*|anorexi*|eating disorder*|laxative*|starving myself|starve myself|binge*|binging - netflix
      afraid|scared|terrified > eat|eating|food|gain weight|gaining weight
      eat nothing|ate nothing|stopped eating|not eating|barely eat|only eat|eating only|500 calories|600 calories|800 calories|1000 calories + days|day|week|weight|run|lose|thin|lighter|calories - before a race|race morning|meat|sugar|gluten|bread
      race weight|make weight|goal weight + surviv*|living on|live on|only eat|nothing but|coffee and|starv*|skip* - how|what is
      scale|weight > rules|runs|controls|ruins > my
      cry|panic|guilty|guilt|hate myself + eat|ate|eating|carbs|bread|sugar|calories - before the race
      burn off|run off|work off > everything i eat|everything i ate|what i eat|what i ate|every bite|all my food|calories i ate
      havent|hasnt|not > had > meal|real meal|proper meal|food + days|lean|weight|thin|lighter
      havent|have not|not|didnt > eaten|eat + day|days|since|lighter|weight - before a race|race morning|breakfast|yet today
      bmi > 13|14|15|16|17
      dont want to|want to|trying to|going to|plan to|gonna > eat|eat almost > almost nothing|barely anything|hardly anything|nothing|next to nothing|as little as possible|very little|less and less + thin*|skinn*|lean*|light*|weight|race|fat - before the race|race morning|the night before
      eat|eating > almost nothing|next to nothing|barely anything|hardly anything|as little as possible|hardly eat - race morning|before a race|nerves
      stop eating|starve|eat nothing|eating nothing|not eat + skinn*|thin|thinner|lean|leaner|lighter|look better|race weight
      one meal|1 meal|one apple|just coffee|only coffee|only lettuce|only salad + a day|per day|day + lose|thin|thinner|skinn*|lean*|light*|weight
      how little > can i eat|should i eat|could i eat
      300|400|500|600|700|750|800|900|1000 > calories|kcal|cals + day|race weight|weight|lose|thin|lighter - burn*
      eat|eating|eats|calories + 400|500|600|700|800|900|1000 - burn*|gel
      only eats|eats only|just eats|only eating|only eat > apples|an apple|lettuce|salad|salads|fruit|crackers|vegetables|soup|rice cakes + day|days|week|weight|thin|lean|runs|running - before|race morning|race day|during
      @ weighs|weigh|down to + 35 kilos|36 kilos|37 kilos|38 kilos|39 kilos|40 kilos|41 kilos|42 kilos|43 kilos|44 kilos|38 kg|39 kg|40 kg|41 kg|42 kg|43 kg + hungry|not eating|stopped eating|stops eating|quit eating|doesnt eat|barely eat*|hardly eat*|scared of eating|runs twice|run twice|lose
      chew|chewing > spit|spitting|spit it|spit out + food|stay|light|thin|weight|calories|eat - gum|gel|gels|tobacco
      throw up|throwing up|vomit|puke|puking|purge + gain|gaining|fat|weight|skinny|thin|lighter|lean - race nerves
      throw up|throwing up|vomit|puke > my food|my meals|after meals|after eating|after dinner|what i eat
      throw up|throwing up|vomit|vomiting|puke|puking|purge|purging|fingers down > everything|weigh in|weigh ins|weighin|weighins|before weigh* - race nerves
      fingers|finger > down my throat|down her throat|down his throat
      @ $childWord|she|he|sister|brother|friend|teammate|daughter|son|wife|husband + hasnt eaten|havent eaten|doesnt eat|wont eat|not eating|stopped eating|refuses to eat|barely eats|skips lunch|skips meals|skipping meals - before a race|race morning|meat|sugar|gluten|dog
      dont|wont|cant|not|never|cannot > let myself|allow myself|letting myself|allowing myself|permit myself|allowed > eat|eating|food|dinner|lunch|breakfast|carbs|meal|meals - before the race|on the course
      earn|earned|deserve|punish|burn off > my food|food|my dinner|dinner|eat|eating|my meal|my meals|every meal|myself for eating - budget|refund
      feel fat|feeling fat|so fat|too fat|look fat + skip*|not eat|dont eat|wont eat|starv*|dinner|food|run more
      skip|skipping > dinner|breakfast|lunch|meals|food + fat|thin*|lighter|weight|skinny|lean - before the race
      skip|skipping > meals|eating + scared|weigh*|thin*|lighter|weight
      period|periods > stopped|gone|missing|lost + diet*|eat less|eating less|calories|kcal|thinning|hair falling|losing hair
    `,
    es: `
      solo|nada mas|unicamente > como|come|comiendo > manzana*|lechuga|ensalada*|fruta*|verdura*|sopa|galletas de arroz + todo el dia|todos los dias|dias|semana|peso|flac*|delgad*|corre|adelgaz* - antes|el dia de la carrera|durante|desayuno|cena
      @ pesa|peso|bajo a|baje a + 35 kilos|36 kilos|37 kilos|38 kilos|39 kilos|40 kilos|41 kilos|42 kilos|43 kilos|44 kilos + hambre|deja de comer|dejo de comer|dejado de comer|dejando de comer|no come|no como|casi no come|casi no como|come poco|como poco|miedo a comer|dos veces al dia|bajar de peso|bajar mas
      mastico|masticar > escupo|escupir|lo escupo|la escupo - chicle|gel|geles
      dedo|dedos > a la garganta|en la garganta|hasta la garganta
      @ $childWord|ella|hermana|hermano|amiga|amigo|companera|companero|esposa|novia + no come nada|no ha comido|dejo de comer|casi no come|no quiere comer|se salta las comidas|se salta el almuerzo - antes de la carrera|carne|azucar|gluten|perro
      no come|dejo de comer|no quiere comer|no cena > para + entrar|uniforme|peso|flac*|delgad*|bajar - antes de la carrera
      no como|sin comer|no he comido|llevo sin comer + dias|semana|desde + peso|carrera|flac*|adelgaz*|kilos|llegar - desayuno|antes de la carrera
      me provoco|provocarme|me hago|provoco > vomito|vomitar
      vomito|vomitar|devuelvo > proposito
      bulimi*|anorexi*|trastorno alimenti*|trastorno conducta alimentaria|laxante*|atracon*|me purgo
      miedo|panico|terror > comer|engordar|la comida|subir de peso
      deje de comer|no como nada|casi no como|no estoy comiendo|solo como|500 calorias|600 calorias|800 calorias|1000 calorias + dias|dia|semana|peso|bajar|flac*|correr|mas ligero|calorias - antes de correr|antes de la carrera|carne|azucar|gluten|pan
      llegar al peso|peso de carrera|dar el peso + vivo a|solo|nada mas|galletas|cafe|sin comer|ayun*
      balanza|peso > manda|controla|gobierna|arruina
      lloro|culpa|culpable|me odio|panico + como|comi|comer|pan|carbohidratos|calorias - carrera
      quemar|bajar|compensar > todo lo que como|todo lo que comi|lo que como|lo que comi|cada bocado
      no he|no|sin|llevo > comido|comer|probado bocado + dias|dia|desde|ligera|ligero|flac*|peso - antes de la carrera|desayuno
      imc > 13|14|15|16|17
      no quiero|quiero|voy a|trato de|intento|pienso > comer > casi nada|nada|lo minimo|muy poco|poquito|poquisimo|cada vez menos + flac*|delgad*|liger*|peso|adelgaz*|carrera|gord* - antes de la carrera|la noche anterior
      como|comiendo|comer > casi nada|lo minimo|poquisimo|una vez al dia|una sola vez + flac*|delgad*|liger*|peso|adelgaz*|carrera|bajar - antes de la carrera|nervios
      dejar de comer|no comer|pasar hambre|aguantar hambre|matarme de hambre + flac*|delgad*|liger*|adelgaz*|bajar|peso
      una manzana|solo lechuga|solo cafe|solo agua|una comida + al dia|por dia + flac*|delgad*|bajar|adelgaz*|peso|liger*
      que tan poco|lo minimo > puedo comer|como
      300|400|500|600|700|750|800|900|1000 > calorias|kcal + dia|diarias|todos los dias|como|comiendo|bajar|peso - quem*
      vomito|vomitar|vomite|devuelvo|devolver + peso|bajar|comer|adelgazar|engord*|despues de comer - correr|carrera|gel
      vomito|devuelvo|vomita|devuelve > lo que como|lo que come|la comida|despues de comer|despues de cada comida|las comidas|despues de cenar
      regla|menstruacion|periodo + casi no como|como poco|dieta|caen el pelo|cae el pelo|cae el cabello|calorias|kcal - inscripcion
      no me|nunca me > permito|dejo|doy permiso|autorizo > comer|comida|cenar|almorzar|desayunar|carbohidratos|nada
      no merezco|tengo que ganarme|ganarme|me castigo|castigarme > comer|comida|la comida|la cena|cena|sin comer|no comiendo|por comer
      me siento gord*|estoy gord*|muy gord* + cena|comida|no como|salto|comer|ayun*
      salto|saltando|salteo|me salto > cena|desayuno|almuerzo|comidas|comida + gord*|peso|bajar|flac*|delgad*|liger*
      vomit* > antes|para > pesar*|pesaje|peso|bascula|balanza
      me provoco|me provoque|me provocaba|provocarme|se provoca|me lo provoco + carboload*|carbo*|cena|comer|comida|comido|atracon|vomit*|despues de - me provoco dolor|me provoco una|me provoco un|lesion|calambre*|ampolla*|diarrea|ardor|acidez
      salto|saltando|salteo > comidas + miedo|pes*|delgad*|flac*
    `,
  },
  answer: {
    en: `Thank you for saying it. Food and weight that rule the day, vomiting on purpose or eating next to nothing are no weakness: it is an illness, it is common among runners, and it can be treated.

- **A doctor today, and no running before that,** for anyone who vomits on purpose or after meals, takes laxatives or water pills, faints, feels weak or dizzy, has a heart that skips beats, or eats next to nothing for days. At night or on a weekend that is an emergency room.
- **In every other case, a doctor, a psychologist or somebody you trust this week.** I give no plan, no pace and no number of calories for it.
- **No running until a doctor has seen you** also if you are always cold, lose hair, the period has stopped, or you lose weight quickly. Little food and vomiting shift the salts of the blood, and that is dangerous for the heart.
- **Call your local emergency number** (${shortNumbers.en}) for fainting, chest pain, an irregular heartbeat, blood in what you vomit, or thoughts of hurting yourself.

People who listen, free of charge, day and night:
${helplines.en}

${noDoctor.en}`,
    es: `Gracias por decirlo. Que la comida y el peso manden en tus días, vomitar a propósito o casi no comer no es debilidad: es una enfermedad, es frecuente entre corredores y tiene tratamiento.

- **Hoy mismo al médico, y nada de correr antes,** si hay vómitos a propósito o después de comer, laxantes o diuréticos, desmayos, debilidad o mareo, un corazón que se salta latidos, o días casi sin comer. De noche o en fin de semana, a urgencias.
- **En los demás casos, habla esta semana con un médico, una psicóloga o alguien de confianza.** Para esto no doy plan, ni ritmo, ni número de calorías.
- **Nada de correr hasta que te vea un médico** también si siempre tienes frío, se te cae el pelo, se fue la regla o bajas de peso rápido. Comer poco y vomitar alteran las sales de la sangre, y eso es peligroso para el corazón.
- **Llama a tu número local de emergencias** (${shortNumbers.es}) ante desmayo, dolor de pecho, corazón irregular, sangre en el vómito o ideas de hacerte daño.

Personas que escuchan, gratis, de día y de noche:
${helplines.es}

${noDoctor.es}`,
  },
  sources: [
    {
      name: "IOC consensus statement on Relative Energy Deficiency in Sport (REDs), 2023",
      address: "https://doi.org/10.1136/bjsports-2023-106994",
      seen: "2026-11-28",
    },
    {
      name: "NICE, Eating disorders: looking after your physical health",
      address:
        "https://www.nice.org.uk/guidance/ng69/ifp/chapter/Looking-after-your-physical-health",
      seen: "2026-12-01",
    },
    {
      name: "Bodywhys, Bulimia: health consequences of vomiting and laxatives",
      address:
        "https://www.bodywhys.ie/understanding-eating-disorders/bulimia/health-consequences/",
      seen: "2026-12-01",
    },
  ],
};

export const mindSigns = { selfHarm, overdose, lowMood, eating };

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
