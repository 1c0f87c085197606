import { contentTypes } from '@omsorg/domain/content/static-content/content-words.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { contentLanguage, timesInOrder, written } from './content-fields.ts'

export const addStaticContent = endpoint({
  name: 'content/static-content/add-static-content',
  method: 'POST',
  path: '/StaticContent',
  applications: ['PRINCIPAL'],
  permission: 'StaticContentWrite',
  summary: 'Adds static content in one language.',
  idempotent: true,
  input: z
    .object({
      /** Begins with TOP_; maintenance and disclaimer have their own. */
      identifier: z.string().trim().max(80).default(''),
      type: z.enum(contentTypes),
      language: contentLanguage,
      ...written,
    })
    .refine(timesInOrder, { path: ['shownUntil'] }),
  output: z.object({ id: shown.id, identifier: z.string(), rowVersion: shown.rowVersion }),
  refusals: {
    'identifier-wrong': { code: 'COM001001' },
    'identifier-taken': { code: 'VALIDATION_FAILED' },
    'type-differs': { code: 'VALIDATION_FAILED' },
  },
})
