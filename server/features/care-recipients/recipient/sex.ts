import type { Sex } from '@omsorg/domain/care-recipients/recipient/registration.ts'

const words = { 1: 'male', 2: 'female', 3: 'other' } as const

/** The word behind the code of the wire (O-3-03). */
export function sexOf(gender: 1 | 2 | 3 | null): Sex | null {
  return gender && words[gender]
}
