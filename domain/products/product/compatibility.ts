import type { TherapyArea } from '../../therapy-area.ts'
import type { PropertyKey } from './properties.ts'
import { overlaps, readProperties } from './property-values.ts'

interface Joint {
  /** What the catalogue says of it, at both parts alike. */
  readonly property: PropertyKey
  /** Each maker has a measure of its own: parts of two makers do not join, whatever they measure. */
  readonly ofOneBrand: boolean
  /** The type of one side; whatever else has the property is the other. */
  readonly holder: string
  /** Of which bodies each part is made for; null where the parts have no size. */
  readonly size: PropertyKey | null
}

/** By what the parts of an area join: plate and bag by the flange, strips by their meter, a pad by what holds it in place. */
export const jointOfArea: Readonly<Partial<Record<TherapyArea, Joint>>> = {
  Incontinence: { property: 'fixation', ofOneBrand: false, holder: 'net-pants', size: 'hip' },
  Diabetes: { property: 'meter', ofOneBrand: true, holder: 'meter', size: null },
  Ostomy: { property: 'flange', ofOneBrand: true, holder: 'plate', size: null },
}

/** A product that joins others of its area. */
export interface Part {
  readonly productType: string
  readonly brand: string
  /** The value of the property by which it joins; null for what joins nothing. */
  readonly joint: string | null
  /** Of which bodies it is made for, as the catalogue has it: hips of 70–110 cm; null where it says nothing. */
  readonly size: string | null
}

/** Whether two products of an area join; null where they are no counterparts: two bags, or a bag and a cream. */
export function doFit(area: TherapyArea, one: Part, other: Part): boolean | null {
  const joint = jointOfArea[area]
  if (!joint || one.joint === null || other.joint === null) return null
  if ((one.productType === joint.holder) === (other.productType === joint.holder)) return null
  const joins = one.joint === other.joint && (!joint.ofOneBrand || one.brand === other.brand)
  return joins && (joint.size === null || sizesMeet(area, joint.size, [one.size, other.size]))
}

/**
 * Whether somebody could wear both. Makers mean different hips by one letter, and sizes overlap: M and L fit together at 100 to
 * 110 cm. A size that nobody knows is in nobody's way.
 */
function sizesMeet(area: TherapyArea, key: PropertyKey, sizes: readonly [string | null, string | null]): boolean {
  const [one, other] = sizes.map((size) => readProperties(area, { [key]: size })[0])
  return !one || !other || overlaps(one, other)
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
  const counterparts = others.filter((other) => doFit(area, part, other) !== null)
  return counterparts.some((other) => doFit(area, part, other)) ? [] : counterparts
}
