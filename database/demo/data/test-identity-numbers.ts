import {
  danishTestNumbers,
  swedishTestNumbers as published,
} from '@omsorg/domain/care-recipients/identity/test-identity-numbers.ts'

/** Those who would be more than a hundred years old are left out. */
export const swedishTestNumbers: readonly string[] = published.filter((number) => number >= '1924')

export { danishTestNumbers }
