import type { TherapyArea } from '../../therapy-area.ts'
import type { PropertyKey } from './properties.ts'

interface Joint {
  /** What the catalogue says of it, at both parts alike. */
  readonly property: PropertyKey
  /** Each maker has a measure of its own: parts of two makers do not join, whatever they measure. */
  readonly ofOneBrand: boolean
}

/** By what the parts of an area join: plate and bag by the flange, strips by their meter, a pad by what holds it in place. */
export const jointOfArea: Readonly<Partial<Record<TherapyArea, Joint>>> = {
  Incontinence: { property: 'fixation', ofOneBrand: false },
  Diabetes: { property: 'meter', ofOneBrand: true },
  Ostomy: { property: 'flange', ofOneBrand: true },
}

/** A product that joins others of its area. */
export interface Part {
  readonly productType: string
  readonly brand: string
  /** The value of the property by which it joins; null for what joins nothing. */
  readonly joint: string | null
}

/**
 * The counterparts of a product among what a person has, where none of them fits it: the bags that no such plate takes. None
 * where one fits, or where there is no counterpart yet.
 */
export function unfittingOf<Other extends Part>(
  area: TherapyArea,
  part: Part,
  others: readonly Other[],
): readonly Other[] {
  const joint = jointOfArea[area]
  if (!joint || part.joint === null) return []
  const counterparts = others.filter((other) => other.joint !== null && other.productType !== part.productType)
  const fits = (other: Part) => other.joint === part.joint && (!joint.ofOneBrand || other.brand === part.brand)
  return counterparts.some(fits) ? [] : counterparts
}
