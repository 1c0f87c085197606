import { type NumberFrame, numberReading, toldBy } from './number-reading.ts'
import type { RecipientFields } from '../recipient/form/recipient-fields.ts'

type Told = Pick<RecipientFields, 'birthDate' | 'gender'>

/**
 * Birth date and sex after a number was typed: taken from the number where nobody has written them, or where they still say
 * what the former number told. What a person has chosen is never written over, because the sex of a number can differ
 * from the person's (facts 1.3); the birth date of a number is the person's.
 */
export function afterNumber(
  before: Told & Pick<RecipientFields, 'ssn'>,
  typed: string,
  frame: NumberFrame,
): Partial<Told> {
  const former = told(before.ssn, frame)
  const now = told(typed, frame)
  const genderIsTold = before.gender === '' || before.gender === former.gender
  return {
    ...(now.birthDate
      ? { birthDate: now.birthDate }
      : before.birthDate !== '' && before.birthDate === former.birthDate
        ? { birthDate: '' }
        : {}),
    ...(genderIsTold ? { gender: now.gender ?? '' } : {}),
  }
}

function told(typed: string, frame: NumberFrame): ReturnType<typeof toldBy> {
  const reading = numberReading(typed, frame)
  return reading.state === 'read' ? toldBy(reading.number) : {}
}
