import type { Texts } from '../shape.ts'

/** A flavour in the language of the reader; one that nobody has translated is shown as the catalogue writes it. */
export function flavorText({ products: { flavors } }: Texts, flavor: string): string {
  return isKnown(flavors, flavor) ? flavors[flavor] : flavor
}

function isKnown<Words extends object>(words: Words, key: PropertyKey): key is keyof Words {
  return Object.hasOwn(words, key)
}
