import { reasonPattern } from '@omsorg/domain/care-recipients/identity/reason.ts'
import { z } from 'zod'
import { id } from '../../fields.ts'

/** Whom somebody opens who is protected, by click, and the reason that is kept. */
export const reasonedOpening = z.object({
  careRecipientId: id,
  reason: z.string().trim().max(500).regex(reasonPattern).meta({ format: 'reason' }),
})
