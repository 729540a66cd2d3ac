/** Scenes that show one decision of the contract each. */

/**
 * A `.klon` script with a deal. Its marks tell what is right under the rules of `ULG`. What must be shown, and
 * what is right under other rules, `KlondikeController` tells.
 */
export interface Scenario {
  readonly name: string;
  /** The names of the checks that it stands on, besides the one that the handler takes deals. */
  readonly on?: readonly string[];
  readonly script: string;
}
