/** Flights that wait at their start until the spec ends them, however slow the machine. */

declare global {
  /** The held flights in the order of their start, or undefined if flights aren't held. */
  var heldFlights: Animation[] | undefined;
}

/** Stops all motion on the page. */
export function holdFlights(): void {
  const held: Animation[] = [];
  globalThis.heldFlights = held;
  const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value as Element['animate'];
  Element.prototype.animate = function begin(this: Element, ...args) {
    const flight = animate.apply(this, args);
    flight.pause();
    held.push(flight);
    return flight;
  };
}
