/**
 * Where the parcels of one country can be picked up. A carrier is asked for a postal code and nothing else: neither street nor
 * person leaves the house.
 */
export interface ServicePoints {
  /** The nearest points first. Never throws: a carrier that does not answer is an answer of its own. */
  near(postalCode: string): Promise<PointsAnswer>
}

/** The carrier of each country that has one connected. */
export type Carriers = Readonly<Partial<Record<Country, ServicePoints>>>

export type Country = 'SE' | 'FI' | 'NO' | 'DK'

/** A postal code that the carrier does not know has no points. */
export type PointsAnswer =
  | { readonly result: 'found'; readonly points: readonly ServicePoint[] }
  | { readonly result: 'unavailable'; readonly why: Unavailable }

/** `refused` is a wrong key or agreement, `busy` too many questions at once. */
export type Unavailable = 'no-answer' | 'too-slow' | 'refused' | 'busy' | 'not-understood'

export interface ServicePoint {
  /** By which the carrier knows it. */
  readonly id: string
  readonly name: string
  readonly street: string
  /** Without spaces. */
  readonly zip: string
  readonly city: string
  readonly openingHours: OpeningHours
  /** By road, in metres; null where the carrier does not say. */
  readonly distance: number | null
}

export interface OpeningHours {
  /** Days of the week with the same hours: Monday is 1; none where the carrier says it in a way that nobody can read. */
  readonly spans: readonly OpeningSpan[]
  /** As the carrier writes it, where it is no list of hours: "in the opening hours of the shop". */
  readonly text: string | null
}

export interface OpeningSpan {
  readonly firstDay: number
  readonly lastDay: number
  /** `HH:MM`. */
  readonly opens: string
  readonly closes: string
}
