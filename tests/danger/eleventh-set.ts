import type { SignId } from "../../app/features/assistant/danger/signs/sign.ts";

const signs: Partial<Record<SignId, string>> = {
  confusion: `
    finished the race on the floor not knowing where i was
    terminé la carrera tirado en el piso sin saber dónde estaba`,
  "chest-pain": `
    flato en medio del pecho en las cuestas
    stitch under my breastbone
    flato en el esternón
    something heavy sits on my ribs when i go uphill
    heartburn only when i run uphill
    my arm gets heavy when i run uphill
    me da acidez solo cuando corro en subida`,
  "heat-stroke": `
    mi compañero está raro, no suda y tiene la piel seca
    he keeps saying strange things and his skin is dry as a bone, midday run
    my friend says weird things and isn't sweating
    corrimos al mediodía y mi amigo no dice nada coherente
    my husband doesn't sweat any more and he talks rubbish
    i'm not sweating and i feel weird, it's noon
    no sudo nada y me siento raro, son las 12
    ya no transpira y anda perdido
    no transpira y delira
    my mate is confussed and stoped sweating
    mi amigo está colorado, no suda y dice tonterías
    my buddy isn't making any sense, noon run, no shade
    mi compañera de ruta habla incoherencias, es pleno mediodía`,
  "self-harm": `
    part of me hopes a truck just takes care of it
    si no despierto mañana no pasa nada
    wouldn't mind if a bus took me out
    if i didn't wake up tomorrow it'd be fine
    me daría igual no despertar
    sometimes i run on the road hoping a car ends it
    a veces corro por la pista esperando que un camión acabe con todo
    mi hermano dice que si no despierta mañana no pasa nada
    I don't look both ways when crossing anymore, whatever happens happens
    it wouldn't be so bad if a car got me
    a part of me wants the train to hit me
    no me molestaría que me atropelle un bus
    ya no miro al cruzar, lo que pase da igual`,
  allergy: `
    my lip blew up like a balloon
    tongue is getting fat after the bar
    mi lengua está grande
    throat feels full after eating shrimp
    cachetes hinchados después del diclofenaco
    tounge swelling after a gel
    my mouth is puffing up after cashews`,
  "carbon-monoxide": `
    headache and dizzy on my treadmill in the garage with the heater on
    everyone in the garage gym has a headache
    treadmill next to a gas heater, i feel sick and dizzy
    me duele la cabeza y estoy mareado, corro en la caminadora con el brasero prendido
    warming up in the garage with the car running and we all feel dizzy
    running the car in the garage to warm up, feeling queasy
    toda mi familia está mareada, prendimos el brasero
    nauseas y dolor de cabeza en la cochera con el generador prendido
    my wife is dizzy and nauseous on the treadmill in the garage, generator running
    generater in the basement, my head aches
    todos con dolor de cabeza en la cabaña, dejamos el brasero prendido
    woke up with a headache and so did my wife, slept in the van with the propane heater
    desperté con dolor de cabeza, igual mi esposa, dormimos con la estufa de gas
    me siento raro en el garaje, carro prendido
    the co alarm went off and my head hurts
    sonó la alarma de monóxido`,
  "joint-infection": `
    my knee is hot and swollen and i have chills
    rodilla caliente e hinchada con escalofríos
    tobillo hinchado, rojo y caliente, y me dio fiebre
    my dads knee is swollen hot and he has the shivers
    hot swollen knee and i feel shivery
    ankle joint red hot, shaking chills
    my son's knee is swollen and he's burning up
    el codo de mi hijo está rojo, hinchado y con 39 de fiebre
    mi rodilla está como una pelota, caliente y con calentura
    knee puffy and warm, feverish since last night`,
  eating: `
    mi compañera vomita después de cada comida
    mi hija vomita lo que come y corre 10k diarios
    no me viene la regla y casi no como
    my period stopped and my hair is thinning since I diet`,
  "heart-rhythm": `
    my heart is still at 180 twenty minutes after i stopped
    mi corazón sigue a 180 20 minutos después de parar
    watch says 175 bpm and i've been sitting for half an hour
    hr 180 lying down 20 min after run
    my heart has been 170 for 15 minutes since i stopped
    hr stuck at 178 though I'm on the couch
    llevo media hora sentado y el reloj marca 175
    terminé hace 20 min y sigo en 180 pulsaciones
    I finished 20 min ago and my heart is at 180
    my wife's heart rate is 180 and she is lying down
    corazón a 185 acostada
    pulse 165 half an hour after finishing`,
  "inner-bleeding": `
    evacué negro después del naproxeno
    hago negro desde que tomo diclofenaco
    el baño salió negro después de tomar apronax
    kaka negra ibuprofeno`,
};

const split = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Understated, indirect and misspelled signs, often of somebody next to the runner. */
export const eleventhSet: readonly { text: string; sign: SignId }[] = Object.entries(signs).flatMap(
  ([sign, texts]) => split(texts).map((text) => ({ text, sign: sign as SignId })),
);

/** Names of races, things that break, figures of speech, and fast hearts of effort. */
export const eleventhLookAlikes: readonly string[] = split(`
  Moose Jaw Midnight 15K
  when is the Moose Jaw Midnight 15K, price?
  is the moose jaw 10k flat
  Broken Arrow Trail, Broken Bone Ridge 25K
  Overdose Ridge Trail race
  Concussion Canyon 10K
  Snake Bite Trail race
  Seizure Rock 50 Miler date
  Stroke and Stride 5K registration
  Dead Man's Canyon 10K, how much climb
  Carrera del Infarto 10K
  Carrera Paro Cardiaco 5K
  my watch had a stroke
  my garmin had a heart attack
  mi reloj sufrió un derrame jaja
  mi celular se desmayó
  my shoes passed out at mile 20
  almost had a heart attack when i saw the elevation profile
  me dio un infarto cuando vi el precio
  that hill killed me lol
  my shoes are dying after 500 miles
  I hope a bus takes me to the start
  I hope someone takes care of it, my refund is late
  si no despierto a tiempo para la carrera no pasa nada
  if I don't wake up early it's no big deal
  which heater for the garage gym
  calefactor para entrenar en la cochera
  is there a generator at the start line
  my garage gym treadmill pace for 5k
  my heart rate is 175 in the last km of intervals
  run at easy pace 180 steps per minute
`);

/** The same beside a sign that is meant. */
export const signsBesideNames: readonly { text: string; sign: SignId }[] = [
  { text: "at the Moose Jaw 15K my jaw and left arm hurt now", sign: "chest-pain" },
  { text: "at Heartbreak Hill my chest hurts", sign: "chest-pain" },
  { text: "Stroke and Stride 5K, and now my face droops", sign: "stroke" },
  { text: "en la Carrera del Infarto me duele el pecho", sign: "chest-pain" },
  { text: "Carrera del Infarto 10K, creo que me da un infarto", sign: "chest-pain" },
  { text: "I had a Heart Attack at the Broken Bone Ridge 10K", sign: "chest-pain" },
  { text: "At Broken Bone Ridge 25K my ankle popped and I can't walk", sign: "injury" },
  { text: "Bloody Nose Ridge 10K, my nose won't stop bleeding", sign: "bleeding" },
  { text: "fell at Concussion Canyon 10K and threw up since", sign: "head-injury" },
  { text: "Snake Bite Trail race, got bit by a snake", sign: "bite" },
  { text: "Overdose Ridge Trail race and I took 20 pills", sign: "overdose" },
  { text: "Severe Chest Pain Marathon", sign: "chest-pain" },
  { text: "Blood Clot Half Marathon", sign: "clot" },
  { text: "that hill killed me lol and now my chest is tight", sign: "chest-pain" },
  { text: "me dio un infarto cuando vi el precio, y ahora me duele el pecho", sign: "chest-pain" },
  { text: "my watch had a stroke and i cant feel my arm", sign: "stroke" },
  { text: "my watch died and I passed out", sign: "fainting" },
  { text: "my girl dropped for a few seconds in the kids race, she is fine now", sign: "fainting" },
  { text: "ayer me apagué en la cinta del gimnasio, ya estoy bien", sign: "fainting" },
  { text: "mi reloj murió y me desmayé", sign: "fainting" },
  { text: "my computer died, i want to die", sign: "self-harm" },
  {
    text: "almost had a heart attack when I saw the profile and my chest still hurts",
    sign: "chest-pain",
  },
];
