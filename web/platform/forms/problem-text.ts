import type { CareTexts } from '@omsorg/texts/shape.ts'
import type { FieldProblem } from './field-errors.ts'

/** What is wrong with a field, and what to do about it. */
export function problemText(
  { problem, bound = 0, range, format }: FieldProblem,
  { validation, errorCodes }: CareTexts,
): string {
  if (range) return validation.between({ min: String(range[0]), max: String(range[1]) })
  switch (problem) {
    case 'missing':
      return validation.required
    case 'too-long':
    case 'too-many':
      return validation.maxLength({ count: bound })
    case 'too-large':
      return validation.max({ max: String(bound) })
    case 'too-small':
      return validation.min({ min: String(bound) })
    case 'too-few':
      return validation.chooseOne
    case 'too-short':
      return format === 'phone' ? validation.phone : validation.minLength({ count: bound })
    case 'wrong':
      return format === undefined ? errorCodes.COM001001 : (wordsOfFormat(validation)[format] ?? errorCodes.COM001001)
  }
}

function wordsOfFormat(validation: CareTexts['validation']): Readonly<Record<string, string>> {
  return {
    phone: validation.phone,
    email: validation.email,
    date: validation.date,
    'entry-code': validation.entryCode,
    reason: validation.reason,
    'person-name': validation.lettersOnly,
    city: validation.lettersOnly,
    'user-name': validation.badUsername,
  }
}
