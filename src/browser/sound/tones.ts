/** Short tones, made by the browser. */

export interface Note {
  /** In hertz. */
  readonly pitch: number;
  /** As a part of the greatest loudness. */
  readonly loudness: number;
  /** In seconds. */
  readonly length: number;
  /** In seconds after the first note; 0 by default. */
  readonly after?: number;
}

export class Tones {
  private context: AudioContext | undefined;

  /**
   * Silent on a page without audio, and before the player has pressed anything there: browsers demand that.
   */
  play(notes: readonly Note[]): void {
    if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return;
    try {
      const context = (this.context ??= new AudioContext());
      void context.resume().catch(() => undefined);
      for (const note of notes) sound(context, note);
    } catch {
      // What cannot be heard is still seen.
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
