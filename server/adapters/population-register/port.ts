/**
 * The population register of one country. It is asked for one person at a time, by the whole number: nobody searches in it.
 */
export interface PopulationRegister {
  /** `number` is normalised, as it is stored. Never throws: a register that does not answer is an answer of its own. */
  lookUp(number: string): Promise<RegisterAnswer>
}

/** The register of each country that has one connected. */
export type PopulationRegisters = Readonly<Partial<Record<Country, PopulationRegister>>>

export type Country = 'SE' | 'FI' | 'NO' | 'DK'

/**
 * Of a protected person the kind of protection is all that leaves the client of a register, whatever the register sent
 * (facts 4.3): what is not here cannot be stored, shown or logged by mistake.
 */
export type RegisterAnswer =
  | { readonly result: 'found'; readonly person: RegisteredPerson }
  /** `on` is YYYY-MM-DD, or null where the register tells no day. */
  | { readonly result: 'deceased'; readonly person: RegisteredPerson; readonly on: string | null }
  | { readonly result: 'protected'; readonly protection: Protection }
  | { readonly result: 'unknown' }
  | { readonly result: 'unavailable'; readonly why: Unavailable }

/** `refused` is a wrong key or agreement, and asking again cannot help. */
export type Unavailable = 'no-answer' | 'too-slow' | 'refused' | 'not-understood'

export type Protection =
  | 'SE_sekretess'
  | 'SE_skyddad_folkbokforing'
  | 'FI_turvakielto'
  | 'NO_fortrolig'
  | 'NO_strengt_fortrolig'
  | 'DK_navne_adresse'

/** Dates are YYYY-MM-DD, countries ISO 3166-1 alpha-2, zips without spaces. */
export interface RegisteredPerson {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
  readonly sex: 'male' | 'female' | null
  readonly address: RegisteredAddress | null
  /** Since when the person has lived there. */
  readonly addressSince: string | null
  readonly hasLeftTheCountry: boolean
}

export interface RegisteredAddress {
  readonly careOf: string | null
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: Country
}
