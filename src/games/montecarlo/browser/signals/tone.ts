/** A beep that is heard. */

/** In seconds, in hertz, and as a part of the greatest loudness. */
const LENGTH = 0.16;
const PITCH = 392;
const LOUDNESS = 0.08;

export class Tone {
  private context: AudioContext | undefined;

  /**
   * Silent on a page without audio, and before the player has pressed anything there: browsers demand that.
   */
  play(): void {
    if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return;
    try {
      this.sound((this.context ??= new AudioContext()));
    } catch {
      // A beep that cannot be heard is still seen.
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
