import type { FurtherTexts } from '../../shape.ts'
import { recipientChanges } from './recipient-changes.ts'
import { recipientForm } from './recipient-form.ts'

export const careRecipientTexts = { recipientChanges, recipientForm } satisfies Partial<FurtherTexts>
