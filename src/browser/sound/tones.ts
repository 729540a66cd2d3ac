/** Short synthesized tones. */

export interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** From 0 to 1, which is the loudest. */
  readonly loudness: number;
  /** In seconds. */
  readonly length: number;
  /** Seconds after the first note; 0 by default. */
  readonly after?: number;
}

export class Tones {
  private context: AudioContext | undefined;

  /** Plays nothing without audio, or before the player's first press, because browsers don't allow sound earlier. */
  play(notes: readonly Note[]): void {
    if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return;
    try {
      const context = (this.context ??= new AudioContext());
      void context.resume().catch(() => undefined);
      for (const note of notes) sound(context, note);
    } catch {
      // The game works without sound.
      this.context = undefined;
    }
  }

  end(): void {
    void this.context?.close().catch(() => undefined);
    this.context = undefined;
  }
}

function sound(context: AudioContext, { pitch, loudness, length, after = 0 }: Note): void {
  const start = context.currentTime + after;
  const volume = context.createGain();
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(loudness / 100, start + length);
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
