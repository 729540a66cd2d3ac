/** Flights that wait at their start until they are told to end, however slow the machine. */

declare global {
  /** In the order begun; undefined where flights take their course. */
  var heldFlights: Animation[] | undefined;
}

/** From now on nothing on the page moves by itself. */
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
