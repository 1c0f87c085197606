import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { readQuery, writeQuery } from './router-query.ts'

/** One part of what an address holds: how it is read from the values that are written, and what is written of it. */
export interface AddressPart<Value> {
  /** The values as they are written, none where the part is left out. What cannot be read counts as left out. */
  read(written: readonly string[]): Value
  /** None where it is as it begins. */
  write(value: Value): readonly string[]
}

export const text: AddressPart<string> = {
  read: ([written = '']) => written,
  write: (value) => (value === '' ? [] : [value]),
}

/** Words that somebody has written, such as rooms: each a value of its own. */
export const texts: AddressPart<readonly string[]> = {
  read: (written) => [...new Set(written.filter((each) => each !== '' && each.length <= 30))],
  write: (value) => value,
}

/** From 1; no list has a page of more digits. */
export const page: AddressPart<number> = {
  read: ([written = '']) => (/^[1-9]\d{0,4}$/.test(written) ? Number(written) : 1),
  write: (value) => (value === 1 ? [] : [String(value)]),
}

/** An id, or null. */
export const id: AddressPart<number | null> = {
  read: ([written = '']) => (/^[1-9]\d{0,9}$/.test(written) ? Number(written) : null),
  write: (value) => (value === null ? [] : [String(value)]),
}

/** Ids, each once. */
export const ids: AddressPart<readonly number[]> = {
  read: (written) => [
    ...new Set(
      written
        .flatMap((each) => each.split(','))
        .filter((each) => /^[1-9]\d{0,9}$/.test(each))
        .map(Number),
    ),
  ],
  write: (value) => value.map(String),
}

/** Said or not: `?new` and `?new=true` say it. */
export const flag: AddressPart<boolean> = {
  read: ([written]) => written === 'true' || written === '',
  write: (value) => (value ? ['true'] : []),
}

/** A day, `YYYY-MM-DD`; blank for any. */
export const day: AddressPart<string> = {
  read: ([written = '']) => readDay(written) ?? '',
  write: (value) => (value === '' ? [] : [value]),
}

/** One of the values; the first is where the view begins. */
export function oneOf<const Value extends string | number>(values: readonly [Value, ...Value[]]): AddressPart<Value> {
  return {
    read: ([written]) => values.find((each) => String(each) === written) ?? values[0],
    write: (value) => (value === values[0] ? [] : [String(value)]),
  }
}

/** One of the values, or null for none. */
export function oneOrNone<const Value extends string | number>(values: readonly Value[]): AddressPart<Value | null> {
  return {
    read: ([written]) => values.find((each) => String(each) === written) ?? null,
    write: (value) => (value === null ? [] : [String(value)]),
  }
}

/** Some of the values, in the order of the list; a dot stands between them. */
export function someOf<const Value extends string>(values: readonly Value[]): AddressPart<readonly Value[]> {
  return {
    read: (written) => {
      const words = new Set(written.flatMap((each) => each.split('.')))
      return values.filter((each) => words.has(each))
    },
    write: (value) => (value.length === 0 ? [] : [value.join('.')]),
  }
}

/** How the view of a screen stands in its address: a name for each part. What begins as it begins is not written. */
export interface AddressView<View> {
  readonly read: (query: string) => View
  /** With its question mark; '' where the view is as it begins. */
  readonly write: (view: View) => string
}

export function addressView<const Parts extends Readonly<Record<string, AddressPart<unknown>>>>(
  parts: Parts,
): AddressView<{ readonly [Name in keyof Parts]: Parts[Name] extends AddressPart<infer Value> ? Value : never }> {
  const entries = Object.entries(parts)
  return {
    read: (query) => {
      const written = readQuery(query)
      return Object.fromEntries(entries.map(([name, part]) => [name, part.read(written[name] ?? [])])) as never
    },
    write: (view) => {
      const values = view as Readonly<Record<string, unknown>>
      return writeQuery(Object.fromEntries(entries.map(([name, part]) => [name, part.write(values[name])])))
    },
  }
}
