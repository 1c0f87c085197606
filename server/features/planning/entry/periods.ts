import type { PartOfDay } from '@omsorg/domain/planning/entry/parts-of-day.ts'
import type { Periods } from './entries.sql.ts'

/** An empty description takes that of its part of the day away. */
export function periodsWith(
  former: Periods,
  given: readonly { readonly period: PartOfDay; readonly description: string }[],
): Periods {
  const all = given.reduce((periods, { period, description }) => ({ ...periods, [period]: description }), former)
  return Object.fromEntries(Object.entries(all).filter(([, description]) => description !== ''))
}
