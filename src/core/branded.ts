/** Numbers of different kinds, which the compiler keeps apart. At run time they are plain numbers. */

declare const KIND: unique symbol;

export type Branded<Kind extends string> = number & { readonly [KIND]: Kind };
