import type { Formats } from '@omsorg/domain/format/formats.ts'
import { identityNumberRefusalText } from '../../identity/number-text.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { FieldFault, FormRules } from './recipient-check.ts'

interface Reader {
  readonly t: AllTexts
  readonly format: Formats
  readonly rules: FormRules
}

/** What is wrong with a field, and what to do. */
export function faultText({ at, problem, most }: FieldFault, { t, format, rules }: Reader) {
  const { validation, recipientForm } = t
  switch (problem) {
    case 'missing':
      return validation.required
    case 'too-long':
      return validation.maxLength({ count: most ?? 0 })
    case 'letters-only':
      return validation.lettersOnly
    case 'phone':
      return validation.phone
    case 'email':
      return validation.email
    case 'zip':
      return recipientForm.faults.zip
    case 'box-address':
      return t.orders.receiver.noBox
    case 'entry-code':
      return validation.entryCode
    case 'day':
      return validation.date
    case 'day-ahead':
      return validation.dateNotAfter({ date: format.date(rules.today) })
    case 'minor':
      return at.startsWith('trustees') ? recipientForm.faults.trusteeMinor : recipientForm.faults.guardianMinor
    case 'recipient-minor':
      return recipientForm.faults.recipientMinor
    case 'same-guardian':
      return recipientForm.faults.sameGuardian
    case 'temporary-number':
      return recipientForm.faults.temporaryNumber
    case 'choose-one':
      return recipientForm.faults.chooseOne
    default:
      return identityNumberRefusalText(problem, t)
  }
}
