/** Checks that C#'s compiler would make, because JavaScript accepts any value. */
import type { AnyClass } from '../../../../core/door.js';
import { faultIn, faultOf } from '../../../../core/door.js';
import { ArgumentException } from './exceptions.js';

/** @throws ArgumentException unless the value is an instance of the class */
export const mustBe = (kind: AnyClass, value: unknown): void => check(faultOf(kind, value));

/** @throws ArgumentException unless the value is an array of instances of the class */
export const mustBeListOf = (kind: AnyClass, values: unknown): void => check(faultIn(kind, values));

function check(fault: string | undefined): void {
  if (fault !== undefined) throw new ArgumentException(fault);
}
