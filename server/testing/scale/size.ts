/**
 * Whether tests that try many things try all of them (OMSORG_WHOLE=yes, see docs/security-tests.md). As a rule they try as many
 * as show that the rule holds.
 */
export const isWhole = process.env['OMSORG_WHOLE'] === 'yes'

/** So many as a rule, and so many of the whole. */
export function sized(few: number, all: number): number {
  return isWhole ? all : few
}
