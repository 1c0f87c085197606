import { adultAge } from '../../age.ts'

/** What can be known of a product before it is chosen. Lengths in mm, charriere in Ch; null where it has none. */
export interface ProductToChoose {
  readonly itemNumber: string
  readonly charriere: number | null
  readonly length: number | null
  readonly latex: boolean
  readonly pvc: boolean
}

/** For whom it is chosen, and what that person has already. */
export interface ChosenFor {
  /** Whole years; null where no birth date is known or shown. */
  readonly age: number | null
  readonly sensitiveToLatex: boolean
  readonly sensitiveToPvc: boolean
  readonly selectedItems: ReadonlySet<string>
  readonly prescribedItems: ReadonlySet<string>
}

export const productWarnings = [
  'latex-sensitivity',
  'pvc-sensitivity',
  'charriere-for-adults',
  'short-catheter',
  'already-prescribed',
  'already-selected',
] as const

export type ProductWarning = (typeof productWarnings)[number]

/** What the person does not tolerate can do harm; everything else wants a second look. Takes the warnings of carts as well. */
export function canDoHarm(warning: string): boolean {
  return warning === 'latex-sensitivity' || warning === 'pvc-sensitivity'
}

/** From this size on a catheter is usually not for children (O-5-61), in Ch. */
export const adultCharriere = 12
/** A catheter below this is short for a man (O-5-62), in mm. Needles have lengths too; a catheter is what has a charriere. */
export const usualCatheterLength = 300

/**
 * What is said before a product is chosen, gravest first. A warning never blocks: whoever chooses knows the person
 * (O-5-61, O-5-62).
 */
export function warningsOf(product: ProductToChoose, person: ChosenFor): readonly ProductWarning[] {
  const { charriere, length, itemNumber } = product
  const holds: Record<ProductWarning, boolean> = {
    'latex-sensitivity': product.latex && person.sensitiveToLatex,
    'pvc-sensitivity': product.pvc && person.sensitiveToPvc,
    'charriere-for-adults':
      charriere !== null && charriere >= adultCharriere && person.age !== null && person.age < adultAge,
    'short-catheter': charriere !== null && length !== null && length < usualCatheterLength,
    'already-prescribed': person.prescribedItems.has(itemNumber),
    'already-selected': person.selectedItems.has(itemNumber),
  }
  return productWarnings.filter((warning) => holds[warning])
}
