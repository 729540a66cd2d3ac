/** A beep to be heard. */

/** In seconds, hertz, and of the loudest there is. */
const LENGTH = 0.16;
const PITCH = 392;
const LOUDNESS = 0.08;

export class Tone {
  private context: AudioContext | undefined;

  /** Silent where a page has no audio, and before anyone has pressed anything there: browsers want it so. */
  play(): void {
    if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return;
    try {
      this.sound((this.context ??= new AudioContext()));
    } catch {
      // What could not be heard is seen.
      this.context = undefined;
    }
  }

  end(): void {
    void this.context?.close().catch(() => undefined);
    this.context = undefined;
  }

  private sound(context: AudioContext): void {
    void context.resume().catch(() => undefined);
    const { currentTime: now, destination } = context;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(LOUDNESS, now);
    loudness.gain.exponentialRampToValueAtTime(LOUDNESS / 100, now + LENGTH);
    const tone = context.createOscillator();
    tone.type = 'triangle';
    tone.frequency.value = PITCH;
    tone.connect(loudness).connect(destination);
    tone.start(now);
    tone.stop(now + LENGTH);
  }
}
