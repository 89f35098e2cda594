/** The part of the package that the worker uses. It is optional and brings no types. */
declare module "@echogarden/espeak-ng-emscripten" {
  type Synthesizer = {
    rate: number;
    readonly samplerate: number;
    set_voice(name: string, language: string, gender: number, age: number, variant: number): void;
    /** Calls back with each piece of sound, which is valid during the call only; `true` ends it. */
    synthesize(text: string, heard: (samples: Int16Array | null) => boolean): void;
  };
  export default function load(): Promise<{ eSpeakNGWorker: new () => Synthesizer }>;
}
