import { z } from 'zod'
import * as shown from '../../shown.ts'
import { contentLanguage } from '../static-content/content-fields.ts'

/** Whether and when somebody accepted the terms of use. */
export const acceptance = z
  .object({
    /** The version of the terms in the language of the caller; 0 is the product's own. */
    version: z.int(),
    /** Whether what was accepted last is still what the terms say. */
    accepted: z.boolean(),
    acceptedOn: shown.instant.nullable(),
    acceptedVersion: z.int().nullable(),
    acceptedLanguage: contentLanguage.nullable(),
  })
  .meta({ id: 'DisclaimerAcceptance' })
