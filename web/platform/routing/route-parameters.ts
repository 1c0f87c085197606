import { type TherapyArea, readTherapyArea } from '@omsorg/domain/therapy-area.ts'

/** What each parameter of an address is: a number, a flag, a therapy area; every other one is text. */
const kinds = {
  careRecipientId: 'number',
  customerOrderId: 'number',
  recreateCustomerOrderId: 'number',
  preliminaryOrderId: 'number',
  investigationId: 'number',
  claimId: 'number',
  userId: 'number',
  operatorId: 'number',
  id: 'number',
  isCRP: 'flag',
  isPcaSelection: 'flag',
  editMode: 'flag',
  isCSP: 'flag',
  therapyArea: 'area',
} as const

type Kinds = typeof kinds
interface ValueOfKind {
  number: number
  flag: boolean
  area: TherapyArea
}

type ValueOf<Name extends string> = Name extends keyof Kinds ? ValueOfKind[Kinds[Name]] : string

/** The parameters of a pattern such as `/Order/GroupOrder/{preliminaryOrderId?}`, as `preliminaryOrderId?`. */
type NamesIn<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type Optional<Names extends string> = Names extends `${infer Name}?` ? Name : never
type Required<Names extends string> = Names extends `${string}?` ? never : Names

/** What a link to an address needs. */
export type ParametersOf<Pattern extends string> = {
  readonly [Name in Required<NamesIn<Pattern>>]: ValueOf<Name>
} & { readonly [Name in Optional<NamesIn<Pattern>>]?: ValueOf<Name> | undefined }

/** What a screen reads from its address: a flag always has a value (O-2-02). */
export type ReadParametersOf<Pattern extends string> = {
  readonly [Name in Required<NamesIn<Pattern>>]: ValueOf<Name>
} & {
  readonly [Name in Optional<NamesIn<Pattern>>]: Name extends keyof Kinds
    ? Kinds[Name] extends 'flag'
      ? boolean
      : ValueOf<Name> | null
    : ValueOf<Name> | null
}

type Kind = 'number' | 'flag' | 'area' | 'text'

export function kindOf(name: string): Kind {
  return Object.hasOwn(kinds, name) ? kinds[name as keyof Kinds] : 'text'
}

/** Words that only separate the optional parts of an address and are never a value (A-G16). */
const separators = new Set(['CID', 'CUID', 'CPID', 'ACT', 'COID', 'CRID', 'UID', 'OPID'])

/**
 * The value of one parameter as it stands in the address, or null when it cannot be one: the address then leads nowhere
 * and no call is made (O-2-01). A flag is true for the exact text `true` alone (O-2-02).
 */
export function readParameter(name: string, text: string): number | boolean | string | null {
  const kind = kindOf(name)
  if (kind === 'flag') return text === 'true'
  if (kind === 'number') return /^\d{1,15}$/.test(text) ? Number(text) : null
  if (kind === 'area') return readTherapyArea(text)
  return text === '' || separators.has(text.toUpperCase()) ? null : text
}

/** All parameters of a pattern from the texts in an address, or null when one of them cannot be read. */
export function readParameters(
  pattern: string,
  texts: Readonly<Record<string, string | undefined>>,
): Record<string, number | boolean | string | null> | null {
  const values: Record<string, number | boolean | string | null> = {}
  for (const { name, optional } of parametersOf(pattern)) {
    const text = texts[name]
    if (text === undefined || text === '') {
      if (!optional) return null
      values[name] = kindOf(name) === 'flag' ? false : null
      continue
    }
    const value = readParameter(name, text)
    if (value === null) return null
    values[name] = value
  }
  return values
}

export function parametersOf(pattern: string): { readonly name: string; readonly optional: boolean }[] {
  return [...pattern.matchAll(/\{(\w+)(\?)?\}/g)].map(([, name = '', mark]) => ({ name, optional: mark === '?' }))
}
