import type { AllPortalTexts } from '@omsorg/texts/shape.ts'

interface PackagesOfLine {
  readonly packages: number
  readonly flavors: readonly { readonly name: string; readonly packages: number }[]
}

/** What a flavour is called; as it is stored where nobody has a word for it. */
export function flavorName({ products }: Pick<AllPortalTexts, 'products'>, stored: string): string {
  const words: Readonly<Record<string, string>> = products.flavors
  return words[stored] ?? stored
}

/** Each flavour with its packages. */
export function flavorsInWords(t: Pick<AllPortalTexts, 'products'>, flavors: PackagesOfLine['flavors']): string[] {
  return flavors.map(({ name, packages }) => `${flavorName(t, name)} ${packages}`)
}

/** How many packages there are, and of which flavours. */
export function inIt(t: Pick<AllPortalTexts, 'products' | 'home'>, { packages, flavors }: PackagesOfLine): string {
  return [t.home.packages({ count: packages }), ...flavorsInWords(t, flavors)].join(', ')
}
